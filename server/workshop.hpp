// Threads for work that takes long and comes from strangers, such as reading a deck: tables never wait for it.
// Customers take turns, with one thing after the other: who wants much keeps nobody else waiting.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

namespace frise::server {

namespace asio = boost::asio;

// Lets threads that serve tables go first.
void step_back();

class Workshop {
  public:
    static constexpr std::size_t threads = 2;     // so that one thing that takes long does not keep all others waiting
    static constexpr std::size_t most = 64;       // that are not done
    static constexpr std::size_t most_each = 16;  // of one customer

    Workshop();
    Workshop(const Workshop&) = delete;
    Workshop& operator=(const Workshop&) = delete;
    ~Workshop() { close(); }

    // Does the work and goes on where the coroutine was, with what it returned; nothing if there is too much to do.
    // What the work refers to in that coroutine stays until it is done.
    template <class Work>
    auto ask(const std::string& customer, Work work) -> asio::awaitable<std::optional<std::invoke_result_t<Work>>> {
        using Answer = std::optional<std::invoke_result_t<Work>>;
        const auto executor = co_await asio::this_coro::executor;
        co_return co_await asio::async_initiate<decltype(asio::use_awaitable), void(Answer)>(
            [&](auto handler) {
                auto held = std::make_shared<decltype(handler)>(std::move(handler));
                auto answer = std::make_shared<Answer>();
                const auto go_on = [held, answer, executor] {
                    asio::post(executor, [held, answer] { std::move (*held)(std::move(*answer)); });
                };
                const bool taken = accept(customer, [work = std::move(work), answer, go_on]() mutable {
                    attempt([&] { answer->emplace(work()); });
                    go_on();
                });
                if (!taken) go_on();
            },
            asio::use_awaitable);
    }

    // Work that tells of its end by itself; false if there is too much to do.
    bool accept(const std::string& customer, std::function<void()> work);

    // What waits is forgotten. Call it when nobody runs the coroutines any more, and before their contexts end.
    void close();

  private:
    struct Customer {
        std::deque<std::function<void()>> waiting;
        std::size_t open = 0;  // what waits, and what is being done
    };

    // What it throws is logged: work that failed has no answer.
    static void attempt(const std::function<void()>& work);
    void attend();

    std::mutex mutex_;
    std::condition_variable arrived_;
    std::map<std::string, Customer> customers_;  // those for whom something is not done
    std::deque<std::string> line_;               // of them, those for whom nothing is being done
    std::size_t open_ = 0;                       // of all
    bool closing_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace frise::server
