// script/bench faults: several servers over one PostgreSQL under load, while one of them is killed, cut off from the
// database or has its clock moved, and while PostgreSQL is killed or restarted; then what a second server adds.
#include "bench/cluster.hpp"
#include "bench/fault.hpp"
#include "bench/program.hpp"
#include "load/load.hpp"

#include <algorithm>
#include <boost/json.hpp>
#include <chrono>
#include <cstdlib>
#include <exception>
#include <fmt/format.h>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <unistd.h>
#include <utility>
#include <vector>

namespace {

using namespace frise;
using namespace frise::bench;
namespace json = boost::json;

struct Wanted {
    int nodes = 2;
    int faults = 20;
    int tables = 20;
    double seconds = 6;
    int rounds = 3;
    std::string only;
    std::string log = "/dev/null";

    [[nodiscard]] bool sensible() const {
        const auto named = [&](const FaultName& name) { return name.word == only; };
        return nodes >= 2 && faults > 0 && tables > 0 && seconds > 0 && rounds > 0 &&
               (only.empty() || only == "speed" || std::any_of(fault_names.begin(), fault_names.end(), named));
    }
};

std::optional<Wanted> understood(const std::vector<std::string>& arguments) {
    Wanted wanted;
    const bool read = read_options(arguments, {{"--nodes", &wanted.nodes},
                                               {"--faults", &wanted.faults},
                                               {"--tables", &wanted.tables},
                                               {"--seconds", &wanted.seconds},
                                               {"--rounds", &wanted.rounds},
                                               {"--only", &wanted.only},
                                               {"--log", &wanted.log}});
    return read && wanted.sensible() ? std::optional{wanted} : std::nullopt;
}

void print_run(std::string_view name, const FaultRun& run) {
    const load::LoadReport& report = run.report;
    fmt::print("{:<22} {:>6} {:>9} {:>6} {:>5} {:>8} {:>6} {:>9} {:>6} {:>10} {:>8} {:>7} {:>9.1f}\n", name, run.faults,
               report.actions, run.checked, report.lost, report.doubled, report.checked_games, report.divergent,
               report.seats_lost, report.reconnects, report.put_off, report.errors + report.refused,
               report.longest_silence_s);
    if (run.stuck()) fmt::print("    at one table nobody got any further for {:.1f} s\n", report.longest_silence_s);
    for (const std::string& words : report.complaints) fmt::print("    {}\n", words);
}

void add(FaultRun& sum, const FaultRun& run) {
    sum.faults += run.faults;
    sum.checked += run.checked;
    sum.report.actions += run.report.actions;
    sum.report.checked_games += run.report.checked_games;
    sum.report.lost += run.report.lost;
    sum.report.doubled += run.report.doubled;
    sum.report.divergent += run.report.divergent;
    sum.report.seats_lost += run.report.seats_lost;
    sum.report.reconnects += run.report.reconnects;
    sum.report.put_off += run.report.put_off;
    sum.report.errors += run.report.errors;
    sum.report.refused += run.report.refused;
    sum.report.longest_silence_s = std::max(sum.report.longest_silence_s, run.report.longest_silence_s);
}

FaultRun measure_faults(const Wanted& wanted) {
    fmt::print("{} nodes, {} tables × 4\n", wanted.nodes, wanted.tables);
    fmt::print("{:<22} {:>6} {:>9} {:>6} {:>5} {:>8} {:>6} {:>9} {:>6} {:>10} {:>8} {:>7} {:>9}\n", "", "faults",
               "actions", "in log", "lost", "doubled", "games", "divergent", "seats", "reconnects", "put off", "errors",
               "silence s");
    FaultRun sum;
    for (const FaultName& name : fault_names) {
        if (!wanted.only.empty() && wanted.only != name.word) continue;
        FaultyLoad load{wanted.nodes, wanted.tables, wanted.log};
        const FaultRun run = load.run(name.fault, wanted.faults);
        print_run(name.text, run);
        add(sum, run);
    }
    print_run("all", sum);
    return sum;
}

// In processors.
struct Busy {
    std::vector<double> nodes;
    double postgres = 0;
    double load = 0;
};

struct Throughput {
    double actions_s = 0;
    double p99_ms = 0;
    Busy busy;
    bool fine = true;
};

Busy busy_now(const Cluster& cluster) {
    Busy busy;
    for (std::size_t i = 0; i < cluster.size(); ++i) busy.nodes.push_back(cluster.node_usage(i).cpu_s);
    busy.postgres = cluster.postgres_cpu_s();
    busy.load = usage_of(::getpid()).cpu_s;
    return busy;
}

Busy between(const Busy& before, const Busy& after, double seconds) {
    Busy busy{{}, (after.postgres - before.postgres) / seconds, (after.load - before.load) / seconds};
    for (std::size_t i = 0; i < before.nodes.size() && i < after.nodes.size(); ++i) {
        busy.nodes.push_back((after.nodes[i] - before.nodes[i]) / seconds);
    }
    return busy;
}

// How nodes are set up, and what came of it in each round.
struct Setting {
    std::string_view name;
    int nodes;
    bool spread;
    double share;  // of a processor for each node; 0: all they can get
    std::vector<Throughput> rounds{};

