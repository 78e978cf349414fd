// A keeper with a store that others have lost, or of which many ask something at once.
#include "server/keeper.hpp"

#include "server/metrics.hpp"
#include "tests/server/store_around.hpp"

#include <atomic>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <chrono>
#include <future>
#include <gtest/gtest.h>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

namespace frise::test {
namespace {

namespace asio = boost::asio;
using namespace std::chrono_literals;

// How often it is asked; it answers the first `patience` times.
struct Asked {
    std::atomic<int> times = 0;
    std::atomic<int> patience = 0;
};

class FadingStore final : public StoreAround {
  public:
    explicit FadingStore(std::shared_ptr<Asked> asked) : asked_{std::move(asked)} {}

    store::Stored<void> ping() override {
        if (++asked_->times > asked_->patience) {
            return tl::unexpected{store::Trouble{store::Trouble::Kind::unreachable, "gone"}};
        }
        return StoreAround::ping();
    }

  private:
    std::shared_ptr<Asked> asked_;
};

struct Doubts : testing::Test {
    std::shared_ptr<Asked> asked = std::make_shared<Asked>();
    server::Metrics metrics;
    // After how many questions.
    std::promise<int> away;
    std::promise<int> back;
    server::Keeper keeper{std::make_unique<FadingStore>(asked), metrics};

    void SetUp() override {
        keeper.tell([this](bool is_away) { (is_away ? away : back).set_value(asked->times); });
    }
};

// -1: it never came.
int when(std::promise<int>& change) {
    auto future = change.get_future();
    return future.wait_for(30s) == std::future_status::ready ? future.get() : -1;
}

TEST_F(Doubts, go_on_while_a_store_that_others_have_lost_still_answers) {
    asked->patience = 2;
    keeper.doubt(true);
    EXPECT_EQ(when(away), 3) << "although nobody wants anything of it";
    asked->patience = 1000;
    EXPECT_GT(when(back), 3) << "although those others have not found it again";
}

TEST_F(Doubts, end_when_the_store_is_found_again) {
    asked->patience = 1000;
    keeper.doubt(true);
    while (asked->times < 2) std::this_thread::sleep_for(1ms);
    keeper.doubt(false);
    const int times = asked->times;
    std::this_thread::sleep_for(1500ms);
    EXPECT_LE(asked->times, times + 2) << "one that was under way, and one for the news that it is back";
}

// Answers nobody before it is let go, and then counts.
class SlowStore final : public StoreAround {
  public:
    explicit SlowStore(std::shared_future<void> go) : go_{std::move(go)} {}

    store::Stored<std::optional<store::Person>> person(std::string_view id) override {
        go_.wait();
        ++answered_;
        return StoreAround::person(id);
    }
    store::Stored<std::vector<store::Appended>> append(std::span<const store::Append> /*appends*/) override {
        // How many answers came first, as if it were what came of it.
        return tl::unexpected{store::Trouble{store::Trouble::Kind::full, std::to_string(answered_)}};
    }

  private:
    std::shared_future<void> go_;
    int answered_ = 0;
};

asio::awaitable<void> ask_for_somebody(server::Keeper& keeper) {
    co_await keeper.ask([](store::Store& store) { return store.person("").has_value(); });
}

TEST(Keeper, stores_a_move_while_many_still_ask) {
    constexpr int many = 1000;
    std::promise<void> go;
    server::Metrics metrics;
    asio::io_context home;
    server::Keeper keeper{std::make_unique<SlowStore>(go.get_future().share()), metrics};
    for (int i = 0; i < many; ++i) asio::co_spawn(home, ask_for_somebody(keeper), asio::detached);
    home.poll();
    std::optional<int> before;
    keeper.append({.table = "A"}, home, [&](const server::Kept& kept) { before = std::stoi(kept.error().message); });
    go.set_value();
    home.restart();
    const auto waiting = asio::make_work_guard(home);
    while (!before) home.run_one();
    EXPECT_LT(*before, many / 10);
}

}  // namespace
}  // namespace frise::test
