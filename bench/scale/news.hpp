// What it costs nodes to hear of tables that they do not have, and PostgreSQL to tell them.
#pragma once

#include "bench/scale/subject.hpp"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <string>
#include <thread>

namespace frise::bench {

struct NewsCosts {
    int nodes = 0;
    int tables = 0;  // in one notification
    double notifications_s = 0;
    double node_us = 0;      // of each node, for each table that it hears of
    double database_us = 0;  // of PostgreSQL, for each table that is told of
};

// From a server that none of them is, of tables that nobody has.
inline NewsCosts measure_news(const Nodes& nodes, int tables, int notifications) {
    const std::string script =
        fmt::format("DO $$ DECLARE codes text[] := (SELECT array_agg(substr(upper(md5(i::text)), 1, 6))"
                    " FROM generate_series(1, {0}) AS i); numbers bigint[] := array_fill(7::bigint, ARRAY[{0}]);"
                    " BEGIN FOR i IN 1 .. {1} LOOP PERFORM frise.tell(4242, codes, numbers); COMMIT; END LOOP; END $$",
                    tables, notifications);
    const auto cluster_size = static_cast<int>(nodes.cluster().size());
    const Sample before = nodes.sample();
    const auto start = Clock::now();
    nodes.cluster().ask(script).clear();
    const double seconds = seconds_since(start);
    std::this_thread::sleep_for(std::chrono::milliseconds{300});
    const Sample after = nodes.sample();
    const double told = static_cast<double>(tables) * notifications;
    return {.nodes = cluster_size,
            .tables = tables,
            .notifications_s = notifications / seconds,
            .node_us = (after.server_cpu_s - before.server_cpu_s) * 1e6 / (told * cluster_size),
            .database_us = (after.database_cpu_s - before.database_cpu_s) * 1e6 / told};
}

}  // namespace frise::bench
