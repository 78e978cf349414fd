// Tables at the pace of people, and what they cost meanwhile.
#pragma once

#include "bench/scale/costs.hpp"
#include "bench/scale/sample.hpp"
#include "load/load.hpp"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <future>
#include <string>
#include <thread>

namespace frise::bench {

struct Pace {
    double seconds = 5;  // that a player thinks
    double measured_s = 10;
    double idle_s = 2;
};

template <class Subject>
class PacedLoad {
  public:
    PacedLoad(Subject& subject, const Pace& pace) : subject_{subject}, pace_{pace} {}

    Costs measure(load::LoadOptions options) {
        options.ports = subject_.ports();
        options.pace_seconds = pace_.seconds;
        options.patience_seconds = 60;
        options.seconds = 24 * 3600;
        const Sample empty = subject_.sample();
        load::LoadHooks hooks;
        hooks.ready = [this] { rest(); };
        hooks.enough = [this] { return watched(); };
        const load::LoadReport report = load::run_load(options, hooks);
        for (const std::string& words : report.complaints) fmt::print("    {}\n", words);
        return costs(options, report, empty);
    }

  private:
    // All sit, and nobody acts.
    void rest() {
        came_in_ = subject_.sample();
        std::this_thread::sleep_for(std::chrono::duration<double>{pace_.idle_s});
        rested_ = subject_.sample();
    }

    // At first they all think at once; the longest thought lasts one and a half times as long as the usual one.
    bool watched() {
        const double played = seconds_since(rested_.at);
        const double begin = 1.5 * pace_.seconds;
        if (played < begin) return false;
        // Beside the load, which would hear of everything later meanwhile.
        if (!begun_.valid()) begun_ = std::async(std::launch::async, [this] { return subject_.sample(); });
        if (played < begin + pace_.measured_s) return false;
        ended_ = subject_.sample();
        return true;
    }

    Costs costs(const load::LoadOptions& options, const load::LoadReport& report, const Sample& empty) {
        Costs costs{.tables = options.tables, .seats = options.seats, .onlookers = options.onlookers};
        const Sample begun = begun_.get();
        const auto span = [](const Sample& from, const Sample& to) {
            return std::chrono::duration<double>(to.at - from.at).count();
        };
        const double actions = std::max(1.0, ended_.actions - begun.actions);
        const auto each = [&](double Sample::*what) { return (ended_.*what - begun.*what) / actions; };
        costs.actions_s = actions / span(begun, ended_);
        costs.p50_ms = report.p50_ms;
        costs.p99_ms = report.p99_ms;
        costs.cpu_us = each(&Sample::server_cpu_s) * 1e6;
        costs.database_us = each(&Sample::database_cpu_s) * 1e6;
        costs.idle_us =
            (rested_.server_cpu_s - came_in_.server_cpu_s) * 1e6 / (options.tables * span(came_in_, rested_));
        costs.kb_per_table = (ended_.memory_kb - empty.memory_kb) / options.tables;
        costs.in =
            static_cast<double>(report.bytes_out) / static_cast<double>(std::max<std::uint64_t>(1, report.actions));
        costs.out = each(&Sample::sent);
        costs.kept = each(&Sample::kept);
        costs.written = each(&Sample::written);
        costs.commits = each(&Sample::commits);
        costs.transactions = each(&Sample::transactions);
        costs.sessions = ended_.sessions;
        const auto arrival = [&](double Sample::*what) {
            return (came_in_.*what - empty.*what) / (options.tables * options.seats);
        };
        costs.arrival_us = arrival(&Sample::server_cpu_s) * 1e6;
        costs.arrival_database_us = arrival(&Sample::database_cpu_s) * 1e6;
        costs.arrival_transactions = arrival(&Sample::transactions);
        costs.fine = report.fine();
        return costs;
    }

    Subject& subject_;
    Pace pace_;
    Sample came_in_;
    Sample rested_;
    std::future<Sample> begun_;
    Sample ended_;
};

}  // namespace frise::bench
