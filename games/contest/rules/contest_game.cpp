// contest.
#include "games/contest/rules/contest_game.hpp"

#include "engine/rules/legal.hpp"
#include "engine/rules/refusal.hpp"
#include "engine/rules/script.hpp"
#include "engine/rules/view.hpp"

#include <algorithm>
#include <utility>

namespace frise {
namespace {

constexpr std::int64_t bonus_for_no_card = 3;

// Who has to give a card once this player's proposal is turned, if anybody.
std::optional<Giving> giving_after(Seat player, bool right, std::optional<Seat> contester, bool player_has_cards) {
    if (contester && !right) return Giving{*contester, player};
    if (contester && player_has_cards) return Giving{player, contester};
    if (!right && player_has_cards) return Giving{player, std::nullopt};
    return std::nullopt;
}

}  // namespace

Seat ContestGame::first_of_round(int round) const {
    const int seats = setup_.terms.seats;
    return clockwise(setup_.terms.first, seats, (round - 1) % seats);
}

void ContestGame::lay_out(State& s) const {
    frise::lay_out(s.table, setup_, setup_.deck.size());
    s.turn = setup_.terms.first;
    s.proposal.reset();
    s.asked = {};
    s.contester.reset();
    s.giving.reset();
    s.totals.assign(static_cast<std::size_t>(setup_.terms.seats), 0);
}

void ContestGame::start(Turn& turn) const {
    if (setup_.shuffle) turn.shuffle_all(setup_.deck.size());
    turn.deal(setup_.terms, setup_.terms.first);
    turn.start_line(setup_.deck);
}

SeatSet ContestGame::to_act(const State& s) const {
    if (s.table.over) return {};
    if (s.giving) return {s.giving->from};
    return {s.proposal ? s.asked : s.turn};
}

std::string ContestGame::awaited(const State& s) const {
    if (s.giving) return "a card is to be given: give one";
    return s.proposal ? "a card is proposed: accept or contest it" : "it is time to place a card";
}

Result<void> ContestGame::apply(Turn& turn, Seat seat, const Place& place) const {
    const State& s = turn.state();
    if (s.giving || s.proposal) return not_allowed(awaited(s));
    if (!s.table.holds(seat, place.card)) return not_your_card(seat);
    if (place.gap < 0 || place.gap > last_gap(s.table.line)) return bad_gap(place.gap, s.table.line);
    turn.emit(Proposed{seat, place.card, place.gap});
    return {};
}

Result<void> ContestGame::apply(Turn& turn, Seat seat, const Accept& /*accept*/) const {
    const State& s = turn.state();
    if (!s.proposal) return not_allowed(awaited(s));
    turn.emit(Accepted{seat});
    if (s.asked == s.proposal->seat) turn_over(turn);
    return {};
}

Result<void> ContestGame::apply(Turn& turn, Seat seat, const Contest& /*contest*/) const {
    const State& s = turn.state();
    if (!s.proposal) return not_allowed(awaited(s));
    turn.emit(Contested{seat});
    turn_over(turn);
    return {};
}

void ContestGame::turn_over(Turn& turn) const {
    State& s = turn.state();
    const auto [seat, card, gap] = *s.proposal;
    const auto contester = s.contester;
    const Year year = setup_.deck.year(card);
    const bool right = fits(s.table.line, gap, year);
    const int its_gap = right_gap(s.table.line, year);
    const auto giving = giving_after(seat, right, contester, !s.table.hand(seat).empty());
    turn.emit(ProposalPlaced{seat, card, gap, year, right, giving});
    if (!right) turn.emit(PutRight{card, its_gap, year});
    if (giving) return;
    if (contester) {
        // Contested wrongly, and the player has no card to give: the contester draws two.
        for (int i = 0; i < 2; ++i) turn.draw(*contester);
    }
    end_turn(turn);
}

Result<void> ContestGame::apply(Turn& turn, Seat seat, const Give& give) const {
    const State& s = turn.state();
    if (!s.giving) return not_allowed(awaited(s));
    if (!s.table.holds(seat, give.card)) return not_your_card(seat);
    const std::optional<Seat> due = s.giving->to;
    if (due && give.to && *give.to != due->number) {
        return not_allowed("this card goes to seat " + std::to_string(due->number));
    }
    if (!due && (!give.to || *give.to < 0 || *give.to >= setup_.terms.seats || *give.to == seat.number)) {
        return not_allowed("give it to another seat, from 0 to " + std::to_string(setup_.terms.seats - 1) +
                           ", named in 'to'");
    }
    turn.emit(Gave{seat, due ? *due : seat_at(static_cast<std::size_t>(*give.to)), give.card});
    end_turn(turn);
    return {};
}

void ContestGame::end_turn(Turn& turn) const {
    State& s = turn.state();
    const SeatSet seats = SeatSet::first(setup_.terms.seats);
    bool somebody_is_done = false;
    for (const Seat seat : seats) somebody_is_done |= s.table.hand(seat).empty();
    if (!somebody_is_done) return;

    const Scored scored = score(s);
    turn.emit(scored);
    if (!scored.next) {
        const std::int64_t best = *std::max_element(s.totals.begin(), s.totals.end());
        SeatSet winners;
        for (const Seat seat : seats) {
            if (s.totals[index(seat)] == best) winners.add(seat);
        }
        turn.emit(GameOver{winners, outcome(s)});
        return;
    }
    turn.shuffle_all(setup_.deck.size());
    turn.deal(setup_.terms, s.turn);
    turn.start_line(setup_.deck);
}

Scored ContestGame::score(const State& s) const {
    Scored scored{{}, s.totals, std::nullopt};
    if (s.table.round < options_.rounds) scored.next = s.table.round + 1;
    const auto seats = static_cast<std::size_t>(setup_.terms.seats);
    std::size_t largest = 0;
    for (std::size_t i = 0; i < seats; ++i) largest = std::max(largest, s.table.hands[i].size());
    for (std::size_t i = 0; i < seats; ++i) {
        const std::size_t held = s.table.hands[i].size();
        scored.points.push_back(static_cast<std::int64_t>(largest - held) + (held == 0 ? bonus_for_no_card : 0));
        scored.totals[i] += scored.points.back();
    }
    return scored;
}

void ContestGame::list_legal(const State& s, Seat seat, Legal& legal) const {
    const Cards& hand = s.table.hand(seat);
    if (s.giving) {
        GiveAny give{hand, {}};
        if (!s.giving->to) {
            for (const Seat other : SeatSet::first(setup_.terms.seats).without({seat})) give.to.push_back(other);
        }
        legal.add(give);
    } else if (s.proposal) {
        legal.add(Accept{});
        legal.add(Contest{});
    } else {
        legal.add(PlaceAny{hand, last_gap(s.table.line)});
    }
}

Deck ContestGame::recorded_deck(const State& /*state*/) const { return setup_.deck; }

void ContestGame::look(const State& s, View& view) const {
    view.line = s.table.line;
    show_hands(s.table, setup_.terms.seats, view);
    view.game = ContestView{s.proposal, s.contester, s.giving, s.totals};
}

void ContestGame::evolve(State& s, Dealt&& e) const { frise::evolve(s.table, std::move(e)); }
void ContestGame::evolve(State& s, const Started& e) const { frise::evolve(s.table, e); }
void ContestGame::evolve(State& s, const Drew& e) const { frise::evolve(s.table, e); }
void ContestGame::evolve(State& s, Reshuffled&& e) const { frise::evolve(s.table, std::move(e)); }
void ContestGame::evolve(State& s, const GameOver& e) const { frise::evolve(s.table, e); }

void ContestGame::evolve(State& s, const Proposed& e) const {
    take_from(s.table.hand(e.seat), e.card);
    s.proposal = Proposal{e.seat, e.card, e.gap};
    s.asked = clockwise(e.seat, setup_.terms.seats);
}

void ContestGame::evolve(State& s, const Accepted& e) const { s.asked = clockwise(e.seat, setup_.terms.seats); }
void ContestGame::evolve(State& s, const Contested& e) const { s.contester = e.seat; }

// The card is turned: either somebody has to give a card now, or the turn is over.
void ContestGame::evolve(State& s, const ProposalPlaced& e) const {
    if (e.right) insert(s.table.line, e.gap, {e.card, e.year});
    s.giving = e.giving;
    s.proposal.reset();
    s.contester.reset();
    s.turn = clockwise(e.seat, setup_.terms.seats);
}

void ContestGame::evolve(State& s, const PutRight& e) const { insert(s.table.line, e.gap, {e.card, e.year}); }

void ContestGame::evolve(State& s, const Gave& e) const {
    take_from(s.table.hand(e.from), e.card);
    s.table.hand(e.to).push_back(e.card);
    s.giving.reset();
}

void ContestGame::evolve(State& s, const Scored& e) const {
    s.totals = e.totals;
    if (!e.next) return;
    s.table.round = *e.next;
    s.turn = first_of_round(s.table.round);
}

}  // namespace frise
