// classic, first-edition, twist and chronology.
#include "games/line/rules/line_game.hpp"

#include "engine/rules/legal.hpp"
#include "engine/rules/refusal.hpp"
#include "engine/rules/script.hpp"
#include "engine/rules/view.hpp"

namespace frise {

void LineGame::lay_out(State& s) const {
    frise::lay_out(s.table, setup_, setup_.deck.size());
    s.in = SeatSet::first(setup_.terms.seats);
    s.to_play = s.in;
    s.succeeded = {};
    s.mover = {};
    s.tie_break = false;
}

void LineGame::start(Turn& turn) const {
    if (setup_.shuffle) turn.shuffle_all(setup_.deck.size());
    turn.deal(setup_.terms, setup_.terms.first);
    turn.start_line(setup_.deck);
}

SeatSet LineGame::to_act(const State& s) const {
    if (s.table.over || s.to_play.empty()) return {};
    return {s.to_play.at_or_after(setup_.terms.first)};
}

std::string LineGame::awaited(const State& /*state*/) const { return "this game has one kind of turn: place"; }

Result<void> LineGame::apply(Turn& turn, Seat seat, const Place& place) const {
    const State& s = turn.state();
    if (!s.table.holds(seat, place.card)) return not_your_card(seat);
    if (place.gap < 0 || place.gap > last_gap(s.table.line)) return bad_gap(place.gap, s.table.line);

    const Year year = setup_.deck.year(place.card);
    const Placed placed{seat, place.card, place.gap, year, fits(s.table.line, place.gap, year)};
    turn.emit(placed);
    if (!placed.right) miss(turn, placed);
    if (round_is_over(s)) end_round(turn);
    return {};
}

void LineGame::miss(Turn& turn, const Placed& placed) const {
    State& s = turn.state();
    switch (options_.on_miss) {
        case OnMiss::discard: turn.emit(Discarded{placed.seat, placed.card, placed.year, std::nullopt}); break;
        case OnMiss::remove: turn.emit(Removed{placed.seat, placed.card, placed.year}); break;
        case OnMiss::put_right:
            turn.emit(PutRight{placed.card, right_gap(s.table.line, placed.year), placed.year});
            break;
    }
    if (!s.tie_break) {
        turn.draw(placed.seat);
    } else if (options_.tie_break == TieBreak::sudden_death) {
        turn.emit(Out{placed.seat});
    }
}

bool LineGame::round_is_over(const State& s) const {
    if (s.to_play.empty()) return true;
    if (s.tie_break) return s.in.count() == 1;
    if (s.succeeded.empty()) return false;
    // Nobody else could finish: the rest of the round is not played.
    for (const Seat seat : s.to_play) {
        if (s.table.hand(seat).size() == 1) return false;
    }
    return true;
}

void LineGame::end_round(Turn& turn) const {
    State& s = turn.state();
    const SeatSet stay = staying(s);
    const int next = s.table.round + 1;
    if (!s.tie_break && stay.empty()) {
        turn.emit(RoundEnded{s.table.round, next});
        return;
    }
    const std::size_t cards_left = s.table.pile.size() + s.table.discard.size();
    if (stay.count() == 1 || cards_left < static_cast<std::size_t>(stay.count())) {
        turn.emit(RoundEnded{s.table.round, std::nullopt});
        turn.emit(GameOver{stay, outcome(s)});
        return;
    }
    turn.emit(RoundEnded{s.table.round, next});
    const Seat first = setup_.terms.first;
    for (const Seat seat : s.in.without(stay).from(first)) turn.emit(Out{seat});
    const SeatList seats = stay.from(first);
    turn.emit(TieBreakBegan{seats});
    for (const Seat seat : seats) turn.draw(seat);
}

// Who is left at the end of the round; nobody, if it was an ordinary one in which nobody finished.
SeatSet LineGame::staying(const State& s) const {
    if (!s.tie_break) return s.succeeded;
    switch (options_.tie_break) {
        case TieBreak::usual: return s.succeeded.empty() ? s.in : s.succeeded;
        case TieBreak::single_success: return s.succeeded.count() == 1 ? s.succeeded : s.in;
        case TieBreak::sudden_death: break;
    }
    return s.in;
}

void LineGame::list_legal(const State& s, Seat seat, Legal& legal) const {
    legal.add(PlaceAny{s.table.hand(seat), last_gap(s.table.line)});
}

std::monostate LineGame::outcome(const State& /*state*/) const { return {}; }
Deck LineGame::recorded_deck(const State& /*state*/) const { return setup_.deck; }

void LineGame::look(const State& s, View& view) const {
    view.line = s.table.line;
    show_hands(s.table, setup_.terms.seats, view);
    view.game = LineView{s.tie_break, SeatSet::first(setup_.terms.seats).without(s.in)};
}

void LineGame::evolve(State& s, Dealt&& e) const { frise::evolve(s.table, std::move(e)); }
void LineGame::evolve(State& s, const Started& e) const { frise::evolve(s.table, e); }
void LineGame::evolve(State& s, const Drew& e) const { frise::evolve(s.table, e); }
void LineGame::evolve(State& s, Reshuffled&& e) const { frise::evolve(s.table, std::move(e)); }
void LineGame::evolve(State& s, const GameOver& e) const { frise::evolve(s.table, e); }

void LineGame::evolve(State& s, const Placed& e) const {
    Cards& hand = s.table.hand(e.seat);
    take_from(hand, e.card);
    s.to_play.remove(e.seat);
    s.mover = e.seat;
    if (!e.right) return;
    insert(s.table.line, e.gap, {e.card, e.year});
    if (hand.empty()) s.succeeded.add(e.seat);
}

void LineGame::evolve(State& s, const PutRight& e) const {
    insert(s.table.line, e.gap, {e.card, e.year});
    // The last card was missed, and the pile cannot give the penalty card: finished all the same.
    if (!s.tie_break && s.table.pile.empty() && s.table.hand(s.mover).empty()) s.succeeded.add(s.mover);
}

void LineGame::evolve(State& s, const Discarded& e) const { s.table.discard.push_back(e.card); }
void LineGame::evolve(State& s, const Removed& e) const { s.table.discard.push_back(e.card); }

void LineGame::evolve(State& s, const RoundEnded& e) const {
    s.table.round = e.next.value_or(e.round);
    s.to_play = s.in;
    s.succeeded = {};
}

void LineGame::evolve(State& s, const TieBreakBegan& e) const {
    s.tie_break = true;
    s.in = {};
    for (const Seat seat : e.seats) s.in.add(seat);
    s.to_play = s.in;
}

void LineGame::evolve(State& s, const Out& e) const {
    s.in.remove(e.seat);
    s.to_play.remove(e.seat);
}

}  // namespace frise
