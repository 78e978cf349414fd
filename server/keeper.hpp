// The thread that owns the store. What waits for the disk goes there in one go: all tables share each commit.
#pragma once

#include "server/metrics.hpp"
#include "store/store.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace frise::server {

namespace asio = boost::asio;

using Kept = store::Stored<store::Appended>;

class Keeper {
  public:
    Keeper(std::unique_ptr<store::Store> store, Metrics& metrics);
    // For a store that may be away for a while: hears of it, on the keeper's thread, when that cannot be reached and
    // when it can be again. In between everything is answered with that, and one question from time to time finds out.
    // Before the first append.
    void tell(std::function<void(bool away)> change);
    Keeper(const Keeper&) = delete;
    Keeper& operator=(const Keeper&) = delete;
    // After all that waits was done.
    ~Keeper();

    // `done` is called by `home`, after it is on disk.
    void append(store::Append append, asio::io_context& home, std::function<void(Kept)> done);

    // Runs `question` on the store and goes on where the coroutine was, with what it returned.
    template <class Question>
    auto ask(Question question) -> asio::awaitable<decltype(question(std::declval<store::Store&>()))> {
        using Answer = decltype(question(std::declval<store::Store&>()));
        const auto executor = co_await asio::this_coro::executor;
        co_return co_await asio::async_initiate<decltype(asio::use_awaitable), void(Answer)>(
            [&](auto handler) {
                auto held = std::make_shared<decltype(handler)>(std::move(handler));
                run([question = std::move(question), executor, held](store::Store& store) mutable {
                    auto answer = std::make_shared<Answer>(question(store));
                    asio::post(executor, [held, answer] { std::move (*held)(std::move(*answer)); });
                });
            },
            asio::use_awaitable);
    }

    // The same for threads that may wait, such as those of a workshop.
    template <class Question>
    auto wait_for(const Question& question) -> decltype(question(std::declval<store::Store&>())) {
        std::promise<decltype(question(std::declval<store::Store&>()))> answer;
        run([&](store::Store& store) { answer.set_value(question(store)); });
        return answer.get_future().get();
    }

    [[nodiscard]] std::size_t waiting() const;
    // Somebody else has lost the store, or found it again: it is asked now, and while it is lost from time to time. It
    // may still answer at first: a database that ends does not leave all who are connected at once.
    void doubt(bool lost);

  private:
    struct Job {
        store::Append append;
        asio::io_context* home;
        std::function<void(Kept)> done;
    };
    struct Batch {
        std::vector<Job> jobs;
        std::vector<std::function<void(store::Store&)>> questions;
        bool probe = false;
    };

    void run(std::function<void(store::Store&)> question);
    void work();
    // Waits for it; false at the end.
    bool next(Batch& batch);
    void commit(std::vector<Job>& jobs);
    void probe();
    void lose(const store::Trouble& trouble);
    store::Store& at_hand() { return absent_ ? *absent_ : *store_; }

    std::unique_ptr<store::Store> store_;
    std::unique_ptr<store::Store> absent_;  // while the real one cannot be reached
    std::function<void(bool)> change_;
    Metrics& metrics_;
    mutable std::mutex mutex_;
    std::condition_variable arrived_;
    std::vector<Job> jobs_;
    std::deque<std::function<void(store::Store&)>> questions_;
    bool gathering_ = false;  // waits a little for more, and then looks by itself
    bool doubtful_ = false;   // somebody else has lost the store
    bool doubted_ = false;    // and that has changed
    bool ending_ = false;
    std::chrono::steady_clock::time_point gathered_;  // known to the thread alone, and so is the next
    std::chrono::steady_clock::time_point next_probe_;
    std::thread thread_;
};

}  // namespace frise::server
