// Our own server as a program, with wide limits, and everything it is told on the disk.
#pragma once

#include "server/server.hpp"
#include "store/sqlite_store.hpp"

#include <csignal>
#include <filesystem>
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

}  // namespace frise::bench
