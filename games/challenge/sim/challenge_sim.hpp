// What a simulation counts in challenge: what the duels on the board decide.
#pragma once

#include "engine/core/seat.hpp"
#include "engine/rules/types.hpp"
#include "games/challenge/rules/challenge_kind.hpp"
#include "sim/counts.hpp"
#include "wording/language.hpp"

#include <boost/json/fwd.hpp>
#include <string>
#include <tuple>
#include <vector>

namespace frise::sim {

class Ledger;
class TextPage;

// One of the duels on the board.
struct DuelTally {
    Wins winner;  // the games that were won by the winner of the duel
    Wins leader;  // and those by whoever led after it

    static constexpr auto fields() {
        return std::tuple{Field{"winner", &DuelTally::winner}, Field{"leader", &DuelTally::leader}};
    }
    bool operator==(const DuelTally&) const = default;
};

struct ChallengeTally {
    std::vector<DuelTally> duels;

    static constexpr auto fields() { return std::tuple{Field{"duels", &ChallengeTally::duels}}; }
    bool operator==(const ChallengeTally&) const = default;
};

class ChallengeCounter {
  public:
    // A card that is drawn here is for a duel: there are no hands.
    using Uncounted = Types<Answered, Started, Drew, Discarded, Out, Reshuffled>;

    ChallengeCounter(const ChallengeOptions& options, Ledger& ledger, ChallengeTally& tally)
        : board_{&options.board}, ledger_{&ledger}, tally_{&tally} {}

    void start();
    void operator()(const TrialBegan& e);
    void operator()(const Turned& e);
    void operator()(const Advanced& e);
    void operator()(const DuelBegan& e);
    void operator()(const DuelPlaced& e);
    void operator()(const Guessed& e);
    void operator()(const DuelWon& e);
    void operator()(const GameOver& e);

  private:
    struct DuelRecord {
        SeatSet winner;
        SeatSet leaders;  // after the winner moved
    };

    void note_leaders();
    void count_duels(SeatSet winners);

    const Board* board_;
    Ledger* ledger_;
    ChallengeTally* tally_;
    TrialKind trial_ = TrialKind::four_cards;
    Positions positions_;
    std::vector<DuelRecord> duels_;
    bool leaders_due_ = false;
};

struct ChallengeSim {
    using Kind = ChallengeKind;
    using Tally = ChallengeTally;
    using Counter = ChallengeCounter;

    static void report_fields(boost::json::object& report, const ChallengeTally& tally, bool played, Language language);
    static void bot_fields(boost::json::object& /*bot*/, const EntrantTally& /*entrant*/, bool /*played*/) {}
    static void write_text(TextPage& page, const ChallengeTally& tally, Count games);
    static std::string bot_text(const TextPage& /*page*/, const EntrantTally& /*entrant*/, Count /*games*/) {
        return {};
    }
};

}  // namespace frise::sim
