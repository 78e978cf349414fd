// What the tests of PostgreSQL share.
#pragma once

#include "store/postgres_store.hpp"
#include "tests/store/samples.hpp"
#include "tests/support/postgres.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

namespace frise::store_test {

using store::News;
using store::PostgresMode;
using store::PostgresPatience;
using test::FreshDatabase;
using test::Postgres;

// One of several servers.
inline std::unique_ptr<Store> joined(const std::string& address, const PostgresPatience& patience = {}) {
    auto opened = open_postgres_store(address, PostgresMode::serve, patience);
    if (opened) return *std::move(opened);
    ADD_FAILURE() << opened.error().message;
    return nullptr;
}

inline std::chrono::milliseconds time_of(const std::function<void()>& work) {
    const auto begin = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - begin);
}

// Starts the shared server again if a test left it stopped.
class Interrupted {
  public:
    explicit Interrupted(Postgres::Disk disk = Postgres::Disk::quick) {
        if (disk == Postgres::Disk::quick) return;
        server().stop();
        server().start(disk);
    }
    Interrupted(const Interrupted&) = delete;
    Interrupted& operator=(const Interrupted&) = delete;
    ~Interrupted() {
        if (server().running()) server().stop();
        server().start();
    }

    static Postgres& server() { return Postgres::shared(); }
};

// What one server hears.
class Ear {
  public:
    explicit Ear(Store& store)
        : listening_{store.listen([this](const News& news) {
              const std::scoped_lock lock{mutex_};
              heard_.push_back(news);
              more_.notify_all();
          })} {}

    // Everything so far, once it has this, or after some seconds.
    std::vector<News> heard(const News& awaited) {
        return wait([&] { return std::ranges::count(heard_, awaited) > 0; });
    }
    std::vector<News> heard(News::Kind awaited) {
        return wait([&] { return std::ranges::count(heard_, awaited, &News::kind) > 0; });
    }
    std::vector<News> heard_so_many(std::size_t count) {
        return wait([&] { return heard_.size() >= count; });
    }
    void stop() { listening_.reset(); }

  private:
    std::vector<News> wait(const std::function<bool()>& enough) {
        std::unique_lock lock{mutex_};
        EXPECT_TRUE(more_.wait_for(lock, std::chrono::seconds{15}, enough));
        return heard_;
    }

    std::mutex mutex_;
    std::condition_variable more_;
    std::vector<News> heard_;
    std::unique_ptr<store::Listening> listening_;
};

}  // namespace frise::store_test
