// A load generator over the real protocol: tables full of players that play, drop their connections, come back, and at
// the end compare notes with each other and with the server.
#pragma once

#include "engine/rules/catalogue.hpp"
#include "load/story.hpp"

#include <cstdint>
#include <functional>
#include <ostream>
#include <string>
#include <vector>

namespace frise::load {

struct LoadOptions {
    std::string host = "127.0.0.1";
    // Of servers over the same store: the players of each table are spread over them, and who loses a connection goes
    // to the next one.
    std::vector<int> ports{8080};
    bool spread = true;  // otherwise all of a table come to the same server at first
    int tables = 10;
    int seats = 4;
    int onlookers = 0;  // at each table, beside those who play
    std::string game{name(all_games.front())};
    int hand = 0;                 // cards; 0: as usual
    double pace_seconds = 0;      // between an event and the next action; 0: at once
    double drops_per_minute = 0;  // of each connection
    double seconds = 10;
    bool again = true;  // a game that is over is followed by a rematch
    std::uint64_t seed = 1;
    bool outages = false;          // the store may be away for a while: to be told so is no error
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
    std::uint64_t bytes_out = 0;
    std::uint64_t messages_in = 0;
    std::uint64_t reconnects = 0;
    std::uint64_t resent = 0;
    std::uint64_t refused = 0;  // that should not have been
    std::uint64_t put_off = 0;  // times that somebody was told that the store is away
    std::uint64_t errors = 0;
    std::uint64_t checked_games = 0;
    std::uint64_t divergent = 0;          // games of which somebody tells another story
    std::uint64_t lost = 0;               // acknowledged actions that the server does not have
    std::uint64_t doubled = 0;            // actions that were done twice
    std::uint64_t seats_lost = 0;         // where somebody else sits than did at first
    double longest_silence_s = 0;         // at one table, without any acknowledged action
    std::vector<std::string> complaints;  // the first of them, in words

    [[nodiscard]] double actions_per_second() const { return seconds > 0 ? static_cast<double>(actions) / seconds : 0; }
    [[nodiscard]] bool fine() const {
        return errors == 0 && divergent == 0 && lost == 0 && doubled == 0 && seats_lost == 0 && refused == 0;
    }
};

// `ready` is called when all have sat down and play begins, `every` about ten times a second from then on, `acted` for
// each acknowledged action. Play ends early when it is `enough`; then `told` gets every game.
struct LoadHooks {
    std::function<void()> ready;
    std::function<void()> every;
    std::function<void()> acted;
    std::function<bool()> enough;
    std::function<void(const Story&)> told;
};

LoadReport run_load(const LoadOptions& options, const LoadHooks& hooks = {});

void write_load_report(std::ostream& out, const LoadOptions& options, const LoadReport& report);
std::string load_report_json(const LoadOptions& options, const LoadReport& report);

}  // namespace frise::load
