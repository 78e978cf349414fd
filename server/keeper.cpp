// Committing in groups.
#include "server/keeper.hpp"

#include "server/log.hpp"
#include "store/absent_store.hpp"

#include <algorithm>
#include <chrono>
#include <map>

namespace frise::server {

using std::chrono::steady_clock;

namespace {

// From this many entries in one commit on, the next one waits a little for more: they cost much less together.
constexpr std::size_t many = 12;
constexpr std::chrono::milliseconds quiet{0};
constexpr std::chrono::milliseconds busy{2};
constexpr std::chrono::milliseconds between_probes{300};
// As many are told in one go; what has come meanwhile is read before the next are told, and so is in the next commit.
constexpr std::size_t told_at_once = 4;
// As many questions are answered before what came meanwhile is committed: after an outage everybody has some.
constexpr std::size_t asked_at_once = 16;

struct Done {
    std::function<void(Kept)> tell;
    Kept kept;
    store::Append append;  // given back to the thread that made it, which has its memory at hand for the next one
};

void hand_over(asio::io_context& home, std::shared_ptr<std::vector<Done>> list, std::size_t first = 0) {
    asio::post(home, [&home, list = std::move(list), first]() mutable {
        const std::size_t end = std::min(first + told_at_once, list->size());
        for (std::size_t i = first; i < end; ++i) {
            const Done done = std::move((*list)[i]);
            done.tell(done.kept);
        }
        if (end < list->size()) hand_over(home, std::move(list), end);
    });
}

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

void Keeper::tell(std::function<void(bool)> change) {
    const std::scoped_lock lock{mutex_};
    change_ = std::move(change);
}

void Keeper::doubt(bool lost) {
    {
        const std::scoped_lock lock{mutex_};
        doubtful_ = lost;
        doubted_ = true;
    }
    arrived_.notify_one();
}

void Keeper::append(store::Append append, asio::io_context& home, std::function<void(Kept)> done) {
    bool first = false;
    {
        const std::scoped_lock lock{mutex_};
        first = !gathering_ && jobs_.empty() && questions_.empty();
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
    Batch batch;
    while (next(batch)) {
        if (batch.probe) {
            probe();
            next_probe_ = steady_clock::now() + between_probes;
        }
        gathered_ = steady_clock::now() + (batch.jobs.size() < many ? quiet : busy);
        if (!batch.jobs.empty()) commit(batch.jobs);
        for (const auto& question : batch.questions) question(at_hand());
        batch.jobs.clear();
        batch.questions.clear();
    }
}

// What is asked after something was to be stored comes after it.
bool Keeper::next(Batch& batch) {
    std::unique_lock lock{mutex_};
    gathering_ = true;
    arrived_.wait_until(lock, gathered_, [this] { return ending_; });
    gathering_ = false;
    const auto something = [this] { return ending_ || doubted_ || !jobs_.empty() || !questions_.empty(); };
    const bool uncertain = absent_ || doubtful_;
    if (uncertain) {
        arrived_.wait_until(lock, next_probe_, something);
    } else {
        arrived_.wait(lock, something);
    }
    if (ending_ && jobs_.empty() && questions_.empty()) return false;
    batch.jobs.swap(jobs_);
    while (!questions_.empty() && batch.questions.size() < asked_at_once) {
        batch.questions.push_back(std::move(questions_.front()));
        questions_.pop_front();
    }
    batch.probe = std::exchange(doubted_, false) || (uncertain && steady_clock::now() >= next_probe_);
    return true;
}

void Keeper::probe() {
    const auto answer = store_->ping();
    if (!answer) return lose(answer.error());
    if (!absent_) return;
    absent_.reset();
    log_info("store-back");
    if (change_) change_(false);
}

void Keeper::lose(const store::Trouble& trouble) {
    if (absent_ || !change_ || trouble.kind != store::Trouble::Kind::unreachable) return;
    absent_ = std::make_unique<store::AbsentStore>(trouble.message);
    log_error("store-away", {{"message", trouble.message}});
    if (change_) change_(true);
}

void Keeper::commit(std::vector<Job>& jobs) {
    const auto start = steady_clock::now();
    std::vector<store::Append> appends;
    appends.reserve(jobs.size());
    for (Job& job : jobs) appends.push_back(std::move(job.append));
    const auto results = at_hand().append(appends);
    metrics_.commit.observe(steady_clock::now() - start);
    metrics_.commits.add(1);
    if (!results) {
        if (!absent_) log_error("store-trouble", {{"message", results.error().message}});
        lose(results.error());
    }

    std::map<asio::io_context*, std::vector<Done>> homes;
    for (std::size_t i = 0; i < jobs.size(); ++i) {
        Kept kept = results ? Kept{(*results)[i]} : Kept{tl::unexpected{results.error()}};
        auto& list = homes[jobs[i].home];
        if (list.empty()) list.reserve(jobs.size());
        list.push_back({std::move(jobs[i].done), std::move(kept), std::move(appends[i])});
    }
    for (auto& [home, list] : homes) hand_over(*home, std::make_shared<std::vector<Done>>(std::move(list)));
}

}  // namespace frise::server
