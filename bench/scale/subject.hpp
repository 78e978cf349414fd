// Whom the load is put on: one server with its file, or nodes over one PostgreSQL.
#pragma once

#include "bench/cluster.hpp"
#include "bench/process.hpp"
#include "bench/scale/sample.hpp"
#include "store/sqlite_database.hpp"

#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

namespace frise::bench {

// Also while it is written to.
inline double bytes_in(const std::filesystem::path& file) {
    store::SqliteDatabase database{file, store::SqliteDatabase::Access::read};
    return static_cast<double>(database.number("PRAGMA page_count") * database.number("PRAGMA page_size"));
}

class OneServer {
  public:
    [[nodiscard]] std::vector<int> ports() const { return {process_.port()}; }
    [[nodiscard]] Process& process() { return process_; }
    [[nodiscard]] Sample sample() const {
        Sample now;
        Counters{process_.port()}.add_to(now);
        now.kept = bytes_in(std::filesystem::path{folder_.name()} / "frise.db");
        now.written = bytes_written_by(process_.id());
        const Usage usage = usage_of(process_.id());
        now.server_cpu_s = usage.cpu_s;
        now.memory_kb = usage.memory_kb;
        now.at = Clock::now();
        return now;
    }

  private:
    Folder folder_;
    Process process_{{"--serve", folder_.name()}};
};

class Nodes {
  public:
    explicit Nodes(int count) : cluster_{count, Cluster::Way::straight, "/dev/null"} {}

    [[nodiscard]] std::vector<int> ports() const { return cluster_.ports(); }
    [[nodiscard]] const Cluster& cluster() const { return cluster_; }
    [[nodiscard]] Sample sample() const {
        Sample now;
        for (const int port : ports()) Counters{port}.add_to(now);
        std::istringstream figures{
            cluster_.ask("SELECT concat_ws(' ', xact_commit, pg_database_size(datname), pg_current_wal_lsn() - '0/0',"
                         " numbackends - 1)"
                         " FROM pg_stat_database WHERE datname = current_database()")};
        figures >> now.transactions >> now.kept >> now.written >> now.sessions;
        for (std::size_t i = 0; i < cluster_.size(); ++i) {
            const Usage usage = cluster_.node_usage(i);
            now.server_cpu_s += usage.cpu_s;
            now.memory_kb += usage.memory_kb;
        }
        now.database_cpu_s = cluster_.postgres_cpu_s();
        now.at = Clock::now();
        return now;
    }

  private:
    Cluster cluster_;
};

}  // namespace frise::bench
