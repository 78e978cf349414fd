// What commits append to the write-ahead log has to be moved to its place in the database from time to time, which
// takes some ten milliseconds: done here beside the commits, so that they need not wait.
#pragma once

#include "store/sqlite_database.hpp"

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <thread>

namespace frise::store {

class SqliteCheckpoints {
  public:
    // Hears of every commit to the database, which has to outlive this.
    explicit SqliteCheckpoints(SqliteDatabase& database, int pages_between = 32'000);
    SqliteCheckpoints(const SqliteCheckpoints&) = delete;
    SqliteCheckpoints& operator=(const SqliteCheckpoints&) = delete;
    ~SqliteCheckpoints();

  private:
    enum class State : std::uint8_t {
        idle,
        wanted,  // or under way
        moved,   // all but what was committed meanwhile
        ending,
    };

    void committed(int pages);
    void work();

    SqliteDatabase& database_;
    SqliteDatabase second_;  // the thread's own
    std::mutex mutex_;
    std::condition_variable changed_;
    State state_ = State::idle;
    int pages_between_;
    int due_;  // as many in the log
    std::thread thread_;
};

}  // namespace frise::store
