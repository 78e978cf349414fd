// How many commits a PostgreSQL takes from several servers at once, with the news that go with them and without.
#pragma once

#include "bench/ceiling.hpp"
#include "store/postgres_store.hpp"
#include "tests/support/postgres.hpp"

#include <atomic>
#include <cstdint>
#include <fmt/format.h>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace frise::bench {

struct WriterCosts {
    int writers = 0;
    int batch = 0;  // tables in a commit
    bool news = true;
    double commits_s = 0;
    double entries_s = 0;
};

// As a server's keeper: one commit after the other, each with an entry for many tables.
class Writer {
  public:
    Writer(const std::string& address, int number, int batch) {
        auto store = store::open_postgres_store(address, store::PostgresMode::serve);
        if (!store) throw std::runtime_error{store.error().message};
        store_ = std::move(*store);
        listening_ = store_->listen([](const store::News&) {});
        for (int i = 0; i < batch; ++i) {
            const std::string code = fmt::format("W{}B{}I{}", number, batch, i);
            store::TableSummary summary{.table = code, .text = "{}"};
            appends_.push_back({code, 0, {std::string(200, 'x')}, std::move(summary)});
        }
        append();
        for (store::Append& each : appends_) each.summary.reset();
    }

    // As long as an action's entry.
    void append() {
        const auto done = store_->append(appends_);
        if (!done) throw std::runtime_error{done.error().message};
        for (store::Append& each : appends_) {
            ++each.expected;
            each.entries.front().assign(450, 'x');
        }
    }

  private:
    std::unique_ptr<store::Store> store_;
    std::unique_ptr<store::Listening> listening_;
    std::vector<store::Append> appends_;
};

inline WriterCosts measure_writers(test::Postgres& postgres, int count, int batch, bool news, double seconds) {
    const test::FreshDatabase database{postgres};
    std::vector<std::unique_ptr<Writer>> writers;
    for (int i = 0; i < count; ++i) writers.push_back(std::make_unique<Writer>(database.address(), i, batch));
    if (!news) {
        database.execute("CREATE OR REPLACE FUNCTION frise.tell(sender bigint, codes text[], numbers bigint[])"
                         " RETURNS void LANGUAGE sql AS ''");
    }
    std::atomic<std::int64_t> commits = 0;
    std::vector<std::thread> threads;
    const auto start = Clock::now();
    for (const auto& writer : writers) {
        threads.emplace_back([&] {
            while (seconds_since(start) < seconds) {
                writer->append();
                ++commits;
            }
        });
    }
    for (std::thread& thread : threads) thread.join();
    const double commits_s = static_cast<double>(commits) / seconds_since(start);
    return {count, batch, news, commits_s, commits_s * batch};
}

}  // namespace frise::bench
