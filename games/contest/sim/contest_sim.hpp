// What a simulation counts in contest: who contests, and how often rightly.
#pragma once

#include "engine/core/seat.hpp"
#include "engine/rules/types.hpp"
#include "games/contest/rules/contest_kind.hpp"
#include "sim/counts.hpp"
#include "wording/language.hpp"

#include <boost/json/fwd.hpp>
#include <cstddef>
#include <optional>
#include <string>
#include <tuple>

namespace frise::sim {

class Ledger;
class TextPage;

struct ContestTally {
    static constexpr auto fields() { return std::tuple{}; }
    bool operator==(const ContestTally&) const = default;
};

class ContestCounter {
  public:
    using Uncounted = Types<Accepted, Started, PutRight, Scored, Reshuffled, GameOver>;

    ContestCounter(const ContestOptions& /*options*/, Ledger& ledger, ContestTally& /*tally*/) : ledger_{&ledger} {}

    void start() { contester_.reset(); }
    void operator()(const Dealt& e);
    void operator()(const Drew& e);
    void operator()(const Gave& e);
    void operator()(const Proposed& e);
    void operator()(const Contested& e);
    void operator()(const ProposalPlaced& e);

  private:
    Ledger* ledger_;
    std::optional<Seat> contester_;
};

struct ContestSim {
    using Kind = ContestKind;
    using Tally = ContestTally;
    using Counter = ContestCounter;
    static constexpr bool first_in_bots = true;
    static constexpr std::size_t contests = 0;  // of an entrant's own numbers
    static constexpr std::size_t contests_won = 1;

    static void report_fields(boost::json::object& /*report*/, const ContestTally& /*tally*/, bool /*played*/,
                              Language /*language*/) {}
    static void bot_fields(boost::json::object& bot, const EntrantTally& entrant, bool played);
    static void write_text(TextPage& /*page*/, const ContestTally& /*tally*/, Count /*games*/) {}
    static std::string bot_text(const TextPage& page, const EntrantTally& entrant, Count games);
};

}  // namespace frise::sim
