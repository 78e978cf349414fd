// How machines play coop; games/play.hpp says what each part is.
#pragma once

#include "bots/mind.hpp"
#include "engine/core/rng.hpp"
#include "engine/rules/action.hpp"
#include "engine/rules/legal.hpp"
#include "engine/rules/view.hpp"
#include "games/coop/play/outlook.hpp"

namespace frise {

class CoopPlay {
  public:
    using Kind = CoopKind;
    using Watches = Types<>;

    // Plays, discards or ends the turn, for the score that the team may expect.
    Action choose(Mind& mind, const View& view, const CoopView& game, const Legal& legal);
    static Action by_chance(const CoopView& game, const Legal& legal, Rng& rng);
    static Action any_move(const View& view, const CoopView& game, Seat seat, Rng& rng);
    static bool allows(const View& view, const PlayAny& any, const Play& play);
    static bool allows(const View& view, const DiscardAny& any, const Discard& discard);

  private:
    Action play_or_discard(Mind& mind, const Legal& legal);
    Action play_naively(Mind& mind, const Legal& legal);

    Outlook outlook_;
};

}  // namespace frise
