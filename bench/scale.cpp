// script/bench scale: what a table costs, at the pace of people, and how that grows with tables, seats, onlookers, the
// length of logs, and nodes over one PostgreSQL. docs/scale.md says what follows from it.
#include "bench/program.hpp"
#include "bench/scale/costs.hpp"
#include "bench/scale/log_length.hpp"
#include "bench/scale/news.hpp"
#include "bench/scale/paced_load.hpp"
#include "bench/scale/subject.hpp"
#include "bench/scale/writers.hpp"
#include "bench/serving.hpp"
#include "load/load.hpp"

#include <algorithm>
#include <array>
#include <boost/json.hpp>
#include <cstdlib>
#include <exception>
#include <fmt/format.h>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace {

using namespace frise;
using namespace frise::bench;
namespace json = boost::json;

constexpr auto all_parts =
    std::to_array<std::string_view>({"tables", "seats", "onlookers", "log", "postgres", "news", "writers"});

struct Wanted {
    std::string only;
    int tables = 200;  // in the middle of a series
    Pace pace;

    [[nodiscard]] bool part(std::string_view name) const { return only.empty() || only == name; }
    [[nodiscard]] bool sensible() const {
        return tables >= 4 && pace.seconds > 0 && pace.measured_s > 0 &&
               (only.empty() || std::find(all_parts.begin(), all_parts.end(), only) != all_parts.end());
    }
};

std::optional<Wanted> understood(const std::vector<std::string>& arguments) {
    Wanted wanted;
    const bool read = read_options(arguments, {{"--only", &wanted.only},
                                               {"--tables", &wanted.tables},
                                               {"--pace", &wanted.pace.seconds},
                                               {"--seconds", &wanted.pace.measured_s}});
    return read && wanted.sensible() ? std::optional{wanted} : std::nullopt;
}

// All figures, and whether all went well.
class Report {
  public:
    explicit Report(const Wanted& wanted)
        : wanted_{wanted}, result_{{"pace_s", wanted.pace.seconds}, {"seconds", wanted.pace.measured_s}} {}

    void tables() {
        std::vector<Costs> series;
        print_head("tables × 4");
        for (const int tables : sizes()) series.push_back(on_one_server(tables, 4, 0));
        add("tables", series, [](const Costs& costs) { return costs.tables; });
        print_arrivals(series.back());
    }

    void seats() {
        std::vector<Costs> series;
        print_head("tables × seats");
        for (const int seats : {2, 4, 8}) series.push_back(on_one_server(wanted_.tables, seats, 0));
        add("seats", series, [](const Costs& costs) { return costs.seats; });
    }

    void onlookers() {
        std::vector<Costs> series;
        print_head("tables × (4 + onlookers)");
        for (const int onlookers : {0, 4, 16}) series.push_back(on_one_server(wanted_.tables / 2, 4, onlookers));
        add("onlookers", series, [](const Costs& costs) { return costs.connections(); });
    }

    void log() {
        fmt::print("\n{:<26} {:>8} {:>10} {:>9} {:>8} {:>8} {:>10}\n", "200 logs", "entries", "kept B", "kB/table",
                   "open ms", "p99 ms", "open CPU µs");
        std::vector<LogCosts> series;
        json::array list;
        for (const int actions : {50, 200, 800}) {
            const LogCosts costs = LongLogs{}.measure(200, actions);
            fmt::print("{:<26} {:>8.0f} {:>10.0f} {:>9.1f} {:>8.2f} {:>8.2f} {:>10.0f}\n", "", costs.entries,
                       costs.kept, costs.kb_per_table, costs.open_ms, costs.open_p99_ms, costs.open_cpu_us);
            list.push_back(json::object{{"entries", costs.entries},
                                        {"kept_bytes", costs.kept},
                                        {"kb_per_table", costs.kb_per_table},
                                        {"open_ms", costs.open_ms},
                                        {"open_p99_ms", costs.open_p99_ms},
                                        {"open_cpu_us", costs.open_cpu_us}});
            series.push_back(costs);
            fine_ = fine_ && costs.fine;
        }
        const auto power = [&](double LogCosts::*what) {
            const LogCosts& a = series.front();
            const LogCosts& b = series.back();
            return growth(a.entries, a.*what, b.entries, b.*what);
        };
        fmt::print("grows with the power of    kept {:.2f}, memory {:.2f}, open CPU {:.2f}\n", power(&LogCosts::kept),
                   power(&LogCosts::kb_per_table), power(&LogCosts::open_cpu_us));
        result_["log"] = std::move(list);
        result_["log_growth"] = {{"kept", power(&LogCosts::kept)},
                                 {"memory", power(&LogCosts::kb_per_table)},
                                 {"open_cpu", power(&LogCosts::open_cpu_us)}};
        games("SQLite", OneServer{});
        games("PostgreSQL", Nodes{1});
    }

    void postgres() {
        std::vector<Costs> series;
        print_head("tables × 4 over PostgreSQL");
        for (const int tables : sizes()) series.push_back(on_nodes(1, tables, true));
        add("postgres", series, [](const Costs& costs) { return costs.tables; });
        print_arrivals(series.back());
        result_["two_nodes"] = json_of(on_nodes(2, wanted_.tables, false));
        result_["two_nodes_shared"] = json_of(on_nodes(2, wanted_.tables, true));
    }

