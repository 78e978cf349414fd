// The bluff game: what to propose, when to contest, what to give away.
//
// A card that is wrong and passes costs its player nothing and takes a second card along, so a bluff pays when others
// are likely to let it pass. They see the title and judge by what they know, which is taken to be as much as this bot
// knows itself.
#include "games/contest/play/contest_play.hpp"

#include "bots/pick.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace frise {
namespace {

// What it is worth to be the one without cards, or not to let another be that one, in cards.
constexpr double worth_of_the_round = 4;

// Who gives a place less of a chance than this is taken to contest it.
constexpr double tolerated = 0.4;

// Middles of equal shares of the bell curve.
constexpr std::array<double, 5> five_parts{-1.282, -0.524, 0, 0.524, 1.282};
constexpr std::array<double, 9> nine_parts{-1.593, -0.967, -0.589, -0.282, 0, 0.282, 0.589, 0.967, 1.593};

// How likely somebody contests who knows as much as this, if the truth is there.
double doubted(const Marks& marks, double truth, double spread, int gap) {
    int doubts = 0;
    for (const double part : five_parts) {
        if (marks.chance({truth + part * spread, spread}, gap) < tolerated) ++doubts;
    }
    return static_cast<double>(doubts) / five_parts.size();
}

struct Prospect {
    double right = 0;  // how likely it is right
    double worth = 0;  // in cards
};

// What proposing a card there promises somebody who holds `held` cards beside it, asked of `others`.
Prospect prospect(const Marks& marks, const Belief& belief, int gap, int held, int others) {
    Prospect sum;
    for (const double part : nine_parts) {
        const double truth = belief.middle + part * belief.spread;
        const bool right = marks.left_of(gap) <= truth && truth <= marks.right_of(gap);
        const double doubt = belief.certain() ? (right ? 0 : 1) : doubted(marks, truth, belief.spread, gap);
        const double passes = std::pow(1 - doubt, others);
        const double rid = right ? 2 - passes : 2 * passes;  // of so many cards
        const double out = held == 0 ? (right ? 1 : passes) : held == 1 ? (right ? 1 - passes : passes) : 0;
        const double gained = held == 0 ? std::min(rid, 1.0) : rid;
        sum.right += right ? 1 : 0;
        sum.worth += gained + out * worth_of_the_round;
    }
    return {sum.right / nine_parts.size(), sum.worth / nine_parts.size()};
}

}  // namespace

Action ContestPlay::choose(Mind& mind, const View& view, const ContestView& game, const Legal& legal) {
    const Choice& choice = legal.choices().front();
    if (const auto* places = std::get_if<PlaceAny>(&choice)) return propose(mind, view, *places);
    if (const auto* gifts = std::get_if<GiveAny>(&choice)) return give(mind, view, game.totals, *gifts);
    return respond(mind, view, *game.proposal);
}

Action ContestPlay::propose(Mind& mind, const View& view, const PlaceAny& choice) {
    const Habits& habits = mind.habits();
    const int others = view.terms.seats - 1;
    const int held = static_cast<int>(choice.cards.size()) - 1;
    Place best{choice.cards.front(), 0};
    Prospect promised{0, -1};
    bool bluffs = false;
    for (const CardNo card : choice.cards) {
        const Marks::Best likeliest = mind.best_gap(card);
        const int reach = habits.naive || habits.honest ? 0 : 2;
        const int from = std::max(0, likeliest.gap - reach);
        const int to = std::min(choice.last_gap, likeliest.gap + reach);
        for (int gap = from; gap <= to; ++gap) {
            const Prospect here = prospect(mind.marks(), mind.about(card), gap, held, others);
            if (here.worth <= promised.worth) continue;
            promised = here;
            best = {card, gap};
            bluffs = gap != likeliest.gap;
        }
        if (habits.naive) break;
    }
    const double chance = mind.marks().chance(mind.about(best.card), best.gap);
    // Not the surest: one that others doubt is worth more.
    const Motive honest = mind.about(best.card).certain() ? Motive::shown : Motive::drawn;
    mind.explain(bluffs ? Motive::bluff : honest, best.card, chance, *view.line, best.gap);
    return best;
}

