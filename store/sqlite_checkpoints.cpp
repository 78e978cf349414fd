// Moving in two steps: most of it on a thread, the rest by whoever commits, after which the log begins anew.
#include "store/sqlite_checkpoints.hpp"

#include <sys/resource.h>
#include <utility>

namespace frise::store {
namespace {

constexpr int low_priority = 10;
constexpr int passes = 3;  // each moves what was committed during the one before; little is left to whoever commits

}  // namespace

SqliteCheckpoints::SqliteCheckpoints(SqliteDatabase& database, int pages_between)
    : database_{database},
      second_{database.name(), SqliteDatabase::Access::change},
      pages_between_{pages_between},
      due_{pages_between},
      thread_{[this] { work(); }} {
    database_.on_commit([this](int pages) { committed(pages); });
}

SqliteCheckpoints::~SqliteCheckpoints() {
    database_.on_commit({});
    {
        const std::scoped_lock lock{mutex_};
        state_ = State::ending;
    }
    changed_.notify_one();
    thread_.join();
}

void SqliteCheckpoints::committed(int pages) {
    {
        const std::scoped_lock lock{mutex_};
        if (state_ == State::wanted) return;
        const bool moved = std::exchange(state_, State::idle) == State::moved;
        if (pages < pages_between_) due_ = pages_between_;  // it has begun anew
        if (pages < due_) return;
        if (!moved) {
            state_ = State::wanted;
            changed_.notify_one();
            return;
        }
    }
    // Somebody who still reads what is in the log, as a backup does, keeps it from beginning anew.
    due_ = database_.checkpoint() ? pages_between_ : pages + pages_between_;
}

void SqliteCheckpoints::work() {
    ::setpriority(PRIO_PROCESS, 0, low_priority);  // of this thread alone
    std::unique_lock lock{mutex_};
    while (true) {
        changed_.wait(lock, [this] { return state_ == State::wanted || state_ == State::ending; });
        if (state_ == State::ending) return;
        lock.unlock();
        for (int i = 0; i < passes; ++i) second_.checkpoint();
        lock.lock();
        if (state_ == State::wanted) state_ = State::moved;
    }
}

}  // namespace frise::store
