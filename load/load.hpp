// A load generator over the real protocol: tables full of players that play, drop their connections, come back, and at
// the end compare notes with each other and with the server.
#pragma once

#include <cstdint>
#include <functional>
#include <ostream>
#include <string>
#include <vector>

namespace frise::load {

struct LoadOptions {
    std::string host = "127.0.0.1";
    int port = 8080;
    int tables = 10;
    int seats = 4;
    std::string game = "classic";
    int hand = 0;                 // cards; 0: as usual
    double pace_seconds = 0;      // between an event and the next action; 0: at once
    double drops_per_minute = 0;  // of each connection
    double seconds = 10;
    bool again = true;  // a game that is over is followed by a rematch
    std::uint64_t seed = 1;
    double patience_seconds = 20;  // without an answer, until it counts as an error
    int tries = 100;               // of each HTTP request, a tenth of a second apart
};

struct LoadReport {
    std::uint64_t actions = 0;
    std::uint64_t games = 0;
    double seconds = 0;
    double p50_ms = 0;
    double p90_ms = 0;
    double p99_ms = 0;
    double max_ms = 0;
    std::uint64_t bytes_in = 0;
    std::uint64_t messages_in = 0;
    std::uint64_t reconnects = 0;
    std::uint64_t resent = 0;
    std::uint64_t refused = 0;  // that should not have been
    std::uint64_t errors = 0;
    std::uint64_t checked_games = 0;
    std::uint64_t divergent = 0;          // games of which somebody tells another story
    std::uint64_t lost = 0;               // acknowledged actions that the server does not have
    std::vector<std::string> complaints;  // the first of them, in words

    [[nodiscard]] double actions_per_second() const { return seconds > 0 ? static_cast<double>(actions) / seconds : 0; }
    [[nodiscard]] bool fine() const { return errors == 0 && divergent == 0 && lost == 0 && refused == 0; }
};

// `ready` is called when all have sat down and play begins, `every` about ten times a second from then on.
struct LoadHooks {
    std::function<void()> ready;
    std::function<void()> every;
};

LoadReport run_load(const LoadOptions& options, const LoadHooks& hooks = {});

void write_load_report(std::ostream& out, const LoadOptions& options, const LoadReport& report);
std::string load_report_json(const LoadOptions& options, const LoadReport& report);

}  // namespace frise::load
