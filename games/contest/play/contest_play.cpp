// The bluff game: what to propose, when to contest, what to give away.
//
// A card that is wrong and passes costs its player nothing and takes a second card along, so a bluff pays when others
// are likely to let it pass. They see the title and judge by what they know, which is taken to be as much as this bot
// knows itself.
#include "games/contest/play/contest_play.hpp"

#include "bots/count_up_to.hpp"
#include "bots/pick.hpp"
#include "games/contest/play/doubt.hpp"

#include <algorithm>
#include <array>

namespace frise {
namespace {

// What it is worth to be the one without cards, or not to let another be that one, in cards.
constexpr double worth_of_the_round = 4;

// What a card is worth, in cards, to somebody who proposes it: by whether it is right, and by how many of five opinions
// doubt it.
struct Worth {
    std::array<double, five_opinions.size() + 1> wrong{};
    std::array<double, five_opinions.size() + 1> right{};
};

// With so many cards held beside it, and so many others who are asked.
Worth worth_of_a_card(int held, int others) {
    Worth worth;
    for (std::size_t doubts = 0; doubts < worth.right.size(); ++doubts) {
        const double doubt = static_cast<double>(doubts) / five_opinions.size();
        double passes = 1;
        for (int i = 0; i < others; ++i) passes *= 1 - doubt;
        const auto value = [&](double rid, double out) {  // so many cards less, and so likely none left
            return (held == 0 ? std::min(rid, 1.0) : rid) + out * worth_of_the_round;
        };
        worth.right[doubts] = value(2 - passes, held == 0 ? 1 : held == 1 ? 1 - passes : 0);
        worth.wrong[doubts] = value(2 * passes, held <= 1 ? passes : 0);
    }
    return worth;
}

// The most that it can promise to propose a card that is right in so many of the nine truths.
double at_most(const Worth& worth, int right) {
    const double wrong = static_cast<int>(nine_truths.size()) - right;
    return (right * worth.right.back() + wrong * worth.wrong[least_doubts_of_the_wrong]) / nine_truths.size();
}

// Where the likeliest gap has this chance, no gap has more of the nine truths: between the first and the last of n
// truths there are n - 1 of nine equal shares.
int most_truths(double chance) {
    return std::min(static_cast<int>(nine_truths.size()), static_cast<int>(chance * nine_truths.size() + 1.05));
}

// How many of the truths are up to a border.
int truths_up_to(const Belief& belief, double border) {
    return static_cast<int>(count_up_to(nine_truths, (border - belief.middle) / belief.spread));
}

// What is certain for one is taken to be certain for all.
double certain_prospect(const Marks& marks, const Belief& belief, int gap, const Worth& worth) {
    return marks.chance(belief, gap) > 0 ? worth.right.front() : worth.wrong.back();
}

// What proposing a card there promises, if the truths from one number up to another are right.
double prospect(const Doubts& doubts, int from, int to, const Worth& worth) {
    const auto first_right = doubts.begin() + from;
    const auto last_right = doubts.begin() + to;
    double sum = 0;
    for (auto it = doubts.begin(); it < first_right; ++it) sum += worth.wrong[*it];
    for (auto it = first_right; it < last_right; ++it) sum += worth.right[*it];
    for (auto it = last_right; it < doubts.end(); ++it) sum += worth.wrong[*it];
    return sum / static_cast<double>(doubts.size());
}

struct Proposing {
    Place place;
    double worth = -1;
    bool bluff = false;
};

// Takes over one of the gaps from one to another where it is worth more than what was found before.
void improve(Proposing& best, const Mind& mind, CardNo card, std::pair<int, int> gaps, const Worth& worth) {
    const Marks& marks = mind.marks();
    const Belief& belief = mind.about(card);
    int from = belief.certain() ? 0 : truths_up_to(belief, marks.left_of(gaps.first));
    for (int gap = gaps.first; gap <= gaps.second; ++gap) {
        double here = 0;
        if (belief.certain()) {
            here = certain_prospect(marks, belief, gap, worth);
        } else {
            const int to = truths_up_to(belief, marks.right_of(gap));
            const bool hopeless = at_most(worth, to - from) < best.worth;
            here = hopeless ? best.worth : prospect(doubts(marks, belief, gap), from, to, worth);
            from = to;
        }
        if (here > best.worth) best = {{card, gap}, here};
    }
}

// Worked out once for all hands and tables: hands of two and more beside the card are alike.
const Worth& worth_of(int held, int others) {
    using ByHeld = std::array<Worth, 3>;
    static const auto table = [] {
        std::array<ByHeld, max_seats> all;
        for (int seats = 2; seats <= max_seats; ++seats) {
            for (int cards = 0; cards < 3; ++cards) {
                all[static_cast<std::size_t>(seats) - 1][static_cast<std::size_t>(cards)] =
                    worth_of_a_card(cards, seats - 1);
            }
        }
        return all;
    }();
    return table[static_cast<std::size_t>(others)][static_cast<std::size_t>(std::min(held, 2))];
}

int gap_of_estimate(Mind& mind, const Line& line, CardNo card) {
    mind.look_at(line);
    return mind.marks().gap_at(mind.estimate(card));
}

}  // namespace

Action ContestPlay::choose(Mind& mind, const View& view, const ContestView& game, const Legal& legal) {
    const Choice& choice = legal.choices().front();
    if (const auto* places = std::get_if<PlaceAny>(&choice)) return propose(mind, view, *places);
    if (const auto* gifts = std::get_if<GiveAny>(&choice)) return give(mind, view, game.totals, *gifts);
    return respond(mind, view, *game.proposal);
}

Action ContestPlay::propose(Mind& mind, const View& view, const PlaceAny& choice) {
    mind.look_at(*view.line);
    const Habits& habits = mind.habits();
    const Worth& worth = worth_of(static_cast<int>(choice.cards.size()) - 1, view.terms.seats - 1);
    const int reach = habits.naive || habits.honest ? 0 : 2;
    Proposing best{{choice.cards.front(), 0}};
    for (const CardNo card : choice.cards) {
        const Marks::Best likeliest = mind.best_gap(card);
        if (!habits.naive && at_most(worth, most_truths(likeliest.chance)) < best.worth) continue;
        const double before = best.worth;
        improve(best, mind, card,
                {std::max(0, likeliest.gap - reach), std::min(choice.last_gap, likeliest.gap + reach)}, worth);
        if (best.worth > before) best.bluff = best.place.gap != likeliest.gap;
        if (habits.naive) break;
    }
    const auto [card, gap] = best.place;
    const double chance = mind.marks().chance(mind.about(card), gap);
    // Not the surest: one that others doubt is worth more.
    const Motive honest = mind.about(card).certain() ? Motive::shown : Motive::drawn;
    mind.explain(best.bluff ? Motive::bluff : honest, card, chance, *view.line, gap);
    return best.place;
}

Action ContestPlay::respond(Mind& mind, const View& view, const Proposal& proposal) {
    const Habits& habits = mind.habits();
    if (habits.contest_all || habits.contest_none) {
        mind.explain(Motive::habit);
        return habits.contest_all ? Action{Contest{}} : Action{Accept{}};
    }
    const double seems = mind.chance(*view.line, proposal.card, proposal.gap);
    // Somebody chose this place, which speaks for it; the more there are to contest, the more a bluff would risk.
    const double trust = view.terms.seats;
    const double right = habits.naive ? (proposal.gap == gap_of_estimate(mind, *view.line, proposal.card) ? 1 : 0)
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
    mind.look_at(*view.line);
    CardNo hardest = choice.cards.front();
    double ease = mind.best_gap(hardest).chance;
    for (const CardNo card : choice.cards.subspan(1)) {
        const double here = mind.best_gap(card).chance;
        if (here >= ease) continue;
        ease = here;
        hardest = card;
    }
    Reason& reason = mind.explain(choice.to.empty() ? Motive::give : Motive::give_leader, hardest, ease);
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
