// script/bench server: tables that play as fast as they can, beside a bare server that only passes messages on;
// thousands of tables at the pace of people; a server killed again and again under load; and hours of coming and going
// in minutes.
#include "bench/ceiling.hpp"
#include "bench/pass_on.hpp"
#include "bench/process.hpp"
#include "bench/program.hpp"
#include "bench/serving.hpp"
#include "load/agenda.hpp"
#include "load/http.hpp"
#include "load/load.hpp"
#include "load/wire.hpp"

#include <algorithm>
#include <boost/json.hpp>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fmt/format.h>
#include <iostream>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <unistd.h>
#include <utility>
#include <vector>

namespace {

using namespace frise;
namespace json = boost::json;
using namespace frise::bench;

int pass_on(int port) {
    bench::PassOn server{port, std::max(1U, std::thread::hardware_concurrency())};
    tell_port(server.port());
    server.run();
    return 0;
}

void tell(const load::LoadReport& report) {
    for (const std::string& words : report.complaints) fmt::print("    {}\n", words);
}

Speed measure_tables(const load::LoadOptions& wanted) {
    const Folder folder;
    Process process{{"--serve", folder.name()}};
    load::LoadOptions options = wanted;
    options.ports = {process.port()};
    const Usage empty = usage_of(process.id());
    Usage before;
    Usage after;
    Clock::time_point start;
    load::LoadHooks hooks;
    hooks.ready = [&] {
        before = usage_of(process.id());
        start = Clock::now();
    };
    hooks.every = [&] {
        if (seconds_since(start) < options.seconds * 0.9) after = usage_of(process.id());
    };
    const load::LoadReport report = load::run_load(options, hooks);
    tell(report);
    const double share = options.seconds > 0 ? (after.cpu_s - before.cpu_s) : 0;
    const auto count = static_cast<double>(std::max<std::uint64_t>(report.actions, 1));
    // CPU was read at nine tenths of the time.
    return {report.actions_per_second(),
            report.p50_ms,
            report.p99_ms,
            share * 1e6 / (count * 0.9),
            static_cast<double>(report.bytes_in) / count,
            (after.memory_kb - empty.memory_kb) / options.tables,
            report.fine()};
}

// Tables, and people who come to look at them and say nothing.
double measure_connections(int tables, int onlookers) {
    const Folder folder;
    Process process{{"--serve", folder.name()}};
    const boost::asio::ip::tcp::endpoint server{boost::asio::ip::address_v4::loopback(),
                                                static_cast<boost::asio::ip::port_type>(process.port())};
    load::Http http{{server}, 10};
    const auto person = http.ask("POST", "/api/people", {}, {{"name", "Ada"}});
    const std::string token{person.value().body.at("token").as_string()};
    std::vector<std::string> paths;
    for (int i = 0; i < tables; ++i) {
        const auto opened =
            http.ask("POST", "/api/tables", token, {{"name", "Ada"}, {"game", "classic"}, {"seats", 2}});
        paths.push_back("/api/tables/" + std::string{opened.value().body.at("table").as_string()} + "/socket");
    }
    boost::asio::io_context context{1};
    std::vector<std::shared_ptr<load::Wire>> wires;
    std::size_t welcomed = 0;
    const auto come = [&] {
        for (const std::string& path : paths) {
            auto wire = std::make_shared<std::weak_ptr<load::Wire>>();
            auto first = std::make_shared<bool>(true);
            wires.push_back(std::make_shared<load::Wire>(
                context, load::Wire::Ears{[wire] { wire->lock()->send(R"({"type":"hello"})"); },
                                          [&welcomed, first](std::string_view) {
                                              if (std::exchange(*first, false)) ++welcomed;
                                          },
                                          {}}));
            *wire = wires.back();
            wires.back()->open(server, path);
        }
        const auto start = Clock::now();
        while (welcomed < wires.size() && seconds_since(start) < 60) {
            context.run_for(std::chrono::milliseconds{5});
            context.restart();
        }
    };
    come();
    const Usage before = usage_of(process.id());
    for (int i = 0; i < onlookers; ++i) come();
    const Usage after = usage_of(process.id());
    for (const auto& wire : wires) wire->drop();
    return (after.memory_kb - before.memory_kb) / (tables * onlookers);
}

struct Kills {
    int kills = 0;
    load::LoadReport report;
};

Kills measure_kills(int wanted) {
    const Folder folder;
    Process process{{"--serve", folder.name()}};
    load::LoadOptions options;
    options.ports = {process.port()};
    options.tables = 20;
    options.seats = seats;
    options.seconds = 0.7 * wanted + 1;
    options.drops_per_minute = 2;
    Kills result;
    std::mt19937 chance{7};
    std::uniform_real_distribution<double> wait{0.2, 0.9};
    auto next = Clock::now();
    load::LoadHooks hooks;
    hooks.ready = [&] { next = Clock::now() + std::chrono::milliseconds{300}; };
    hooks.every = [&] {
        if (Clock::now() < next || result.kills >= wanted) return;
        process.end(SIGKILL);
        process.start();
        ++result.kills;
        next = Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>{wait(chance)});
    };
    result.report = load::run_load(options, hooks);
    return result;
}

