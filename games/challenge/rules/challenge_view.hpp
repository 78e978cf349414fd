// What a view of challenge has beside the table, and how events change it.
#pragma once

#include "engine/core/bounds.hpp"
#include "engine/core/card.hpp"
#include "engine/core/seat.hpp"
#include "engine/rules/dials.hpp"
#include "engine/rules/shared_event.hpp"
#include "games/challenge/rules/board.hpp"
#include "games/challenge/rules/challenge_event.hpp"

#include <optional>

namespace frise {

struct View;

struct TrialView {
    TrialKind kind = TrialKind::four_cards;
    TrialCards cards;
    SeatSet answered;
    std::optional<Dials> own;  // the viewer's own answer

    bool operator==(const TrialView&) const = default;
};

struct DuelView {
    DuelKind kind = DuelKind::sudden_death;
    SeatList seats;              // still in it, in playing order
    std::optional<CardNo> card;  // to be placed or dated
    Bounds bounds;               // more-or-less

    bool operator==(const DuelView&) const = default;
};

struct ChallengeView {
    Positions positions;
    std::optional<TrialView> trial;
    std::optional<DuelView> duel;

    bool operator==(const ChallengeView&) const = default;
};

// Calls `visit` with each card that it shows beside those of every view.
template <class Visit>
void each_card(const ChallengeView& view, Visit&& visit) {
    if (view.trial) {
        for (const CardNo card : view.trial->cards) visit(card);
    }
    if (view.duel && view.duel->card) visit(*view.duel->card);
}

class ChallengeFold {
  public:
    ChallengeFold(View& view, ChallengeView& game) : view_{view}, game_{game} {}

    void operator()(const TrialBegan& e);
    void operator()(const SeenAnswer& e);
    void operator()(const OwnAnswer& e);
    void operator()(const Turned& e);
    void operator()(const Advanced& e);
    void operator()(const DuelBegan& e);
    void operator()(const Started& e);
    void operator()(const Drew& e);
    void operator()(const DuelPlaced& e);
    void operator()(const Discarded& e);
    void operator()(const Out& e);
    void operator()(const Guessed& e);
    void operator()(const DuelWon& e);
    void operator()(const SeenShuffle& e);
    void operator()(const GameOver& e);

  private:
    void end_duel(const ClearedCards& cleared);

    View& view_;
    ChallengeView& game_;
};

}  // namespace frise
