// script/bench peers: the same game on boardgame.io's server, on Colyseus' and on ours, played in the same way; and the
// rules alone. docs/peers.md says how, and what favours whom.
#include "bench/ceiling.hpp"
#include "bench/peers/measure_peer.hpp"
#include "bench/peers/recorded_games.hpp"
#include "bench/peers/rules_alone.hpp"
#include "bench/process.hpp"
#include "bench/program.hpp"
#include "bench/serving.hpp"

#include <algorithm>
#include <array>
#include <boost/json.hpp>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <functional>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <thread>
#include <unistd.h>
#include <utility>
#include <vector>

namespace {

using namespace frise;
namespace json = boost::json;
using namespace frise::bench;

constexpr int program_patience_seconds = 120;

constexpr auto all_parts =
    std::to_array<std::string_view>({"check", "boardgameio_memory", "boardgameio_file", "colyseus", "frise", "rules"});

struct Wanted {
    PeerPlace place;
    int tables = 200;
    double seconds = 5;
    double warm_up_seconds = 2;
    int warm_up_actions = 35;  // half of such a game, as bots play that know as much as people
    int rounds = 3;
    double pace = 0;  // of ours, in actions/s; 0: as fast as it can
    std::string only;
};

std::optional<Wanted> understood(const std::vector<std::string>& arguments) {
    Wanted wanted;
    const bool read = read_options(arguments, {{"--node", &wanted.place.node},
                                               {"--folder", &wanted.place.folder},
                                               {"--tables", &wanted.tables},
                                               {"--seconds", &wanted.seconds},
                                               {"--warm-up", &wanted.warm_up_seconds},
                                               {"--played", &wanted.warm_up_actions},
                                               {"--rounds", &wanted.rounds},
                                               {"--pace", &wanted.pace},
                                               {"--only", &wanted.only}});
    const bool known =
        wanted.only.empty() || std::find(all_parts.begin(), all_parts.end(), wanted.only) != all_parts.end();
    const bool possible = read && known && wanted.tables > 0 && wanted.seconds > 0 && wanted.rounds > 0 &&
                          wanted.warm_up_seconds >= 0 && wanted.warm_up_actions >= 0 && wanted.pace >= 0;
    return possible ? std::optional{wanted} : std::nullopt;
}

// Whoever ends the program early finds no files of it, and no servers: those die with it.
void leave_nothing_behind() {
    sigset_t signals;
    sigemptyset(&signals);
    for (const int each : {SIGINT, SIGTERM, SIGHUP}) sigaddset(&signals, each);
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    std::thread{[signals] {
        int signal = 0;
        sigwait(&signals, &signal);
        std::error_code failed{1, std::generic_category()};
        for (int i = 0; i < 20 && failed; ++i) std::filesystem::remove_all(Folder::path(), failed);
        ::_exit(128 + signal);
    }}.detach();
}

// The peers play what our engine recorded, and have to come to the same end.
bool same_game(const PeerPlace& place) {
    const Folder folder;
    const std::string file = folder.name() + "/games.json";
    std::ofstream{file} << json::serialize(record_games());
    const auto words = output_of(place.node, {place.folder + "/check.mjs", file}, program_patience_seconds);
    fmt::print("{}\n", words.value_or("the peers do not play the same game\n"));
    return words.has_value();
}

// One who is measured: by name, for people and in the keys of the result.
struct Contender {
    std::string name;
    std::string key;
    std::function<Speed()> measure;
    std::vector<Speed> speeds = {};
    // Ours beside each of them: the mean of just before and just after.
    std::vector<double> times = {};  // the actions/s
    std::vector<double> waits = {};  // the p99
};

PeerWish wish(const Wanted& wanted, Peer peer) {
    return {peer,
            wanted.tables,
            wanted.seconds,
            wanted.warm_up_seconds,
            wanted.warm_up_actions,
            peer == Peer::frise ? wanted.pace : 0};
}

std::vector<Contender> contenders(const Wanted& wanted) {
    const auto peer = [&wanted](Peer which) {
        return [&wanted, which] { return PeerMeasure{wanted.place, wish(wanted, which)}.measure(); };
    };
    return {{"boardgame.io, in memory", "boardgameio_memory", peer(Peer::boardgameio_memory)},
            {"boardgame.io, on file", "boardgameio_file", peer(Peer::boardgameio_file)},
            {"Colyseus, in memory", "colyseus", peer(Peer::colyseus)},
            {"Frise, durable", "frise", peer(Peer::frise)}};
}

void print_speed(const std::string& name, const Speed& speed) {
    fmt::print("{:<34} {:>9.0f} {:>8.2f} {:>8.2f} {:>10.1f} {:>9.0f} {:>8.1f} {:>8.0f}\n", name, speed.actions_s,
               speed.p50_ms, speed.p99_ms, speed.cpu_us, speed.bytes, speed.kb_per_table, speed.memory_mb);
}

void add_speed(json::object& result, const std::string& key, const Speed& speed) {
    result[key + "_actions_s"] = speed.actions_s;
    result[key + "_p50_ms"] = speed.p50_ms;
    result[key + "_p99_ms"] = speed.p99_ms;
    result[key + "_cpu_us_per_action"] = speed.cpu_us;
    result[key + "_bytes_per_action"] = speed.bytes;
    result[key + "_kb_per_table"] = speed.kb_per_table;
    result[key + "_memory_mb"] = speed.memory_mb;
}

Speed measure_once(Contender& contender) {
    contender.speeds.push_back(contender.measure());
    print_speed(contender.name, contender.speeds.back());
    return contender.speeds.back();
}

// How fast the machine is changes from one minute to the next, so ours is measured before and after each other one.
void measure_beside(Contender& ours, Contender& theirs) {
    if (ours.speeds.empty()) measure_once(ours);
    const Speed before = ours.speeds.back();
    const Speed other = measure_once(theirs);
    const Speed after = measure_once(ours);
    theirs.times.push_back((before.actions_s + after.actions_s) / 2 / other.actions_s);
    theirs.waits.push_back((before.p99_ms + after.p99_ms) / 2 / other.p99_ms);
}

bool all_fine(const std::vector<Contender>& all) {
    return std::all_of(all.begin(), all.end(), [](const Contender& each) {
        return std::all_of(each.speeds.begin(), each.speeds.end(), [](const Speed& speed) { return speed.fine; });
    });
}

void add_ratios(json::object& result, const Contender& theirs) {
    result["vs_" + theirs.key] = middle(theirs.times);
    result["p99_vs_" + theirs.key] = middle(theirs.waits);
    fmt::print("vs_{:<31} {:>9.1f} times the actions/s ({:.1f} to {:.1f}), at {:.3f} of the p99\n", theirs.key,
               middle(theirs.times), *std::min_element(theirs.times.begin(), theirs.times.end()),
               *std::max_element(theirs.times.begin(), theirs.times.end()), middle(theirs.waits));
}

// As fast as they can, ours is slowed down by its own players. So once more, with several times the actions of another,
// and not as many as it can.
bool measure_wait(const Wanted& wanted, Contender other, double times, json::object& result) {
    PeerWish paced = wish(wanted, Peer::frise);
    paced.actions_s = times * median_of(other.speeds).actions_s;
    Contender ours{fmt::format("Frise, {} × {}", times, other.key), "frise_at_pace", [&] {
                       return PeerMeasure{wanted.place, paced}.measure();
                   }};
    other.times.clear();
    other.waits.clear();
    for (int round = 0; round < wanted.rounds; ++round) measure_beside(ours, other);
    result["times_at_pace_" + other.key] = middle(other.times);
    result["p99_at_pace_vs_" + other.key] = middle(other.waits);
    fmt::print("    {:.1f} times the actions/s, at {:.3f} of the p99 ({:.3f} to {:.3f})\n", middle(other.times),
               middle(other.waits), *std::min_element(other.waits.begin(), other.waits.end()),
               *std::max_element(other.waits.begin(), other.waits.end()));
    return all_fine({ours, other});
}

void print_middle(const std::vector<Contender>& all, json::object& result) {
    fmt::print("\nthe middle ones\n");
    for (const Contender& each : all) {
        print_speed(each.name, median_of(each.speeds));
        add_speed(result, each.key, median_of(each.speeds));
    }
}

bool measure_servers(const Wanted& wanted, json::object& result) {
    std::vector<Contender> all = contenders(wanted);
    std::erase_if(all, [&](const Contender& each) { return !wanted.only.empty() && wanted.only != each.key; });
    if (all.empty()) return true;
    fmt::print("{:<34} {:>9} {:>8} {:>8} {:>10} {:>9} {:>8} {:>8}\n", fmt::format("{} × {}", wanted.tables, seats),
               "actions/s", "p50 ms", "p99 ms", "CPU µs/act", "bytes/act", "kB/table", "MB");
    for (int round = 0; round < wanted.rounds; ++round) {
        if (all.size() == 1) measure_once(all.front());
        for (std::size_t i = 0; i + 1 < all.size(); ++i) measure_beside(all.back(), all[i]);
    }
    print_middle(all, result);
    if (all.size() == 1) return all_fine(all);
    fmt::print("\n");
    for (std::size_t i = 0; i + 1 < all.size(); ++i) add_ratios(result, all[i]);
    fmt::print("\n");
    return measure_wait(wanted, all.front(), 5, result) && all_fine(all);
}

bool measure_rules(const Wanted& wanted, json::object& result) {
    std::vector<double> theirs;
    std::vector<double> ours;
    for (int round = 0; round < wanted.rounds; ++round) {
        const auto speed = boardgameio_moves_s(wanted.place, 1);
        if (!speed) return false;
        theirs.push_back(*speed);
        ours.push_back(our_moves_s(1));
    }
    const double ratio = middle(ours) / middle(theirs);
    result["rules_boardgameio_moves_s"] = middle(theirs);
    result["rules_frise_moves_s"] = middle(ours);
    result["rules_vs_boardgameio"] = ratio;
    fmt::print("\nthe rules alone, moves/s: boardgame.io {:.0f}, Frise {:.0f}: {:.0f} times\n", middle(theirs),
               middle(ours), ratio);
    return true;
}

int measure(const Wanted& wanted) {
    print_by_line();
    const auto part = [&](const std::string& name) { return wanted.only.empty() || wanted.only == name; };
    json::object result{{"tables", wanted.tables}, {"seconds", wanted.seconds}, {"rounds", wanted.rounds}};
    bool fine = !part("check") || same_game(wanted.place);
    fine = fine && measure_servers(wanted, result);
    fine = fine && (!part("rules") || measure_rules(wanted, result));
    return finish(std::move(result), fine);
}

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    if (arguments.size() == 3 && arguments[0] == "--serve") return serve(arguments[1], std::atoi(arguments[2].c_str()));
    const auto wanted = understood(arguments);
    if (!wanted) {
        std::cerr << "Usage: script/bench peers [--tables N] [--seconds S] [--warm-up S] [--played N] [--rounds N] "
                     "[--pace N] [--only PART]\n"
                  << fmt::format("Parts: {}\n", fmt::join(all_parts, ", "));
        return 2;
    }
    leave_nothing_behind();
    ::setenv("NODE_ENV", "production", 1);
    try {
        return measure(*wanted);
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
        return 1;
    }
}