    void news() {
        fmt::print("\n{:<26} {:>14} {:>16} {:>16}\n", "news", "notifications/s", "node µs/table", "DB µs/table");
        json::array list;
        for (const int count : {1, 2, 4}) {
            const Nodes nodes{count};
            for (const auto& [tables, notifications] : {std::pair{1, 10'000}, {16, 5'000}, {256, 1'000}}) {
                const NewsCosts costs = measure_news(nodes, tables, notifications);
                fmt::print("{:<26} {:>14.0f} {:>16.2f} {:>16.2f}\n",
                           fmt::format("{} nodes, {} tables each", count, tables), costs.notifications_s, costs.node_us,
                           costs.database_us);
                list.push_back(json::object{{"nodes", costs.nodes},
                                            {"tables", costs.tables},
                                            {"notifications_s", costs.notifications_s},
                                            {"node_us_per_table", costs.node_us},
                                            {"database_us_per_table", costs.database_us}});
            }
        }
        result_["news"] = std::move(list);
    }

    void writers() {
        test::Postgres postgres;
        postgres.stop();
        postgres.start(test::Postgres::Disk::safe);
        fmt::print("\n{:<26} {:>10} {:>12} {:>14} {:>14}\n", "writers × tables a commit", "commits/s", "entries/s",
                   "without news", "entries/s");
        json::array list;
        for (const int batch : {1, 32}) {
            for (const int count : {1, 4, 16}) {
                const WriterCosts with = measure_writers(postgres, count, batch, true, 2);
                const WriterCosts without = measure_writers(postgres, count, batch, false, 2);
                fmt::print("{:<26} {:>10.0f} {:>12.0f} {:>14.0f} {:>14.0f}\n", fmt::format("{} × {}", count, batch),
                           with.commits_s, with.entries_s, without.commits_s, without.entries_s);
                list.push_back(json::object{{"writers", count},
                                            {"batch", batch},
                                            {"commits_s", with.commits_s},
                                            {"commits_s_without_news", without.commits_s}});
            }
        }
        result_["writers"] = std::move(list);
    }

    int end() { return finish(std::move(result_), fine_); }

  private:
    [[nodiscard]] std::array<int, 3> sizes() const { return {wanted_.tables / 4, wanted_.tables, wanted_.tables * 4}; }

    template <class Subject>
    void games(const std::string& store, const Subject& subject) {
        const GameCosts costs = measure_games(subject, 4);
        fmt::print("a finished game in {}, of players who guess: {:.0f} actions, {:.0f} B\n", store, costs.actions,
                   costs.kept);
        result_["game_in_" + store] = {{"actions", costs.actions}, {"kept_bytes", costs.kept}};
        fine_ = fine_ && costs.fine;
    }

    Costs on_one_server(int tables, int seats, int onlookers) {
        load::LoadOptions options;
        options.tables = tables_that_fit(tables, seats + onlookers);
        options.seats = seats;
        options.onlookers = onlookers;
        OneServer server;
        const Costs costs = PacedLoad{server, wanted_.pace}.measure(options);
        const std::string guests = onlookers > 0 ? fmt::format("({} + {})", seats, onlookers) : std::to_string(seats);
        print_costs(fmt::format("{} × {}", costs.tables, guests), costs);
        fine_ = fine_ && costs.fine;
        return costs;
    }

    Costs on_nodes(int count, int tables, bool spread) {
        load::LoadOptions options;
        options.tables = tables_that_fit(tables, options.seats);
        options.spread = spread;
        Nodes nodes{count};
        Costs costs = PacedLoad{nodes, wanted_.pace}.measure(options);
        print_costs(fmt::format("{} × 4, {}", costs.tables,
                                count == 1 ? "one node"
                                : spread   ? "each at two nodes"
                                           : "two nodes"),
                    costs);
        fine_ = fine_ && costs.fine;
        return costs;
    }

    template <class Size>
    void add(const std::string& name, const std::vector<Costs>& series, Size size) {
        json::array list;
        for (const Costs& costs : series) list.push_back(json_of(costs));
        result_[name] = std::move(list);
        result_[name + "_growth"] = print_growth(series, size);
    }

    const Wanted& wanted_;
    json::object result_;
    bool fine_ = true;
};

int measure(const Wanted& wanted) {
    print_by_line();
    fmt::print("Pace: {} s. CPU, bytes and commits are for each action, idle CPU for each table and second.\n",
               wanted.pace.seconds);
    Report report{wanted};
    if (wanted.part("tables")) report.tables();
    if (wanted.part("seats")) report.seats();
    if (wanted.part("onlookers")) report.onlookers();
    if (wanted.part("log")) report.log();
    if (wanted.part("postgres")) report.postgres();
    if (wanted.part("news")) report.news();
    if (wanted.part("writers")) report.writers();
    return report.end();
}

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    try {
        if (arguments.size() == 3 && arguments[0] == "--serve") {
            return serve(arguments[1], std::atoi(arguments[2].c_str()));
        }
        if (arguments.size() == 4 && arguments[0] == "--serve-node") {
            return serve_node(arguments[1], arguments[2], std::atoi(arguments[3].c_str()));
        }
        if (const auto wanted = understood(arguments)) return measure(*wanted);
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
        return 1;
    }
    std::cerr << "Usage: script/bench scale [--only PART] [--tables N] [--pace S] [--seconds S]\n"
              << fmt::format("Parts: {}\n", fmt::join(all_parts, ", "))
              << "--tables is the middle size of a series, of which the others are a quarter and four times as much;\n"
              << "--pace is how long players think, --seconds how long each size is measured.\n";
    return 2;
}
