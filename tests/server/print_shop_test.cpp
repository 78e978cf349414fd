// Printing: in turn, with bounds, and over HTTP.
#include "server/print_shop.hpp"

#include "deckkit/shelf.hpp"
#include "tests/server/hall.hpp"

#include <chrono>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <thread>

namespace frise::test {
namespace {

namespace json = boost::json;
using server::PrintNews;
using server::PrintShop;
using server::PrintState;
using testing::StartsWith;

constexpr auto patience = std::chrono::seconds{120};

std::string small_deck_text(int cards) {
    json::array list;
    for (int i = 0; i < cards; ++i) {
        list.push_back({{"id", "card-" + std::to_string(i)}, {"year", 1000 + i}, {"title", {{"en", "Thing"}}}});
    }
    return json::serialize(
        json::object{{"format", 1}, {"id", "small"}, {"title", {{"en", "Small"}}}, {"cards", std::move(list)}});
}

class Printing : public testing::Test {
  public:
    std::optional<std::string> order(const std::string& person, const std::string& deck,
                                     const std::string& address = "here") {
        return shop.order({person, address, deck, {}});
    }
    PrintNews wait_for(const std::string& id) {
        const auto until = std::chrono::steady_clock::now() + patience;
        while (std::chrono::steady_clock::now() < until) {
            const auto news = shop.news(id);
            if (!news || news->state == PrintState::done || news->state == PrintState::failed) {
                return news.value_or(PrintNews{PrintState::failed, 0, 0, "gone"});
            }
            std::this_thread::sleep_for(std::chrono::milliseconds{2});
        }
        ADD_FAILURE() << "it takes too long";
        return {};
    }

