// Committing in groups.
#include "server/keeper.hpp"

#include "server/log.hpp"

#include <chrono>
#include <map>

namespace frise::server {

namespace {

// From this many entries in one commit on, the next one waits a little for more: they cost much less together.
constexpr std::size_t many = 12;
constexpr std::chrono::milliseconds quiet{0};
constexpr std::chrono::milliseconds busy{4};

}  // namespace

Keeper::Keeper(std::unique_ptr<store::Store> store, Metrics& metrics)
    : store_{std::move(store)}, metrics_{metrics}, thread_{[this] { work(); }} {}

Keeper::~Keeper() {
    {
        const std::scoped_lock lock{mutex_};
        ending_ = true;
    }
    arrived_.notify_one();
    thread_.join();
}

void Keeper::append(store::Append append, asio::io_context& home, std::function<void(Kept)> done) {
    bool first = false;
    {
        const std::scoped_lock lock{mutex_};
        first = jobs_.empty() && questions_.empty();
        jobs_.push_back({std::move(append), &home, std::move(done)});
    }
    if (first) arrived_.notify_one();
}

void Keeper::run(std::function<void(store::Store&)> question) {
    {
        const std::scoped_lock lock{mutex_};
        questions_.push_back(std::move(question));
    }
    arrived_.notify_one();
}

std::size_t Keeper::waiting() const {
    const std::scoped_lock lock{mutex_};
    return jobs_.size() + questions_.size();
}

void Keeper::work() {
    std::vector<Job> jobs;
    std::vector<std::function<void(store::Store&)>> questions;
    auto gathered = std::chrono::steady_clock::now();
    while (true) {
        {
            std::unique_lock lock{mutex_};
            arrived_.wait_until(lock, gathered, [this] { return ending_; });
            arrived_.wait(lock, [this] { return ending_ || !jobs_.empty() || !questions_.empty(); });
            if (jobs_.empty() && questions_.empty()) return;
            jobs.swap(jobs_);
            questions.swap(questions_);
        }
        gathered = std::chrono::steady_clock::now() + (jobs.size() < many ? quiet : busy);
        if (!jobs.empty()) commit(jobs);
        for (const auto& question : questions) question(*store_);
        jobs.clear();
        questions.clear();
    }
}

void Keeper::commit(std::vector<Job>& jobs) {
    const auto start = std::chrono::steady_clock::now();
    std::vector<store::Append> appends;
    appends.reserve(jobs.size());
    for (Job& job : jobs) appends.push_back(std::move(job.append));
    const auto results = store_->append(appends);
    metrics_.commit.observe(std::chrono::steady_clock::now() - start);
    metrics_.commits.add(1);
    if (!results) log_error("store-trouble", {{"message", results.error().message}});

    // One hand-over for each thread.
    struct Done {
        std::function<void(Kept)> tell;
        Kept kept;
    };
    std::map<asio::io_context*, std::vector<Done>> homes;
    for (std::size_t i = 0; i < jobs.size(); ++i) {
        Kept kept = results ? Kept{(*results)[i]} : Kept{tl::unexpected{results.error()}};
        homes[jobs[i].home].push_back({std::move(jobs[i].done), std::move(kept)});
    }
    for (auto& [home, list] : homes) {
        asio::post(*home, [done = std::move(list)] {
            for (const auto& [tell, kept] : done) tell(kept);
        });
    }
}

}  // namespace frise::server
