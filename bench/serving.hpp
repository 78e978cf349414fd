// Our own server as a program, with wide limits, and everything it is told on the disk.
#pragma once

#include "bench/wide_settings.hpp"
#include "server/server.hpp"
#include "store/sqlite_store.hpp"

#include <csignal>
#include <filesystem>
#include <iostream>
#include <string>
#include <utility>

namespace frise::bench {

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
