// A team mate in coop: plays or discards for the score that the team may expect.
#include "games/coop/play/coop_play.hpp"

#include "bots/pick.hpp"

#include <algorithm>

namespace frise {
namespace {

template <class C>
const C* choice_of(const Legal& legal) {
    for (const Choice& choice : legal.choices()) {
        if (const auto* found = std::get_if<C>(&choice)) return found;
    }
    return nullptr;
}

}  // namespace

Action CoopPlay::choose(Mind& mind, const View& view, const CoopView& game, const Legal& legal) {
    if (std::holds_alternative<EndTurn>(legal.choices().front())) {
        mind.explain(Motive::no_choice);
        return EndTurn{};
    }
    mind.look_at(*view.line);
    outlook_.look_at(mind, view, game);
    return mind.habits().naive ? play_naively(mind, legal) : play_or_discard(mind, legal);
}

Action CoopPlay::play_or_discard(Mind& mind, const Legal& legal) {
    const auto* plays = choice_of<PlayAny>(legal);
    const auto* discards = choice_of<DiscardAny>(legal);
    const bool may_end = choice_of<EndTurn>(legal) != nullptr;
    double best = may_end ? outlook_.with_all() : -1e9;
    Action action = EndTurn{};
    mind.explain(Motive::end_turn);
    if (plays != nullptr) {
        for (const CardNo card : plays->cards) {
            const double worth = outlook_.playing(card, plays->cards, !may_end, best);
            if (worth <= best) continue;
            best = worth;
            action = Play{card, std::nullopt};
            const double room = outlook_.room_for(card);
            mind.explain(room < 0.5 && !may_end ? Motive::risk : Motive::play, card, room);
        }
    }
    if (discards != nullptr && !(mind.habits().no_discard && plays != nullptr)) {
        for (const CardNo card : discards->cards) {
            const double worth = outlook_.without(card);
            if (worth <= best) continue;
            best = worth;
            action = Discard{card};
            mind.explain(Motive::discard, card, outlook_.room_for(card));
        }
    }
    return action;
}

// Takes the estimates for certain: the card nearest beyond an end, else one over a free gap, else a discard.
Action CoopPlay::play_naively(Mind& mind, const Legal& legal) {
    const auto* plays = choice_of<PlayAny>(legal);
    const auto* discards = choice_of<DiscardAny>(legal);
    mind.explain(Motive::habit);
    if (plays == nullptr) return Discard{discards->cards.front()};
    const auto step = [&](CardNo card) {
        const double place = mind.estimate(card);
        if (!outlook_.has_room(place)) return 1e9;
        if (!outlook_.beyond_an_end(place)) return 1e6;
        return outlook_.step_to(place);
    };
    const CardNo nearest = *std::min_element(plays->cards.begin(), plays->cards.end(),
                                             [&](CardNo a, CardNo b) { return step(a) < step(b); });
    if (step(nearest) < 1e9) return Play{nearest, std::nullopt};
    if (choice_of<EndTurn>(legal) != nullptr) return EndTurn{};
    if (discards != nullptr && !mind.habits().no_discard) return Discard{discards->cards.front()};
    return Play{nearest, std::nullopt};
}

Action CoopPlay::by_chance(const CoopView& /*game*/, const Legal& legal, Rng& rng) { return pick::any(legal, rng); }

// Plays a card that is not stuck, and ends the turn as soon as that is allowed.
Action CoopPlay::any_move(const View& view, const CoopView& game, Seat seat, Rng& rng) {
    if (game.placed > 0) return EndTurn{};
    Cards free;
    for (const HandCard& held : (*view.hands)[index(seat)]) {
        if (!held.stuck) free.push_back(held.card);
    }
    if (free.empty()) return EndTurn{};
    return Play{pick::any_of(free, rng), std::nullopt};
}

bool CoopPlay::allows(const View& view, const PlayAny& any, const Play& play) {
    return pick::has(any.cards, play.card) && (!play.wish || pick::within(0, *play.wish, last_gap(*view.line)));
}

bool CoopPlay::allows(const View& /*view*/, const DiscardAny& any, const Discard& discard) {
    return pick::has(any.cards, discard.card);
}

}  // namespace frise
