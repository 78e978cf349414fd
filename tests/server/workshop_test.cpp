// Work beside the tables: done elsewhere, bounded, and ended in good order.
#include "server/workshop.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <future>
#include <gtest/gtest.h>
#include <stdexcept>

namespace frise::test {
namespace {

namespace asio = boost::asio;
using server::Workshop;

class AtWork : public testing::Test {
  public:
    void TearDown() override { shop.close(); }

    // What comes of it is written down when the context runs.
    template <class Work>
    void ask(const std::string& customer, Work work) {
        const auto wait = [this, customer, work]() -> asio::awaitable<void> {
            answers.push_back(co_await shop.ask(customer, work));
        };
        asio::co_spawn(context, wait, asio::detached);
        context.poll();
    }

    asio::io_context context;
    Workshop shop;
    std::vector<std::optional<int>> answers;
};

TEST_F(AtWork, the_answer_comes_back_to_where_it_was_asked) {
    const auto here = std::this_thread::get_id();
    ask("ana", [here] { return std::this_thread::get_id() == here ? 0 : 7; });
    context.run();
    EXPECT_EQ(answers, (std::vector<std::optional<int>>{7}));
}

TEST_F(AtWork, one_customer_does_not_fill_the_shop) {
    std::promise<void> gate;
    const std::shared_future<void> opened = gate.get_future().share();
    const auto slow = [opened] {
        opened.wait();
        return 1;
    };
    for (std::size_t i = 0; i <= Workshop::most_each; ++i) ask("ana", slow);
    context.poll();
    ASSERT_EQ(answers.size(), 1U);
    EXPECT_FALSE(answers.front());
    ask("ben", slow);
    for (std::size_t i = Workshop::most_each + 1; i < Workshop::most; ++i) ask(std::to_string(i), slow);
    context.poll();
    EXPECT_EQ(answers.size(), 1U);
    ask("carla", slow);
    context.poll();
    EXPECT_EQ(answers.size(), 2U) << "now it is full";
    gate.set_value();
    context.run();
    EXPECT_EQ(std::count(answers.begin(), answers.end(), std::optional{1}), static_cast<int>(Workshop::most));
    ask("ana", [] { return 2; });
    context.restart();
    context.run();
    EXPECT_EQ(answers.back(), 2);
}

TEST_F(AtWork, customers_take_turns) {
    std::promise<void> gate;
    const std::shared_future<void> opened = gate.get_future().share();
    std::promise<void> second_gate;
    const std::shared_future<void> second_opened = second_gate.get_future().share();
    // One thread is left, and waits until all have come.
    ask("dan", [second_opened] {
        second_opened.wait();
        return 0;
    });
    ask("eva", [opened] {
        opened.wait();
        return 0;
    });
    for (const int number : {1, 2, 3}) ask("ana", [number] { return number; });
    ask("ben", [] { return 10; });
    ask("carla", [] { return 20; });
    gate.set_value();
    while (answers.size() < 6) context.run_one();
    EXPECT_EQ(answers, (std::vector<std::optional<int>>{0, 1, 10, 20, 2, 3}));
    second_gate.set_value();
    context.run();
}

TEST_F(AtWork, one_customer_has_one_thing_done_at_a_time) {
    std::promise<void> gate;
    const std::shared_future<void> opened = gate.get_future().share();
    ask("ana", [opened] {
        opened.wait();
        return 1;
    });
    ask("ana", [] { return 2; });
    ask("ben", [] { return 10; });
    while (answers.empty()) context.run_one();
    EXPECT_EQ(answers, (std::vector<std::optional<int>>{10}));
    gate.set_value();
    context.run();
    EXPECT_EQ(answers, (std::vector<std::optional<int>>{10, 1, 2}));
}

TEST_F(AtWork, work_that_fails_has_no_answer) {
    ask("ana", []() -> int { throw std::runtime_error{"no"}; });
    context.run();
    EXPECT_EQ(answers, (std::vector<std::optional<int>>{std::nullopt}));
}

TEST_F(AtWork, what_waits_is_forgotten_at_the_end) {
    std::promise<void> gate;
    const std::shared_future<void> opened = gate.get_future().share();
    for (int i = 0; i < 10; ++i) {
        ask("ana", [opened] {
            opened.wait();
            return 1;
        });
    }
    gate.set_value();
    shop.close();
    EXPECT_TRUE(answers.empty());
    ask("ana", [] { return 1; });
}

}  // namespace
}  // namespace frise::test