    server::ManualClock clock{1'000'000};
    PrintShop shop{clock};
    std::string small = small_deck_text(3);
    // Takes some seconds.
    std::string large = small_deck_text(2500);
};

TEST_F(Printing, makes_a_file) {
    const auto id = order("ana", small);
    ASSERT_TRUE(id);
    const PrintNews news = wait_for(*id);
    EXPECT_EQ(news.state, PrintState::done) << news.message;
    EXPECT_EQ(news.done, 2);
    EXPECT_EQ(news.all, 2);
    ASSERT_NE(shop.file(*id), nullptr);
    EXPECT_THAT(*shop.file(*id), StartsWith("%PDF"));
}

TEST_F(Printing, forgets_after_ten_minutes) {
    const std::string id = *order("ana", small);
    wait_for(id);
    clock.advance(599'000);
    EXPECT_TRUE(shop.news(id));
    const auto read_on = shop.file(id);
    clock.advance(1000);
    EXPECT_FALSE(shop.news(id));
    EXPECT_EQ(shop.file(id), nullptr);
    EXPECT_THAT(*read_on, StartsWith("%PDF")) << "whoever reads it has it to the end";
}

TEST_F(Printing, has_bounds_for_a_person_and_an_address) {
    const auto first = order("ana", large);
    const auto second = order("ana", large);
    ASSERT_TRUE(first && second);
    EXPECT_FALSE(order("ana", small));
    for (const char* person : {"b", "c", "d", "e", "f", "g"}) EXPECT_TRUE(order(person, large)) << person;
    EXPECT_FALSE(order("h", small)) << "eight of one address";
    EXPECT_TRUE(order("h", small, "elsewhere"));
    EXPECT_TRUE(shop.drop(*first));
    EXPECT_TRUE(order("ana", small));
}

TEST_F(Printing, has_a_bound_for_all) {
    for (std::size_t i = 0; i < PrintShop::most_open; ++i) {
        EXPECT_TRUE(order(std::to_string(i), large, std::to_string(i)));
    }
    EXPECT_FALSE(order("one more", small, "elsewhere"));
}

TEST_F(Printing, keeps_few_of_one_person) {
    std::vector<std::string> ids;
    for (std::size_t i = 0; i <= PrintShop::most_kept_of_one; ++i) {
        ids.push_back(order("ana", small).value_or(""));
        wait_for(ids.back());
    }
    EXPECT_FALSE(shop.news(ids.front()));
    EXPECT_TRUE(shop.news(ids[1]));
}

TEST_F(Printing, goes_on_with_the_next_when_one_is_dropped) {
    const std::string first = *order("ana", large);
    const std::string second = *order("ben", small);
    while (shop.news(first)->state == PrintState::waiting) std::this_thread::yield();
    EXPECT_EQ(shop.news(second)->state, PrintState::waiting);
    EXPECT_TRUE(shop.drop(first));
    EXPECT_FALSE(shop.drop(first));
    EXPECT_FALSE(shop.news(first));
    EXPECT_EQ(wait_for(second).state, PrintState::done);
}

TEST_F(Printing, says_why_it_failed) {
    const PrintNews none = wait_for(*order("ana", "{}"));
    EXPECT_EQ(none.state, PrintState::failed);
    EXPECT_FALSE(none.message.empty());
    const PrintNews many = wait_for(*order("ana", small_deck_text(3001)));
    EXPECT_EQ(many.state, PrintState::failed);
    EXPECT_THAT(many.message, testing::HasSubstr("3000"));
}

TEST_F(Printing, closes_in_the_middle_of_work) {
    const std::string id = *order("ana", large);
    while (shop.news(id)->done == 0) std::this_thread::yield();
    shop.close();
    EXPECT_LT(shop.news(id)->done, shop.news(id)->all);
    EXPECT_FALSE(order("ana", small));
}

class Prints : public testing::Test {
  public:
    HttpReply get(const std::string& path) const { return ask(hall.port(), {"GET", path, {}, {}, {}}); }
    HttpReply order(const json::object& wish) const {
        return ask(hall.port(), {"POST", "/api/prints", json::serialize(wish), ana.token, {}});
    }
    std::string done(const json::object& wish) const {
        const HttpReply ordered = order(wish);
        EXPECT_EQ(ordered.status, 202) << ordered.text;
        std::string path = "/api/prints/" + json::value_to<std::string>(ordered.body.at("print"));
        for (HttpReply news = get(path); news.body.at("state") != "done"; news = get(path)) {
            if (news.body.at("state") == "failed") throw std::runtime_error{news.text};
            std::this_thread::sleep_for(std::chrono::milliseconds{10});
        }
        return path;
    }
    std::string sent(int cards) const {
        const HttpReply reply = ask(hall.port(), {"POST", "/api/decks", small_deck_text(cards), ana.token, {}});
        return json::value_to<std::string>(reply.body.at("code"));
    }

    Hall hall;
    Somebody ana = new_person(hall.port(), "Ana");
};

TEST_F(Prints, are_fetched_with_a_plain_link) {
    const std::string path = done({{"deck", sent(3)}, {"paper", "letter"}, {"size", "mini"}, {"backs", "fold"}});
    const HttpReply news = get(path);
    EXPECT_EQ(news.body.at("done"), news.body.at("all"));
    const HttpReply file = get(path + "/small%20%22deck%22.pdf");
    EXPECT_EQ(file.status, 200);
    EXPECT_THAT(file.text, StartsWith("%PDF"));
    EXPECT_EQ(file.header("Content-Type"), "application/pdf");
    EXPECT_EQ(file.header("Content-Length"), std::to_string(file.text.size()));
    EXPECT_EQ(file.header("Content-Disposition"), "attachment; filename=\"small--deck-.pdf\"");
    EXPECT_EQ(file.header("X-Content-Type-Options"), "nosniff");
    EXPECT_EQ(file.header("Cache-Control"), "no-store");
    const HttpReply head = ask(hall.port(), {"HEAD", path + "/small.pdf", {}, {}, {}});
    EXPECT_EQ(head.text, "");
    EXPECT_EQ(head.header("Content-Length"), file.header("Content-Length"));
}

TEST_F(Prints, have_the_rules_of_a_game_if_wished) {
    const std::string code = sent(3);
    const auto pages = [&](const json::object& wish) { return get(done(wish)).body.at("all").to_number<int>(); };
    EXPECT_EQ(pages({{"deck", code}}), 2);
    EXPECT_EQ(pages({{"deck", code}, {"rules", "classic"}, {"lang", "fr"}, {"icons", true}, {"marks", false}}), 3);
}

TEST_F(Prints, are_forgotten) {
    const std::string path = done({{"deck", sent(3)}});
    EXPECT_EQ(ask(hall.port(), {"DELETE", path, {}, {}, {}}).status, 204);
    EXPECT_EQ(get(path).status, 404);
    EXPECT_EQ(get(path + "/small.pdf").status, 404);
    EXPECT_EQ(ask(hall.port(), {"DELETE", path, {}, {}, {}}).status, 404);
    const std::string other = done({{"deck", "everyday"}});
    hall.clock.advance(600'000);
    EXPECT_EQ(get(other + "/everyday.pdf").status, 404);
}

TEST_F(Prints, are_refused_where_the_wish_makes_no_sense) {
    const auto code = [&](const json::object& wish) {
        return json::value_to<std::string>(order(wish).body.at("error").at("code"));
    };
    EXPECT_EQ(code({}), "bad-option");
    EXPECT_EQ(code({{"deck", 7}}), "bad-option");
    EXPECT_EQ(code({{"deck", "none"}}), "no-deck");
    EXPECT_EQ(code({{"deck", "science"}, {"paper", "a0"}}), "bad-option");
    EXPECT_EQ(code({{"deck", "science"}, {"marks", "yes"}}), "bad-option");
    EXPECT_EQ(code({{"deck", "science"}, {"rules", "poker"}}), "bad-option");
    EXPECT_EQ(ask(hall.port(), {"POST", "/api/prints", "{", ana.token, {}}).status, 400);
    EXPECT_EQ(ask(hall.port(), {"POST", "/api/prints", R"({"deck":"science"})", {}, {}}).status, 401);
    for (const char* path : {"/api/prints/x", "/api/prints/x/a.pdf", "/api/prints/x/a", "/api/prints/x/a.pdf/b"}) {
        EXPECT_EQ(get(path).status, 404) << path;
    }
}

TEST_F(Prints, of_one_person_are_few_at_a_time) {
    const std::string code = sent(2500);
    const HttpReply first = order({{"deck", code}});
    EXPECT_EQ(first.status, 202);
    EXPECT_EQ(order({{"deck", code}}).status, 202);
    const HttpReply third = order({{"deck", code}});
    EXPECT_EQ(third.status, 429);
    EXPECT_EQ(third.body.at("error").at("code"), "busy");
    EXPECT_EQ(get("/api/tables").status, 200) << "tables do not wait for it";
}

}  // namespace
}  // namespace frise::test
