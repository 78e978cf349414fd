// Workers take the next few games until there are none left.
#include "sim/run.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace frise::sim {
namespace {

constexpr std::uint64_t games_at_once = 16;
constexpr auto progress_pause = std::chrono::milliseconds{100};

class Crew {
  public:
    Crew(const Plan& plan, const RunOptions& options) : plan_{plan}, options_{options}, left_{plan.own_games()} {}

    Outcome work() {
        const std::uint64_t chunks = (left_ + games_at_once - 1) / games_at_once;
        const auto count = std::clamp<std::uint64_t>(chunks, 1, std::max(1U, options_.threads));
        std::vector<std::thread> workers;
        working_ = count;
        for (std::uint64_t i = 0; i < count; ++i) workers.emplace_back([this] { work_alone(); });
        report_progress();
        for (std::thread& worker : workers) worker.join();
        if (failure_) std::rethrow_exception(failure_);
        return {std::move(sum_), done_ < left_};
    }

  private:
    [[nodiscard]] bool must_stop() const {
        return failed_ || (options_.stop != nullptr && options_.stop->load(std::memory_order_relaxed));
    }

    void work_alone() {
        try {
            Arena arena{plan_};
            play_in(arena);
            const std::lock_guard lock{mutex_};
            sum_ += arena.tally();
        } catch (...) {
            const std::lock_guard lock{mutex_};
            failed_ = true;
            if (!failure_) failure_ = std::current_exception();
        }
        const std::lock_guard lock{mutex_};
        --working_;
        finished_.notify_all();
    }

    void play_in(Arena& arena) {
        while (true) {
            const std::uint64_t from = next_.fetch_add(games_at_once, std::memory_order_relaxed);
            if (from >= left_) return;
            for (std::uint64_t nth = from; nth < std::min(from + games_at_once, left_); ++nth) {
                if (must_stop()) return;
                arena.play(plan_.own_game(nth));
                done_.fetch_add(1, std::memory_order_relaxed);
            }
        }
    }

    void report_progress() {
        std::unique_lock lock{mutex_};
        while (!finished_.wait_for(lock, progress_pause, [this] { return working_ == 0; })) {
            if (options_.progress) options_.progress(done_);
        }
    }

    const Plan& plan_;
    const RunOptions& options_;
    std::uint64_t left_;
    std::atomic<std::uint64_t> next_{0};
    std::atomic<std::uint64_t> done_{0};
    std::atomic<bool> failed_{false};
    std::mutex mutex_;
    std::condition_variable finished_;
    std::uint64_t working_ = 0;
    Tally sum_;
    std::exception_ptr failure_;
};

}  // namespace

Outcome run(const Plan& plan, const RunOptions& options) { return Crew{plan, options}.work(); }

}  // namespace frise::sim
