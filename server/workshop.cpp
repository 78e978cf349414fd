// Doing one after the other.
#include "server/workshop.hpp"

#include "server/log.hpp"

#include <exception>
#include <sys/resource.h>

namespace frise::server {
namespace {

constexpr std::size_t thread_count = 2;  // so that one that takes long does not keep all others waiting

}  // namespace

// On Linux this is said of the thread alone, and of those that it starts.
void step_back() { ::setpriority(PRIO_PROCESS, 0, 10); }

Workshop::Workshop() {
    for (std::size_t i = 0; i < thread_count; ++i) threads_.emplace_back([this] { attend(); });
}

void Workshop::close() {
    std::deque<Job> forgotten;
    {
        const std::scoped_lock lock{mutex_};
        closing_ = true;
        forgotten.swap(jobs_);
    }
    arrived_.notify_all();
    for (std::thread& thread : threads_) thread.join();
    threads_.clear();
}

void Workshop::attempt(const std::function<void()>& work) {
    try {
        work();
    } catch (const std::exception& error) {
        log_seldom("work-failed", {{"message", error.what()}});
    }
}

bool Workshop::take(const std::string& customer, std::function<void()> work) {
    {
        const std::scoped_lock lock{mutex_};
        if (closing_ || open_ >= most) return false;
        std::size_t& theirs = customers_[customer];
        if (theirs >= most_each) return false;
        ++theirs;
        ++open_;
        jobs_.push_back({customer, std::move(work)});
    }
    arrived_.notify_one();
    return true;
}

void Workshop::attend() {
    step_back();
    std::unique_lock lock{mutex_};
    while (true) {
        arrived_.wait(lock, [this] { return closing_ || !jobs_.empty(); });
        if (closing_) return;
        Job job = std::move(jobs_.front());
        jobs_.pop_front();
        lock.unlock();
        job.work();
        job.work = {};
        lock.lock();
        --open_;
        const auto theirs = customers_.find(job.customer);
        if (--theirs->second == 0) customers_.erase(theirs);
    }
}

}  // namespace frise::server
