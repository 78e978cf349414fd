// How machines play contest; games/play.hpp says what each part is.
#pragma once

#include "bots/mind.hpp"
#include "engine/core/rng.hpp"
#include "engine/rules/action.hpp"
#include "engine/rules/legal.hpp"
#include "engine/rules/view.hpp"

namespace frise {

class ContestPlay {
  public:
    using Kind = ContestKind;
    using Watches = Types<Scored>;

    static void watch(Mind& /*mind*/, const Scored& /*points, no years*/) {}
    static Action choose(Mind& mind, const View& view, const ContestView& game, const Legal& legal);
    static Action by_chance(const ContestView& game, const Legal& legal, Rng& rng);
    static Action any_move(const View& view, const ContestView& game, Seat seat, Rng& rng);
    static bool allows(const View& view, const PlaceAny& any, const Place& place);
    static bool allows(const View& view, const GiveAny& any, const Give& give);

  private:
    static Action propose(Mind& mind, const View& view, const PlaceAny& choice);
    static Action respond(Mind& mind, const View& view, const Proposal& proposal);
    static Action give(Mind& mind, const View& view, const Points& totals, const GiveAny& choice);
};

}  // namespace frise
