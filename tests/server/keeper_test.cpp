// What a keeper makes of a store that others have lost.
#include "server/keeper.hpp"

#include "server/metrics.hpp"
#include "tests/server/store_around.hpp"

#include <atomic>
#include <chrono>
#include <future>
#include <gtest/gtest.h>
#include <memory>
#include <thread>
#include <utility>

namespace frise::test {
namespace {

using namespace std::chrono_literals;

// How often it is asked; it answers the first `patience` times.
struct Asked {
    std::atomic<int> times = 0;
    std::atomic<int> patience = 0;
};

class FadingStore final : public StoreAround {
  public:
    explicit FadingStore(std::shared_ptr<Asked> asked) : asked_{std::move(asked)} {}

    store::Stored<std::optional<store::Person>> person(std::string_view id) override {
        if (++asked_->times > asked_->patience) {
            return tl::unexpected{store::Trouble{store::Trouble::Kind::unreachable, "gone"}};
        }
        return StoreAround::person(id);
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

}  // namespace
}  // namespace frise::test