Action ContestPlay::respond(Mind& mind, const View& view, const Proposal& proposal) {
    const Habits& habits = mind.habits();
    if (habits.contest_all || habits.contest_none) {
        mind.explain(Motive::habit);
        return habits.contest_all ? Action{Contest{}} : Action{Accept{}};
    }
    const double seems = mind.marks().chance(mind.about(proposal.card), proposal.gap);
    // Somebody chose this place, which speaks for it; the more there are to contest, the more a bluff would risk.
    const double trust = view.terms.seats;
    const double right = habits.naive ? (proposal.gap == mind.marks().gap_at(mind.estimate(proposal.card)) ? 1 : 0)
                                      : trust * seems / (trust * seems + 1 - seems);
    const double wrong = 1 - right;
    const std::size_t left = (*view.hands)[index(proposal.seat)].size();
    const double share = 1.0 / (view.terms.seats - 1);  // of what another gains, that is this bot's loss
    const double round = worth_of_the_round * share;
    // Contested and wrong, one card less; contested and right, one or two more. A card given away may come here.
    const double contesting = left == 0   ? wrong - right * (2 + round)
                              : left == 1 ? wrong - right * (1 + share + round)
                                          : wrong - right * (1 + share);
    const double accepting = left == 0 ? -round : -wrong * (2 * share + (left == 1 ? round : 0));
    const bool contests = contesting > accepting;
    const Motive motive = contests ? Motive::contest : Motive::accept;
    mind.explain(motive, proposal.card, right, *view.line, proposal.gap).seat = proposal.seat;
    if (contests) return Contest{};
    return Accept{};
}

// The hardest card to place, to somebody with the fewest cards and among those the most points.
Action ContestPlay::give(Mind& mind, const View& view, const Points& totals, const GiveAny& choice) {
    const auto ease = [&](CardNo card) { return mind.best_gap(card).chance; };
    const CardNo hardest = *std::min_element(choice.cards.begin(), choice.cards.end(),
                                             [&](CardNo a, CardNo b) { return ease(a) < ease(b); });
    Reason& reason = mind.explain(choice.to.empty() ? Motive::give : Motive::give_leader, hardest, ease(hardest));
    if (choice.to.empty()) return Give{hardest, std::nullopt};
    const auto ahead = [&](Seat a, Seat b) {
        const std::size_t held_a = (*view.hands)[index(a)].size();
        const std::size_t held_b = (*view.hands)[index(b)].size();
        return held_a != held_b ? held_a < held_b : totals[index(a)] > totals[index(b)];
    };
    const Seat leader = *std::min_element(choice.to.begin(), choice.to.end(), ahead);
    reason.seat = leader;
    return Give{hardest, leader.number};
}

Action ContestPlay::by_chance(const ContestView& /*game*/, const Legal& legal, Rng& rng) {
    return pick::any(legal, rng);
}

Action ContestPlay::any_move(const View& view, const ContestView& game, Seat seat, Rng& rng) {
    if (game.giving) {
        Give give{pick::any_of((*view.hands)[index(seat)], rng).card, std::nullopt};
        if (!game.giving->to) give.to = clockwise(seat, view.terms.seats).number;
        return give;
    }
    if (!game.proposal) return pick::any_place(view, seat, rng);
    if (rng.below(3) == 0) return Contest{};
    return Accept{};
}

bool ContestPlay::allows(const View& /*view*/, const PlaceAny& any, const Place& place) {
    return pick::has(any, place);
}

bool ContestPlay::allows(const View& view, const GiveAny& any, const Give& give) {
    if (!pick::has(any.cards, give.card)) return false;
    const auto& due = std::get<ContestView>(view.game).giving->to;
    if (due) return !give.to || *give.to == due->number;
    return std::any_of(any.to.begin(), any.to.end(), [&](Seat seat) { return give.to == int{seat.number}; });
}

}  // namespace frise