struct Moment {
    double memory_kb = 0;
    std::size_t descriptors = 0;
};

struct Soak {
    load::LoadReport report;
    std::vector<Moment> samples;
};

Soak measure_soak(double seconds) {
    const Folder folder;
    Process process{{"--serve", folder.name()}};
    load::LoadOptions options;
    options.ports = {process.port()};
    options.tables = 100;
    options.seats = seats;
    options.seconds = seconds;
    options.pace_seconds = 0.05;
    options.drops_per_minute = 20;
    Soak soak;
    auto next = Clock::now();
    load::LoadHooks hooks;
    hooks.every = [&] {
        if (Clock::now() < next) return;
        soak.samples.push_back({usage_of(process.id()).memory_kb, descriptors_of(process.id())});
        next = Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>{seconds / 8});
    };
    soak.report = load::run_load(options, hooks);
    return soak;
}

struct Wanted {
    std::string only;
    int kills = 100;
    int tables = 5000;
    double seconds = 6;
    int rounds = 5;
    double soak_seconds = 120;

    [[nodiscard]] bool part(std::string_view name) const { return only.empty() || only == name; }
    [[nodiscard]] bool sensible() const {
        return rounds > 0 && (part("fast") || part("many") || part("kill") || part("soak"));
    }
};

std::optional<Wanted> understood(const std::vector<std::string>& arguments) {
    Wanted wanted;
    const bool read = read_options(arguments, {{"--only", &wanted.only},
                                               {"--kills", &wanted.kills},
                                               {"--tables", &wanted.tables},
                                               {"--seconds", &wanted.seconds},
                                               {"--rounds", &wanted.rounds},
                                               {"--soak", &wanted.soak_seconds}});
    return read && wanted.sensible() ? std::optional{wanted} : std::nullopt;
}

void print_speed(const std::string& name, const Speed& speed) {
    fmt::print("{:<34} {:>9.0f} {:>8.2f} {:>8.2f} {:>10.1f} {:>9.0f} {:>8.1f}\n", name, speed.actions_s, speed.p50_ms,
               speed.p99_ms, speed.cpu_us, speed.bytes, speed.kb_per_table);
}

