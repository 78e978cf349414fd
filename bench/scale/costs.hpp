// What tables cost, and how that grows.
#pragma once

#include <boost/json.hpp>
#include <cmath>
#include <fmt/format.h>
#include <string>
#include <vector>

namespace frise::bench {

struct Costs {
    int tables = 0;
    int seats = 0;
    int onlookers = 0;  // at each table
    double actions_s = 0;
    double p50_ms = 0;
    double p99_ms = 0;
    double cpu_us = 0;       // of servers, for each action
    double database_us = 0;  // of PostgreSQL, for each action
    double idle_us = 0;      // of servers, for each table and second in which nobody acts
    double kb_per_table = 0;
    double in = 0;    // bytes of messages, for each action: from clients
    double out = 0;   // and to them
    double kept = 0;  // bytes, for each action: that the database grows
    double written = 0;
    double commits = 0;       // for each action
    double transactions = 0;  // for each action
    double sessions = 0;      // of PostgreSQL
    // For each player, until all sit and the game has begun.
    double arrival_us = 0;
    double arrival_database_us = 0;
    double arrival_transactions = 0;
    bool fine = true;

    [[nodiscard]] int connections() const { return seats + onlookers; }
};

inline void print_head(const std::string& words) {
    fmt::print("\n{:<26} {:>8} {:>7} {:>7} {:>7} {:>7} {:>7} {:>8} {:>6} {:>7} {:>7} {:>8} {:>8}\n", words, "actions/s",
               "p50 ms", "p99 ms", "CPU µs", "DB µs", "idle µs", "kB/table", "in B", "out B", "kept B", "written B",
               "commits");
}

inline void print_costs(const std::string& name, const Costs& costs) {
    fmt::print("{:<26} {:>9.1f} {:>7.2f} {:>7.2f} {:>6.0f} {:>6.0f} {:>7.1f} {:>8.1f} {:>6.0f} {:>7.0f} {:>7.0f} "
               "{:>9.0f} {:>8.3f}\n",
               name, costs.actions_s, costs.p50_ms, costs.p99_ms, costs.cpu_us, costs.database_us, costs.idle_us,
               costs.kb_per_table, costs.in, costs.out, costs.kept, costs.written, costs.commits);
}

inline boost::json::object json_of(const Costs& costs) {
    return {{"tables", costs.tables},
            {"seats", costs.seats},
            {"onlookers", costs.onlookers},
            {"actions_s", costs.actions_s},
            {"p50_ms", costs.p50_ms},
            {"p99_ms", costs.p99_ms},
            {"cpu_us_per_action", costs.cpu_us},
            {"database_us_per_action", costs.database_us},
            {"idle_us_per_table_second", costs.idle_us},
            {"kb_per_table", costs.kb_per_table},
            {"in_bytes_per_action", costs.in},
            {"out_bytes_per_action", costs.out},
            {"kept_bytes_per_action", costs.kept},
            {"written_bytes_per_action", costs.written},
            {"commits_per_action", costs.commits},
            {"transactions_per_action", costs.transactions},
            {"database_sessions", costs.sessions},
            {"cpu_us_per_arrival", costs.arrival_us},
            {"database_us_per_arrival", costs.arrival_database_us},
            {"transactions_per_arrival", costs.arrival_transactions}};
}

inline void print_arrivals(const Costs& costs) {
    fmt::print("somebody who comes and sits down: {:.0f} µs, and of PostgreSQL {:.0f} µs in {:.1f} transactions\n",
               costs.arrival_us, costs.arrival_database_us, costs.arrival_transactions);
}

// The power of the size with which a cost grows: 0 is not at all, 1 in step with it.
inline double growth(double first_size, double first, double last_size, double last) {
    return first > 0 && last > 0 ? std::log(last / first) / std::log(last_size / first_size) : 0;
}

// From the first of a series to its last, of all that a server spends in a second.
template <class Size>
boost::json::object print_growth(const std::vector<Costs>& series, Size size) {
    const Costs& a = series.front();
    const Costs& b = series.back();
    const auto power = [&](double first, double last) { return growth(size(a), first, size(b), last); };
    const auto by_action = [&](double Costs::*each) { return power(a.actions_s * a.*each, b.actions_s * b.*each); };
    const boost::json::object powers{{"cpu", by_action(&Costs::cpu_us)},
                                     {"memory", power(a.tables * a.kb_per_table, b.tables * b.kb_per_table)},
                                     {"out", by_action(&Costs::out)},
                                     {"kept", by_action(&Costs::kept)},
                                     {"written", by_action(&Costs::written)},
                                     {"commits", by_action(&Costs::commits)}};
    std::string words;
    for (const auto& [name, value] : powers) {
        words += fmt::format("{}{} {:.2f}", words.empty() ? "" : ", ", std::string_view{name}, value.as_double());
    }
    fmt::print("grows with the power of    {}\n", words);
    return powers;
}

}  // namespace frise::bench
