// Placing the surest card.
#include "games/line/play/line_play.hpp"

#include "bots/pick.hpp"

namespace frise {

Action LinePlay::choose(Mind& mind, const View& view, const LineView& /*game*/, const Legal& legal) {
    const auto& cards = std::get<PlaceAny>(legal.choices().front()).cards;
    mind.look_at(*view.line);
    const bool naive = mind.habits().naive;
    CardNo surest = cards.front();
    Marks::Best best = mind.best_gap(surest);
    if (!naive) {
        for (const CardNo card : cards.subspan(1)) {
            const Marks::Best here = mind.best_gap(card);
            if (here.chance <= best.chance) continue;
            best = here;
            surest = card;
        }
    }
    const Motive motive = naive ? Motive::drawn : Motive::surest;
    mind.explain(mind.about(surest).certain() ? Motive::shown : motive, surest, best.chance, *view.line, best.gap);
    return Place{surest, best.gap};
}

Action LinePlay::by_chance(const LineView& /*game*/, const Legal& legal, Rng& rng) { return pick::any(legal, rng); }

Action LinePlay::any_move(const View& view, const LineView& /*game*/, Seat seat, Rng& rng) {
    return pick::any_place(view, seat, rng);
}

bool LinePlay::allows(const View& /*view*/, const PlaceAny& any, const Place& place) { return pick::has(any, place); }

}  // namespace frise
