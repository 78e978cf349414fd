// What a simulation counts in the line games: nothing that other games do not count too.
#pragma once

#include "engine/rules/types.hpp"
#include "games/line/rules/line_kind.hpp"
#include "sim/counts.hpp"
#include "wording/language.hpp"

#include <boost/json/fwd.hpp>
#include <string>
#include <tuple>

namespace frise::sim {

class Ledger;
class TextPage;

struct LineTally {
    static constexpr auto fields() { return std::tuple{}; }
    bool operator==(const LineTally&) const = default;
};

class LineCounter {
  public:
    using Uncounted =
        Types<Started, PutRight, Discarded, Removed, Reshuffled, RoundEnded, TieBreakBegan, Out, GameOver>;

    LineCounter(const LineOptions& /*options*/, Ledger& ledger, LineTally& /*tally*/) : ledger_{&ledger} {}

    void start() {}
    void operator()(const Dealt& e);
    void operator()(const Drew& e);
    void operator()(const Placed& e);

  private:
    Ledger* ledger_;
};

struct LineSim {
    using Kind = LineKind;
    using Tally = LineTally;
    using Counter = LineCounter;

    static void report_fields(boost::json::object& /*report*/, const LineTally& /*tally*/, bool /*played*/,
                              Language /*language*/) {}
    static void bot_fields(boost::json::object& /*bot*/, const EntrantTally& /*entrant*/, bool /*played*/) {}
    static void write_text(TextPage& /*page*/, const LineTally& /*tally*/, Count /*games*/) {}
    static std::string bot_text(const TextPage& /*page*/, const EntrantTally& /*entrant*/, Count /*games*/) {
        return {};
    }
};

}  // namespace frise::sim
