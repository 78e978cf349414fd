// What a long log costs: on the disk, in memory, and when the table is opened again; and what a finished game leaves.
#pragma once

#include "bench/ceiling.hpp"
#include "bench/scale/subject.hpp"
#include "load/load.hpp"
#include "load/wire.hpp"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace frise::bench {

struct LogCosts {
    double entries = 0;       // in a log
    double kept = 0;          // bytes of the database, for each table
    double kb_per_table = 0;  // opened again, with one who looks on
    double open_ms = 0;       // until that one has seen the table
    double open_p99_ms = 0;
    double open_cpu_us = 0;
    bool fine = true;
};

class LongLogs {
  public:
    // So many actions at each table.
    LogCosts measure(int tables, int actions) {
        load::LoadOptions options;
        options.ports = server_.ports();
        options.tables = tables;
        options.hand = 25;  // nobody gets rid of them in so few actions
        options.seconds = 60;
        options.again = false;
        Sample begun;
        std::uint64_t acted = 0;
        double entries = 0;
        std::vector<std::string> codes;
        load::LoadHooks hooks;
        hooks.ready = [&] { begun = server_.sample(); };
        hooks.acted = [&] { ++acted; };
        hooks.enough = [&] {
            return acted >= static_cast<std::uint64_t>(tables) * static_cast<std::uint64_t>(actions);
        };
        hooks.told = [&](const load::Story& story) {
            codes.push_back(story.table);
            entries += static_cast<double>(story.heard.size()) - 1;
        };
        const load::LoadReport report = load::run_load(options, hooks);
        LogCosts costs{.entries = entries / tables, .fine = report.fine() && codes.size() == std::size_t(tables)};
        costs.kept = (server_.sample().kept - begun.kept) / tables;
        server_.process().end(SIGTERM);
        server_.process().start();
        open_again(codes, costs);
        return costs;
    }

  private:
    void open_again(const std::vector<std::string>& codes, LogCosts& costs) {
        // The deck is read once for all.
        open(codes.front());
        const Usage before = usage_of(server_.process().id());
        std::vector<float> times;
        for (std::size_t i = 1; i < codes.size(); ++i) {
            const auto start = Clock::now();
            costs.fine = open(codes[i]) && costs.fine;
            times.push_back(std::chrono::duration<float, std::milli>(Clock::now() - start).count());
        }
        const Usage after = usage_of(server_.process().id());
        const auto count = static_cast<double>(times.size());
        costs.open_ms = at_share(times, 0.5);
        costs.open_p99_ms = at_share(times, 0.99);
        costs.open_cpu_us = (after.cpu_s - before.cpu_s) * 1e6 / count;
        costs.kb_per_table = (after.memory_kb - before.memory_kb) / count;
        for (const auto& wire : wires_) wire->drop();
    }

    // Somebody comes to look, and stays.
    bool open(const std::string& code) {
        bool seen = false;
        auto wire = std::make_shared<std::weak_ptr<load::Wire>>();
        wires_.push_back(std::make_shared<load::Wire>(
            context_, load::Wire::Ears{
                          [wire] { wire->lock()->send(R"({"type":"hello"})"); },
                          [&seen](std::string_view text) { seen = seen || text.starts_with(R"({"type":"welcome")"); },
                          {}}));
        *wire = wires_.back();
        wires_.back()->open({boost::asio::ip::address_v4::loopback(),
                             static_cast<boost::asio::ip::port_type>(server_.process().port())},
                            "/api/tables/" + code + "/socket");
        const auto start = Clock::now();
        while (!seen && seconds_since(start) < 10) {
            context_.run_one_for(std::chrono::milliseconds{100});
            context_.restart();
        }
        return seen;
    }

    OneServer server_;
    boost::asio::io_context context_{1};
    std::vector<std::shared_ptr<load::Wire>> wires_;
};

struct GameCosts {
    double actions = 0;  // in a game
    double kept = 0;     // bytes of the database
    bool fine = true;
};

// Games one after the other at the same few tables.
template <class Subject>
GameCosts measure_games(const Subject& subject, double seconds) {
    load::LoadOptions options;
    options.ports = subject.ports();
    options.seconds = seconds;
    Sample begun;
    load::LoadHooks hooks;
    hooks.ready = [&] { begun = subject.sample(); };
    const load::LoadReport report = load::run_load(options, hooks);
    const auto games = static_cast<double>(std::max<std::uint64_t>(1, report.games));
    return {static_cast<double>(report.actions) / games, (subject.sample().kept - begun.kept) / games, report.fine()};
}

}  // namespace frise::bench
