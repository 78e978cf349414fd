// Our own server in a process of its own, and tables that play at it.
#pragma once

#include "bench/ceiling.hpp"
#include "bench/process.hpp"
#include "load/load.hpp"
#include "server/server.hpp"
#include "store/sqlite_store.hpp"

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <fmt/format.h>
#include <iostream>
#include <string>
#include <utility>

namespace frise::bench {

inline void tell_port(int port) {
    std::cout << port << '\n' << std::flush;
    std::cout.setstate(std::ios::failbit);
}

inline server::Settings open_settings(int port) {
    server::Settings settings;
    settings.port = port;
    settings.max_connections = 100'000;
    settings.max_connections_per_address = 100'000;
    settings.max_tables_per_hour = 1'000'000;
    settings.requests_per_second = 0;
    settings.http_per_second = 0;
    settings.unload_seconds = 4;  // an hour of coming and going passes in minutes
    return settings;
}

inline int serve(const std::string& folder, int port) {
    auto store = store::open_sqlite_store(std::filesystem::path{folder} / "frise.db", store::SqliteMode::serve);
    if (!store) {
        std::cerr << store.error().message << '\n';
        return 1;
    }
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    const server::SystemClock clock;
    server::Server server{open_settings(port), std::move(*store), clock};
    server.start();
    tell_port(server.port());
    int signal = 0;
    sigwait(&signals, &signal);
    server.stop();
    return 0;
}

inline void tell(const load::LoadReport& report) {
    for (const std::string& words : report.complaints) fmt::print("    {}\n", words);
}

inline Speed measure_tables(const load::LoadOptions& wanted) {
    const Folder folder;
    Process process{{"--serve", folder.name()}};
    load::LoadOptions options = wanted;
    options.port = process.port();
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
            report.fine(),
            after.memory_kb / 1024};
}

}  // namespace frise::bench
