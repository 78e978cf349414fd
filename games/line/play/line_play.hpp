// How machines play the line games; games/play.hpp says what each part is.
#pragma once

#include "bots/mind.hpp"
#include "engine/core/rng.hpp"
#include "engine/rules/action.hpp"
#include "engine/rules/legal.hpp"
#include "engine/rules/view.hpp"

namespace frise {

class LinePlay {
  public:
    using Kind = LineKind;
    using Watches = Types<>;

    // The card and the gap that are together most likely right.
    static Action choose(Mind& mind, const View& view, const LineView& game, const Legal& legal);
    static Action by_chance(const LineView& game, const Legal& legal, Rng& rng);
    static Action any_move(const View& view, const LineView& game, Seat seat, Rng& rng);
    static bool allows(const View& view, const PlaceAny& any, const Place& place);
};

}  // namespace frise