    [[nodiscard]] const Throughput& middle() {
        std::sort(rounds.begin(), rounds.end(),
                  [](const Throughput& a, const Throughput& b) { return a.actions_s < b.actions_s; });
        return rounds[rounds.size() / 2];
    }
};

Throughput measure_throughput(const Setting& setting, const Wanted& wanted) {
    using Clock = std::chrono::steady_clock;
    Cluster cluster{setting.nodes, Cluster::Way::straight, wanted.log};
    if (setting.share > 0) cluster.give_each(setting.share);
    load::LoadOptions options;
    options.ports = cluster.ports();
    options.spread = setting.spread;
    options.tables = 100;
    options.hand = 12;  // games that last
    options.seconds = wanted.seconds;
    Busy before;
    Busy after;
    Clock::time_point start;
    Clock::time_point read;
    load::LoadHooks hooks;
    hooks.ready = [&] {
        before = busy_now(cluster);
        start = Clock::now();
    };
    // The last one may come when play is over already.
    hooks.every = [&] {
        if (std::chrono::duration<double>(Clock::now() - start).count() > wanted.seconds * 0.9) return;
        after = busy_now(cluster);
        read = Clock::now();
    };
    const load::LoadReport report = load::run_load(options, hooks);
    for (const std::string& words : report.complaints) fmt::print("    {}\n", words);
    return {report.actions_per_second(), report.p99_ms,
            between(before, after, std::chrono::duration<double>(read - start).count()), report.fine()};
}

void print_throughput(std::string_view name, const Throughput& speed) {
    std::string nodes;
    for (const double busy : speed.busy.nodes) nodes += fmt::format("{}{:.2f}", nodes.empty() ? "" : " + ", busy);
    fmt::print("{:<38} {:>9.0f} {:>8.1f} {:>14} {:>11.2f} {:>6.2f}\n", name, speed.actions_s, speed.p99_ms, nodes,
               speed.busy.postgres, speed.busy.load);
}

// In turns, because the machine is not equally fast all the time. On a machine where one node can have all that the
// database and the load leave, a second adds nothing: then small ones show it.
bool measure_speed(const Wanted& wanted, json::object& result) {
    constexpr double small = 0.2;
    std::vector<Setting> settings{{"one node", 1, true, 0},
                                  {"two nodes, each table at one of them", 2, false, 0},
                                  {"two nodes, each table at both", 2, true, 0}};
    if (Quota{small}.holds()) {
        settings.push_back({"one small node", 1, true, small});
        settings.push_back({"two small nodes, each table at one", 2, false, small});
        settings.push_back({"two small nodes, each table at both", 2, true, small});
    } else {
        fmt::print("    no small nodes: control groups cannot be made here\n");
    }
    fmt::print("{:<38} {:>9} {:>8} {:>14} {:>11} {:>6}   (processors of {}; small nodes may use {})\n",
               "100 × 4, as fast as they can", "actions/s", "p99 ms", "nodes", "PostgreSQL", "load",
               std::thread::hardware_concurrency(), small);
    bool fine = true;
    for (int i = 0; i < wanted.rounds; ++i) {
        for (Setting& setting : settings) {
            setting.rounds.push_back(measure_throughput(setting, wanted));
            print_throughput(setting.name, setting.rounds.back());
            fine = fine && setting.rounds.back().fine;
        }
    }
    const auto compare = [&](std::size_t first, std::string_view size, const std::string& key) {
        const double one = settings[first].middle().actions_s;
        const double apart = settings[first + 1].middle().actions_s;
        const double shared = settings[first + 2].middle().actions_s;
        fmt::print("two {}nodes carry {:.2f} times what one does, {:.2f} times if each table is at both\n", size,
                   apart / one, shared / one);
        result["one_" + key + "node_actions_s"] = one;
        result["two_" + key + "nodes_actions_s"] = apart;
        result["two_" + key + "nodes_shared_actions_s"] = shared;
        result[key + "ratio"] = apart / one;
        result[key + "ratio_shared"] = shared / one;
    };
    compare(0, "", "");
    if (settings.size() > 3) compare(3, "small ", "small_");
    return fine;
}

int measure(const Wanted& wanted) {
    print_by_line();
    json::object result;
    bool fine = true;
    if (wanted.only != "speed") {
        const FaultRun sum = measure_faults(wanted);
        fine = sum.fine();
        result = {{"nodes", wanted.nodes},
                  {"faults", sum.faults},
                  {"actions", sum.report.actions},
                  {"lost", sum.report.lost},
                  {"doubled", sum.report.doubled},
                  {"divergent", sum.report.divergent},
                  {"seats_lost", sum.report.seats_lost},
                  {"longest_silence_s", sum.report.longest_silence_s}};
    }
    if (wanted.only.empty() || wanted.only == "speed") fine = measure_speed(wanted, result) && fine;
    return finish(std::move(result), fine);
}

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    try {
        if (arguments.size() == 4 && arguments[0] == "--serve-node") {
            return serve_node(arguments[1], arguments[2], std::atoi(arguments[3].c_str()));
        }
        if (const auto wanted = understood(arguments)) return measure(*wanted);
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
        return 1;
    }
    std::cerr << "Usage: script/bench faults [--nodes N] [--faults N] [--only node|postgres|restart|cut|clock|speed]\n"
                 "       [--tables N] [--seconds S] [--rounds N] [--log FILE]\n"
                 "--faults is of each kind, --seconds and --rounds are of the speed, and --log is for the nodes.\n";
    return 2;
}
