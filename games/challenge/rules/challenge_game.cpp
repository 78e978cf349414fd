// challenge.
#include "games/challenge/rules/challenge_game.hpp"

#include "engine/rules/legal.hpp"
#include "engine/rules/refusal.hpp"
#include "engine/rules/script.hpp"
#include "engine/rules/trial.hpp"
#include "engine/rules/view.hpp"

#include <algorithm>
#include <utility>

namespace frise {
namespace {

constexpr int moves_for_duel = 3;

int lead(const Positions& positions) { return *std::max_element(positions.begin(), positions.end()); }

SeatSet seats_on(const Positions& positions, int space) {
    SeatSet seats;
    for (std::size_t i = 0; i < positions.size(); ++i) {
        if (positions[i] == space) seats.add(seat_at(i));
    }
    return seats;
}

// Left to right, as they go to the discard pile.
ClearedCards cards_in(const Line& line) {
    ClearedCards cards;
    for (const Dated& card : line) cards.push_back(card.card);
    return cards;
}

// Of a duel that was won: its line, or the card that was dated.
ClearedCards cards_of_duel(const ChallengeState& s) {
    ClearedCards cards = cards_in(s.table.line);
    if (s.duel->card) cards.push_back(*s.duel->card);
    return cards;
}

void end_duel(ChallengeState& s, const ClearedCards& cleared) {
    s.table.discard.insert(s.table.discard.end(), cleared.begin(), cleared.end());
    s.table.line.clear();
    s.duel.reset();
}

Hint hint_for(Year guess, Year year) {
    if (guess == year) return Hint::right;
    return guess < year ? Hint::later : Hint::earlier;
}

// What a guess and its hint add to what is known.
Bounds narrowed(Bounds bounds, Year guess, Hint hint) {
    if (hint == Hint::later) bounds.low = std::max(bounds.low.value_or(guess), guess);
    if (hint == Hint::earlier) bounds.high = std::min(bounds.high.value_or(guess), guess);
    return bounds;
}

}  // namespace

SeatList duellists(const Positions& positions) {
    const int last = *std::min_element(positions.begin(), positions.end());
    SeatSet seats = seats_on(positions, last);
    if (seats.count() == 1) {
        const Seat behind = *seats.begin();
        int next = lead(positions);
        for (const int space : positions) {
            if (space > last) next = std::min(next, space);
        }
        for (const Seat seat : seats_on(positions, next)) seats.add(seat);
        return seats.from(behind);
    }
    const Seat leader = *seats_on(positions, lead(positions)).begin();
    return seats.from(clockwise(leader, static_cast<int>(positions.size())));
}

void ChallengeGame::lay_out(State& s) const {
    frise::lay_out(s.table, setup_, setup_.deck.size());
    s.table.round = 0;  // counts the trials
    s.positions.assign(static_cast<std::size_t>(setup_.terms.seats), 0);
    s.trial.reset();
    s.duel.reset();
    s.duels_played = 0;
}

void ChallengeGame::start(Turn& turn) const {
    if (setup_.shuffle) turn.shuffle_all(setup_.deck.size());
    begin_trial(turn);
}

SeatSet ChallengeGame::to_act(const State& s) const {
    if (s.trial) return SeatSet::first(setup_.terms.seats).without(s.trial->answered);
    if (s.duel) return {s.duel->to_act()};
    return {};
}

std::string ChallengeGame::awaited(const State& s) const {
    if (s.trial) return "a trial is on: answer it";
    if (s.duel->kind == DuelKind::sudden_death) return "a sudden-death duel is on: place the card that was drawn";
    return "a more-or-less duel is on: guess the year";
}

Result<void> ChallengeGame::apply(Turn& turn, Seat seat, const Answer& answer) const {
    const State& s = turn.state();
    if (!s.trial) return not_allowed(awaited(s));
    const auto dials = check_answer(s.trial->kind, answer);
    if (!dials) return tl::unexpected{dials.error()};
    turn.emit(Answered{seat, *dials});
    if (to_act(s).empty()) turn_over(turn);
    return {};
}

void ChallengeGame::turn_over(Turn& turn) const {
    State& s = turn.state();
    const auto seats = static_cast<std::size_t>(setup_.terms.seats);
    const TrialKind kind = s.trial->kind;
    Turned turned;
    std::array<Year, 4> years{};
    for (const CardNo card : s.trial->cards) {
        years[turned.cards.size()] = setup_.deck.year(card);
        turned.cards.push_back(setup_.deck.dated(card));
    }
    turned.answers.assign(s.trial->answers.begin(), s.trial->answers.begin() + setup_.terms.seats);
    const Moves moves =
        moves_for(kind, options_.board.dates, std::span{years}.first(turned.cards.size()), turned.answers);
    turn.emit(turned);
    for (std::size_t i = 0; i < seats; ++i) advance(turn, seat_at(i), moves[i]);
    go_on(turn);
}

void ChallengeGame::advance(Turn& turn, Seat seat, int by) const {
    const int from = turn.state().positions[index(seat)];
    const int to = std::min(from + by, finish());
    if (to > from) turn.emit(Advanced{seat, to - from, to});
}

// After every movement: the end, a duel line that was passed, or the next trial.
void ChallengeGame::go_on(Turn& turn) const {
    const State& s = turn.state();
    const auto& duels = options_.board.duels;
    const SeatSet arrived = seats_on(s.positions, finish());
    if (arrived.count() > 1 && options_.final_duel) {
        begin_duel(turn, DuelKind::sudden_death, arrived.from(setup_.terms.first));
    } else if (!arrived.empty()) {
        end_game(turn, arrived);
    } else if (s.duels_played < duels.size() && lead(s.positions) > duels[s.duels_played].after) {
        const bool two = setup_.terms.seats == 2;
        begin_duel(turn, two ? DuelKind::sudden_death : duels[s.duels_played].kind, duellists(s.positions));
    } else {
        begin_trial(turn);
    }
}

void ChallengeGame::begin_trial(Turn& turn) const {
    const State& s = turn.state();
    const TrialKind kind = options_.board.track[static_cast<std::size_t>(lead(s.positions))];
    const std::size_t count = cards_laid(kind);
    if (s.table.pile.size() < count) turn.reshuffle();
    const auto top = s.table.pile.cards().first(count);
    turn.emit(TrialBegan{kind, TrialCards(top.begin(), top.end()), s.table.round + 1});
}

void ChallengeGame::begin_duel(Turn& turn, DuelKind kind, const SeatList& seats) const {
    const Table& table = turn.table();
    if (kind == DuelKind::more_or_less) {
        turn.can_draw();
        turn.emit(DuelBegan{kind, seats, table.pile.top()});
        return;
    }
    turn.emit(DuelBegan{kind, seats, std::nullopt});
    turn.can_draw();
    turn.start_line(setup_.deck);
    next_in_duel(turn);
}

void ChallengeGame::next_in_duel(Turn& turn) const {
    turn.can_draw();
    turn.emit(Drew{turn.state().duel->to_act(), turn.table().pile.top(), std::nullopt});
}

Result<void> ChallengeGame::apply(Turn& turn, Seat seat, const PlaceDrawn& place) const {
    const State& s = turn.state();
    if (!s.duel || s.duel->kind != DuelKind::sudden_death) return not_allowed(awaited(s));
    if (place.gap < 0 || place.gap > last_gap(s.table.line)) return bad_gap(place.gap, s.table.line);

    const Duel before = *s.duel;
    const CardNo card = *before.card;
    const Year year = setup_.deck.year(card);
    const bool right = fits(s.table.line, place.gap, year);
    DuelPlaced placed{seat, card, place.gap, year, right, std::nullopt};
    if (right && s.table.pile.empty() && s.table.discard.empty()) {
        placed.cleared = cards_in(s.table.line);
        placed.cleared->insert(placed.cleared->begin() + place.gap, card);
    }
    turn.emit(placed);
    if (!right) {
        turn.emit(Discarded{seat, card, year, std::nullopt});
        turn.emit(Out{seat});
    }
    if (placed.cleared) {
        SeatSet still_in;
        for (const Seat each : before.seats) still_in.add(each);
        before.final ? end_game(turn, still_in) : go_on(turn);
    } else if (s.duel->seats.size() == 1) {
        win_duel(turn, s.duel->seats.front());
    } else {
        next_in_duel(turn);
    }
    return {};
}

Result<void> ChallengeGame::apply(Turn& turn, Seat seat, const Guess& guess) const {
    const State& s = turn.state();
    if (!s.duel || s.duel->kind != DuelKind::more_or_less) return not_allowed(awaited(s));
    if (!years_on_dials.has(guess.year)) {
        return refuse(ErrorCode::bad_answer,
                      "the year " + std::to_string(guess.year) + " is out of range: guess from " +
                          std::to_string(years_on_dials.least) + " to " + std::to_string(years_on_dials.most));
    }
    const Hint hint = hint_for(guess.year, setup_.deck.year(*s.duel->card));
    turn.emit(Guessed{seat, guess.year, hint, narrowed(s.duel->bounds, guess.year, hint)});
    if (hint == Hint::right) win_duel(turn, seat);
    return {};
}

void ChallengeGame::win_duel(Turn& turn, Seat seat) const {
    const State& s = turn.state();
    const bool final = s.duel->final;
    turn.emit(DuelWon{seat, cards_of_duel(s)});
    if (final) {
        end_game(turn, {seat});
        return;
    }
    // With two seats, a leader does not move for winning a duel.
    const bool leads_of_two =
        setup_.terms.seats == 2 && s.positions[index(seat)] > s.positions[index(clockwise(seat, 2))];
    if (!leads_of_two) advance(turn, seat, moves_for_duel);
    go_on(turn);
}

void ChallengeGame::end_game(Turn& turn, SeatSet winners) const { turn.emit(GameOver{winners, outcome(turn.state())}); }

void ChallengeGame::list_legal(const State& s, Seat /*seat to act*/, Legal& legal) const {
    if (s.trial) {
        legal.add(dial_range(s.trial->kind));
    } else if (s.duel->kind == DuelKind::sudden_death) {
        legal.add(PlaceDrawnAny{last_gap(s.table.line)});
    } else {
        legal.add(GuessAny{years_on_dials.least, years_on_dials.most});
    }
}

Deck ChallengeGame::recorded_deck(const State& /*state*/) const { return setup_.deck; }

void ChallengeGame::look(const State& s, View& view) const {
    view.line.reset();
    view.hands.reset();
    ChallengeView game{s.positions, std::nullopt, std::nullopt};
    if (s.trial) {
        game.trial = TrialView{s.trial->kind, s.trial->cards, s.trial->answered, std::nullopt};
        if (view.viewer && s.trial->answered.has(*view.viewer)) game.trial->own = s.trial->answers[index(*view.viewer)];
    }
    if (s.duel) {
        game.duel = DuelView{s.duel->kind, s.duel->seats, s.duel->card, s.duel->bounds};
        if (s.duel->kind == DuelKind::sudden_death) view.line = s.table.line;
    }
    view.game = game;
}

void ChallengeGame::evolve(State& s, Reshuffled&& e) const { frise::evolve(s.table, std::move(e)); }

void ChallengeGame::evolve(State& s, const TrialBegan& e) const {
    s.table.pile.remove_top(e.cards.size());
    s.trial = Trial{e.kind, e.cards, {}, {}};
    s.table.round = e.round;
}

void ChallengeGame::evolve(State& s, const Answered& e) const {
    s.trial->answered.add(e.seat);
    s.trial->answers[index(e.seat)] = e.dials;
}

void ChallengeGame::evolve(State& s, const Turned& e) const {
    for (const Dated& card : e.cards) s.table.discard.push_back(card.card);
    s.trial.reset();
}

void ChallengeGame::evolve(State& s, const Advanced& e) const { s.positions[index(e.seat)] = e.to; }

void ChallengeGame::evolve(State& s, const DuelBegan& e) const {
    const bool final = lead(s.positions) == finish();
    s.duel = Duel{e.kind, e.seats, 0, e.card, {}, final};
    if (!final) ++s.duels_played;
    if (e.card) s.table.pile.remove_top();
}

void ChallengeGame::evolve(State& s, const Started& e) const { frise::evolve(s.table, e); }

void ChallengeGame::evolve(State& s, const Drew& e) const {
    s.table.pile.remove_top();
    s.duel->card = e.card;
}

void ChallengeGame::evolve(State& s, const DuelPlaced& e) const {
    s.duel->card.reset();
    if (!e.right) return;
    insert(s.table.line, e.gap, {e.card, e.year});
    s.duel->turn = (s.duel->turn + 1) % s.duel->seats.size();
    if (e.cleared) end_duel(s, *e.cleared);
}

void ChallengeGame::evolve(State& s, const Discarded& e) const { s.table.discard.push_back(e.card); }

void ChallengeGame::evolve(State& s, const Out& e) const {
    SeatList& seats = s.duel->seats;
    seats.erase(std::find(seats.begin(), seats.end(), e.seat));
    s.duel->turn %= seats.size();
}

void ChallengeGame::evolve(State& s, const Guessed& e) const {
    s.duel->bounds = e.bounds;
    s.duel->turn = (s.duel->turn + 1) % s.duel->seats.size();
}

void ChallengeGame::evolve(State& s, const DuelWon& e) const { end_duel(s, e.cleared); }
void ChallengeGame::evolve(State& s, const GameOver& e) const { frise::evolve(s.table, e); }

}  // namespace frise
