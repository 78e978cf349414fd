// Another server over the same store writes just when this one is busy with the table: its news is not lost.
#include "table/entry.hpp"
#include "tests/server/hall.hpp"
#include "tests/server/store_around.hpp"

#include <atomic>
#include <functional>
#include <gtest/gtest.h>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace frise::test {
namespace {

using store::News;

// What the other server does, and when; each is done once.
struct Neighbour {
    using Act = std::function<void(std::string_view table)>;
    Act after_load;
    Act after_append;
    std::atomic<bool> took_away = false;  // all that is asked for anew
    std::function<void(const News&)> tell;
    StoreAround* store = nullptr;

    // The number under which it is stored; nobody is told.
    [[nodiscard]] store::Number chat(std::string_view table, std::string text) const {
        const store::Number last = store->StoreAround::load(table, 0).value()->entries.size();
        const server::Entry entry{0, "somebody", {}, server::Chatted{"Cleo", std::move(text)}};
        const std::vector<store::Append> appends{{std::string{table}, last, {server::write_entry(entry, {})}, {}}};
        EXPECT_EQ(store->StoreAround::append(appends).value().front(), store::Appended::done);
        return last + 1;
    }
};

class SharedStore final : public StoreAround {
  public:
    explicit SharedStore(std::shared_ptr<Neighbour> neighbour) : neighbour_{std::move(neighbour)} {
        neighbour_->store = this;
    }

    std::unique_ptr<store::Listening> listen(std::function<void(const News&)> heard) override {
        neighbour_->tell = std::move(heard);
        return std::make_unique<store::Listening>();
    }
    store::Stored<std::optional<store::TableRecord>> load(std::string_view table, store::Number after) override {
        if (after > 0 && neighbour_->took_away) return std::nullopt;
        auto record = StoreAround::load(table, after);
        if (const auto act = std::exchange(neighbour_->after_load, {})) act(table);
        return record;
    }
    store::Stored<std::vector<store::Appended>> append(std::span<const store::Append> appends) override {
        auto done = StoreAround::append(appends);
        if (const auto act = std::exchange(neighbour_->after_append, {})) act(appends.front().table);
        return done;
    }

  private:
    std::shared_ptr<Neighbour> neighbour_;
};

struct MissedNews : testing::Test {
    std::shared_ptr<Neighbour> neighbour = std::make_shared<Neighbour>();
    Hall hall{quick_settings(), std::make_unique<SharedStore>(neighbour)};
    Somebody ana = new_person(hall.port(), "Ana");
    std::string code = new_table(hall.port(), ana, {{"name", "Ana"}, {"game", "classic"}, {"seats", 2}});
};

TEST_F(MissedNews, comes_while_the_table_is_loaded) {
    neighbour->after_load = [&](std::string_view table) {
        const store::Number number = neighbour->chat(table, "meanwhile");
        neighbour->tell({News::Kind::entries, std::string{table}, number});
    };
    Client client{hall.port(), code, ana};
    EXPECT_EQ(client.next("chat").at("text"), "meanwhile");
}

TEST_F(MissedNews, was_lost_while_the_table_is_loaded) {
    neighbour->after_load = [&](std::string_view table) {
        (void)neighbour->chat(table, "meanwhile");
        neighbour->tell({.kind = News::Kind::gap});
    };
    Client client{hall.port(), code, ana};
    EXPECT_EQ(client.next("chat").at("text"), "meanwhile");
}

TEST_F(MissedNews, was_lost_while_something_is_stored) {
    Client client{hall.port(), code, ana};
    client.next("welcome");
    neighbour->after_append = [&](std::string_view table) {
        (void)neighbour->chat(table, "meanwhile");
        neighbour->tell({.kind = News::Kind::gap});
    };
    client.request({{"type", "chat"}, {"text", "mine"}});
    EXPECT_EQ(client.next("chat").at("text"), "meanwhile");
}

TEST_F(MissedNews, was_lost_while_other_news_is_read) {
    Client client{hall.port(), code, ana};
    client.next("welcome");
    neighbour->after_load = [&](std::string_view table) {
        (void)neighbour->chat(table, "second");
        neighbour->tell({.kind = News::Kind::gap});
    };
    neighbour->after_append = [&](std::string_view table) {
        const store::Number number = neighbour->chat(table, "first");
        neighbour->tell({News::Kind::entries, std::string{table}, number});
    };
    client.request({{"type", "chat"}, {"text", "mine"}});
    EXPECT_EQ(client.next("chat").at("text"), "first");
    EXPECT_EQ(client.next("chat").at("text"), "second");
}

TEST_F(MissedNews, was_that_the_table_is_gone) {
    neighbour->took_away = true;
    Client client{hall.port(), code, Client::Hello{ana.token, 100, "en", {}}};
    EXPECT_EQ(client.next("bye").at("reason"), "restart") << "and nobody sits at a table that is no longer kept";
}

}  // namespace
}  // namespace frise::test
