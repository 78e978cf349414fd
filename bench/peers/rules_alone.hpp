// Moves a second of the rules, without any server.
#pragma once

#include "bench/ceiling.hpp"
#include "bench/peers/measure_peer.hpp"
#include "bench/peers/recorded_games.hpp"
#include "bench/process.hpp"
#include "bench/random_play.hpp"

#include <algorithm>
#include <boost/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace frise::bench {

inline double middle(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

// By the faster of two ways; nothing if it fails.
inline std::optional<double> boardgameio_moves_s(const PeerPlace& place, double seconds) {
    constexpr int patience_seconds = 60;
    const auto output =
        output_of(place.node, {place.folder + "/boardgameio/rules.js", std::to_string(seconds)}, patience_seconds);
    if (!output) return std::nullopt;
    const boost::json::value speeds = boost::json::parse(*output);
    return std::max(speeds.at("client").to_number<double>(), speeds.at("reducer").to_number<double>());
}

inline double our_moves_s(double seconds) {
    RandomPlay games{peer_setup(seats, peer_hand, 0)};
    std::uint64_t game = 0;
    const auto moves_s = [&](double span) {
        std::uint64_t moves = 0;
        const auto start = Clock::now();
        while (seconds_since(start) < span) moves += games.play(game++);
        return static_cast<double>(moves) / seconds_since(start);
    };
    moves_s(seconds / 4);  // warms up memory and caches
    return moves_s(seconds);
}

}  // namespace frise::bench