int measure(const Wanted& wanted) {
    print_by_line();
    json::object result;
    bool fine = true;
    fmt::print("{:<34} {:>9} {:>8} {:>8} {:>10} {:>9} {:>8}\n", "", "actions/s", "p50 ms", "p99 ms", "CPU µs/act",
               "bytes/act", "kB/table");
    if (wanted.part("fast")) {
        load::LoadOptions options;
        options.tables = 200;
        options.seats = seats;
        options.seconds = wanted.seconds;
        options.hand = 12;  // games that last
        // In turns, because the machine is not equally fast all the time.
        std::vector<Speed> bare;
        std::vector<Speed> real;
        for (int i = 0; i < wanted.rounds; ++i) {
            bare.push_back(measure_ceiling(options.tables, wanted.seconds));
            print_speed("bare server, 200 × 4", bare.back());
            real.push_back(measure_tables(options));
            print_speed("200 × 4, as fast as they can", real.back());
            fine = fine && real.back().fine;
        }
        const Speed ceiling = median_of(bare);
        const Speed tables = median_of(real);
        const double share = tables.actions_s / ceiling.actions_s;
        const double connection_kb = measure_connections(200, 10);
        print_speed("bare server, the middle one", ceiling);
        print_speed("as fast as they can, the middle one", tables);
        fmt::print("{:<34} {:>9.2f} of the bare server; {:.1f} kB a connection\n", "", share, connection_kb);
        result["actions_s"] = tables.actions_s;
        result["p50_ms"] = tables.p50_ms;
        result["p99_ms"] = tables.p99_ms;
        result["cpu_us_per_action"] = tables.cpu_us;
        result["bytes_per_action"] = tables.bytes;
        result["kb_per_table"] = tables.kb_per_table;
        result["ceiling_actions_s"] = ceiling.actions_s;
        result["ceiling_p99_ms"] = ceiling.p99_ms;
        result["ceiling_cpu_us_per_action"] = ceiling.cpu_us;
        result["share_of_ceiling"] = share;
        result["kb_per_connection"] = connection_kb;
    }
    if (wanted.part("many")) {
        load::LoadOptions options;
        options.tables = tables_that_fit(wanted.tables, seats);
        options.seats = seats;
        options.seconds = wanted.seconds * 5;
        options.pace_seconds = 8;
        options.patience_seconds = 60;
        const Speed many = measure_tables(options);
        print_speed(fmt::format("{} × 4, at human pace", options.tables), many);
        fine = fine && many.fine;
        result["many_tables"] = options.tables;
        result["many_actions_s"] = many.actions_s;
        result["many_p50_ms"] = many.p50_ms;
        result["many_p99_ms"] = many.p99_ms;
        result["many_cpu_us_per_action"] = many.cpu_us;
        result["many_kb_per_table"] = many.kb_per_table;
    }
    if (wanted.part("kill")) {
        const Kills kills = measure_kills(wanted.kills);
        fmt::print(
            "killed {} times: {} actions acknowledged, {} lost, {} of {} games differ, {} reconnects, {} errors\n",
            kills.kills, kills.report.actions, kills.report.lost, kills.report.divergent, kills.report.checked_games,
            kills.report.reconnects, kills.report.errors + kills.report.refused);
        tell(kills.report);
        fine = fine && kills.report.fine();
        result["kills"] = kills.kills;
        result["kill_actions"] = kills.report.actions;
        result["kill_lost"] = kills.report.lost;
        result["kill_divergent"] = kills.report.divergent;
    }
    if (wanted.part("soak")) {
        const Soak soak = measure_soak(wanted.soak_seconds);
        fmt::print("soak, {:.0f} s: {} actions, {} reconnects, {} errors\n", soak.report.seconds, soak.report.actions,
                   soak.report.reconnects, soak.report.errors + soak.report.refused);
        for (const Moment& moment : soak.samples) {
            fmt::print("    {:>9.0f} kB {:>7} descriptors\n", moment.memory_kb, moment.descriptors);
        }
        tell(soak.report);
        fine = fine && soak.report.fine();
        if (!soak.samples.empty()) {
            result["soak_kb_first"] = soak.samples.front().memory_kb;
            result["soak_kb_last"] = soak.samples.back().memory_kb;
            result["soak_reconnects"] = soak.report.reconnects;
        }
    }
    return finish(std::move(result), fine);
}

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    if (arguments.size() == 3 && arguments[0] == "--serve") return serve(arguments[1], std::atoi(arguments[2].c_str()));
    if (arguments.size() == 2 && arguments[0] == "--pass-on") return pass_on(std::atoi(arguments[1].c_str()));
    const auto wanted = understood(arguments);
    if (!wanted) {
        std::cerr << "Usage: script/bench server [--only fast|many|kill|soak] [--seconds S] [--rounds N] [--tables N] "
                     "[--kills N] [--soak S]\n";
        return 2;
    }
    return measure(*wanted);
}
