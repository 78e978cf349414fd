// Doing one after the other.
#include "server/workshop.hpp"

#include "server/log.hpp"

#include <exception>
#include <sys/resource.h>
#include <utility>

namespace frise::server {

// On Linux this is said of the thread alone, and of those that it starts.
void step_back() { ::setpriority(PRIO_PROCESS, 0, 10); }

Workshop::Workshop() {
    for (std::size_t i = 0; i < threads; ++i) threads_.emplace_back([this] { attend(); });
}

void Workshop::close() {
    std::map<std::string, Customer> forgotten;
    {
        const std::scoped_lock lock{mutex_};
        closing_ = true;
        forgotten.swap(customers_);
        line_.clear();
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

bool Workshop::accept(const std::string& customer, std::function<void()> work) {
    {
        const std::scoped_lock lock{mutex_};
        if (closing_ || open_ >= most) return false;
        Customer& theirs = customers_[customer];
        if (theirs.open >= most_each) return false;
        if (theirs.open == 0) line_.push_back(customer);
        ++theirs.open;
        ++open_;
        theirs.waiting.push_back(std::move(work));
    }
    arrived_.notify_one();
    return true;
}

void Workshop::attend() {
    step_back();
    std::unique_lock lock{mutex_};
    while (true) {
        arrived_.wait(lock, [this] { return closing_ || !line_.empty(); });
        if (closing_) return;
        const std::string customer = std::move(line_.front());
        line_.pop_front();
        Customer& theirs = customers_[customer];
        std::function<void()> work = std::move(theirs.waiting.front());
        theirs.waiting.pop_front();
        lock.unlock();
        attempt(work);
        work = {};
        lock.lock();
        if (closing_) return;
        --open_;
        if (--theirs.open == 0) {
            customers_.erase(customer);
        } else {
            line_.push_back(customer);
        }
    }
}

}  // namespace frise::server
