// How machines play challenge; games/play.hpp says what each part is.
#pragma once

#include "bots/mind.hpp"
#include "engine/core/rng.hpp"
#include "engine/rules/action.hpp"
#include "engine/rules/legal.hpp"
#include "engine/rules/view.hpp"

#include <optional>

namespace frise {

class ChallengePlay {
  public:
    using Kind = ChallengeKind;
    using Watches = Types<DuelBegan, Guessed>;

    void watch(Mind& /*mind*/, const DuelBegan& e) { in_question_ = e.card; }
    // A guess that was right tells the year of the card in question.
    void watch(Mind& mind, const Guessed& e) const;
    static Action choose(Mind& mind, const View& view, const ChallengeView& game, const Legal& legal);
    static Action by_chance(const ChallengeView& game, const Legal& legal, Rng& rng);
    static Action any_move(const View& view, const ChallengeView& game, Seat seat, Rng& rng);
    static bool allows(const View& view, const AnswerAny& any, const Answer& answer);
    static bool allows(const View& view, const PlaceDrawnAny& any, const PlaceDrawn& place);
    static bool allows(const View& view, const GuessAny& any, const Guess& guess);

  private:
    std::optional<CardNo> in_question_;  // in more-or-less
};

}  // namespace frise
