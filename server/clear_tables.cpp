// Choosing, writing and removing, a page of tables at a time.
#include "server/clear_tables.hpp"

#include "engine/codec/log_json.hpp"
#include "server/clear_decks.hpp"
#include "server/export_games.hpp"

#include <algorithm>
#include <thread>
#include <vector>

namespace frise::server {

namespace json = boost::json;

namespace {

constexpr std::size_t tables_at_once = 32;
constexpr int most_tries = 10;  // where a server is busy writing, each of them takes a second

bool reads_again(const std::string& line, const Log& log) {
    const auto again = read_log_object(json::parse(line).at("log"));
    return again && *again == log;
}

class Clearing {
  public:
    Clearing(store::Store& store, const ClearWish& wish,
             const std::function<store::Stored<void>(const std::string& lines)>& write, ClearSum& sum)
        : store_{store}, wish_{wish}, write_{write}, sum_{sum} {}

    store::Stored<void> run() {
        for (const store::Standing standing : {store::Standing::over, store::Standing::archived}) {
            store::TableQuery query{
                .standing = standing, .changed_before = wish_.now - wish_.age, .most = tables_at_once};
            while (true) {
                const auto page = store_.list(query);
                if (!page) return tl::unexpected{page.error()};
                if (page->empty()) break;
                if (auto done = clear(*page); !done) return done;
                query.after = place_of(page->back());
            }
        }
        if (wish_.try_out || sum_.games + sum_.unbegun == 0) return {};
        return clear_decks(store_, playsets_, wish_, sum_.decks);
    }

  private:
    struct Batch {
        std::string lines;
        std::vector<store::Removal> removals;
        std::vector<bool> games;  // of each of them, whether it has one
    };

    store::Stored<void> clear(const std::vector<store::TableSummary>& page) {
        Batch batch;
        for (const store::TableSummary& summary : page) {
            if (auto taken = take(summary.table, batch); !taken) return taken;
        }
        if (batch.removals.empty()) return {};
        if (wish_.try_out) {
            count(batch, std::vector(batch.removals.size(), store::Removed::done));
            return {};
        }
        if (!batch.lines.empty()) {
            if (auto written = write_(batch.lines); !written) return written;
        }
        return remove(batch);
    }

    store::Stored<void> take(const std::string& code, Batch& batch) {
        const auto record = load_record(store_, code);
        if (!record) return tl::unexpected{record.error()};
        if (!*record) return {};
        const auto recorded = (*record)->and_then(
            [&](const store::TableRecord& sound) { return read_recorded(sound, playsets_, store_); });
        const std::string line = recorded && recorded->log ? export_line(*recorded) : "";
        if (!recorded || (!line.empty() && !reads_again(line, *recorded->log))) {
            ++sum_.broken;
            return {};
        }
        const store::TableRecord& now = ***record;
        if (!still_old(now.summary)) {
            ++sum_.kept;
            return {};
        }
        if (!line.empty()) batch.lines += line + "\n";
        batch.removals.push_back({code, now.last});
        batch.games.push_back(!line.empty());
        return {};
    }

    [[nodiscard]] bool still_old(const store::TableSummary& summary) const {
        const bool done = summary.standing == store::Standing::over || summary.standing == store::Standing::archived;
        return done && summary.changed < wish_.now - wish_.age;
    }

    store::Stored<void> remove(const Batch& batch) {
        for (int tries = 1;; ++tries) {
            const auto start = std::chrono::steady_clock::now();
            const auto removed = store_.remove(batch.removals);
            // Those who write have to come to it as well.
            std::this_thread::sleep_for(std::min<std::chrono::steady_clock::duration>(
                std::chrono::steady_clock::now() - start, std::chrono::seconds{1}));
            if (removed) {
                count(batch, *removed);
                return {};
            }
            const bool busy = removed.error().kind == store::Trouble::Kind::busy;
            if (!busy || tries == most_tries) return tl::unexpected{removed.error()};
        }
    }

    void count(const Batch& batch, const std::vector<store::Removed>& removed) {
        for (std::size_t i = 0; i < removed.size(); ++i) {
            const bool gone = removed[i] == store::Removed::done;
            ++(!gone ? sum_.kept : batch.games[i] ? sum_.games : sum_.unbegun);
        }
    }

    store::Store& store_;
    const ClearWish& wish_;
    const std::function<store::Stored<void>(const std::string& lines)>& write_;
    ClearSum& sum_;
    Playsets playsets_;
};

}  // namespace

store::Stored<void> clear_tables(store::Store& store, const ClearWish& wish,
                                 const std::function<store::Stored<void>(const std::string& lines)>& write,
                                 ClearSum& sum) {
    return Clearing{store, wish, write, sum}.run();
}

}  // namespace frise::server
