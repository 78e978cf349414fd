// What a simulation counts in coop: the team's score and rank, and discards.
#pragma once

#include "engine/rules/types.hpp"
#include "games/coop/rules/coop_kind.hpp"
#include "sim/counts.hpp"
#include "wording/language.hpp"

#include <array>
#include <boost/json/fwd.hpp>
#include <cstddef>
#include <string>
#include <tuple>

namespace frise::sim {

class Ledger;
class TextPage;

struct CoopTally {
    Histogram scores;
    std::array<Count, 8> ranks{};

    static constexpr auto fields() {
        return std::tuple{Field{"scores", &CoopTally::scores}, Field{"ranks", &CoopTally::ranks}};
    }
    bool operator==(const CoopTally&) const = default;
};

class CoopCounter {
  public:
    using Uncounted = Types<Started, DiscardStarted, TurnEnded, Reshuffled>;

    CoopCounter(const CoopOptions& /*options*/, Ledger& ledger, CoopTally& tally) : ledger_{&ledger}, tally_{&tally} {}

    void start() {}
    void operator()(const Dealt& e);
    void operator()(const Drew& e);
    void operator()(const Played& e);
    void operator()(const Stuck& e);
    void operator()(const Discarded& e);
    void operator()(const GameOver& e);

  private:
    Ledger* ledger_;
    CoopTally* tally_;
};

struct CoopSim {
    using Kind = CoopKind;
    using Tally = CoopTally;
    using Counter = CoopCounter;
    static constexpr std::size_t discards = 2;  // of an entrant's own numbers

    static void report_fields(boost::json::object& report, const CoopTally& tally, bool played, Language language);
    static void bot_fields(boost::json::object& bot, const EntrantTally& entrant, bool played);
    static void write_text(TextPage& page, const CoopTally& tally, Count games);
    static std::string bot_text(const TextPage& page, const EntrantTally& entrant, Count games);
};

}  // namespace frise::sim
