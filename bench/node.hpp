// One of several servers over a PostgreSQL, with a clock that can be moved from outside.
#pragma once

#include "bench/wide_settings.hpp"
#include "server/clock.hpp"
#include "server/log.hpp"
#include "server/server.hpp"
#include "store/postgres_store.hpp"

#include <atomic>
#include <csignal>
#include <cstdio>
#include <iostream>
#include <string>
#include <sys/types.h>
#include <utility>

namespace frise::bench {

// As somebody who sets the machine's time would move it; spans stay what they are.
class JumpingClock final : public server::Clock {
  public:
    void jump_to(int minutes) { offset_ = server::Time{60'000} * minutes; }
    [[nodiscard]] server::Time now() const override { return real_.now() + offset_; }
    [[nodiscard]] server::Time steady() const override { return real_.steady(); }

  private:
    server::SystemClock real_;
    std::atomic<server::Time> offset_ = 0;
};

constexpr int jump_signal = SIGUSR1;

// So many minutes away from the real time.
inline void make_clock_jump(pid_t node, int minutes) {
    sigval value{};
    value.sival_int = minutes;
    ::sigqueue(node, jump_signal, value);
}

// Until SIGTERM; what it logs goes to the file.
inline int serve_node(const std::string& address, const std::string& log, int port) {
    if (std::freopen(log.c_str(), "a", stderr) == nullptr) return 1;
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGTERM);
    sigaddset(&signals, jump_signal);
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    server::start_log("info");
    auto store = store::open_postgres_store(address, store::PostgresMode::serve);
    if (!store) {
        std::cerr << store.error().message << '\n';
        return 1;
    }
    JumpingClock clock;
    server::Server server{open_settings(port), std::move(*store), clock};
    server.start();
    tell_port(server.port());
    siginfo_t told{};
    while (::sigwaitinfo(&signals, &told) != SIGTERM) {
        if (told.si_signo == jump_signal) clock.jump_to(told.si_value.sival_int);
    }
    server.stop();
    return 0;
}

}  // namespace frise::bench
