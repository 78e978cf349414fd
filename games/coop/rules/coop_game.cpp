// coop.
#include "games/coop/rules/coop_game.hpp"

#include "engine/core/chance.hpp"
#include "engine/rules/legal.hpp"
#include "engine/rules/refusal.hpp"
#include "engine/rules/script.hpp"
#include "engine/rules/view.hpp"

#include <algorithm>
#include <utility>

namespace frise {
namespace {

Icon icon_to_match(const CoopState& s) { return s.icons[index(s.table.discard.back())].back; }
// How many seats clockwise; all the way round to the same seat.
int steps(Seat from, Seat to, int seats) { return (to.number - from.number + seats - 1) % seats + 1; }

// All ordered pairs of different icons.
int pair_count(int icons) { return icons * (icons - 1); }
Icons nth_pair(std::size_t n, int icons) {
    const auto number = static_cast<int>(n % static_cast<std::size_t>(pair_count(icons)));
    const Icon front = number / (icons - 1);
    const Icon other = number % (icons - 1);
    return {front, other < front ? other : other + 1};
}

bool is_stuck(const CoopState& s, CardNo card) { return s.stuck[index(card)] != 0; }

// The gap between two bottom cards takes what lies strictly between them; a bottom card of the same year opens
// the gaps on both its sides, unless it is an end card, which opens its end only.
bool rift_takes(const Line& line, int gap, Year year) {
    const auto right = static_cast<std::size_t>(gap);
    const Year before = line[right - 1].year;
    const Year after = line[right].year;
    if (before < year && year < after) return true;
    return (before == year && right - 1 > 0) || (after == year && right + 1 < line.size());
}

}  // namespace

std::optional<Spot> find_spot(const Line& line, const std::vector<std::optional<Dated>>& rift, Year year,
                              std::optional<int> wish) {
    const int end = last_gap(line);
    const auto possible = [&](int gap) {
        if (gap == 0) return year <= line.front().year;
        if (gap == end) return year >= line.back().year;
        return !rift[static_cast<std::size_t>(gap) - 1] && rift_takes(line, gap, year);
    };
    const auto spot = [&](int gap) { return Spot{gap == 0 || gap == end ? Row::line : Row::rift, gap}; };
    if (wish && possible(*wish)) return spot(*wish);
    if (possible(0)) return spot(0);
    if (possible(end)) return spot(end);
    // Inside the line: only the gaps around cards of this year can take it.
    const auto earlier = [](const Dated& card, Year y) { return card.year < y; };
    const auto lowest = static_cast<int>(std::lower_bound(line.begin(), line.end(), year, earlier) - line.begin());
    for (int gap = std::max(lowest, 1); gap < end && line[static_cast<std::size_t>(gap) - 1].year <= year; ++gap) {
        if (possible(gap)) return spot(gap);
    }
    return std::nullopt;
}

int coop_rank(int score) {
    if (score < 0) return 1;
    if (score <= 10) return 2;
    return std::min(8, 2 + (score - 1) / 10);
}

void CoopGame::lay_out(State& s) const {
    const auto used = static_cast<std::size_t>(options_.cards);
    frise::lay_out(s.table, setup_, used);
    s.rift.clear();
    s.icons.assign(setup_.deck.icons.begin(), setup_.deck.icons.end());
    s.stuck.assign(setup_.deck.size(), 0);
    s.turn = setup_.terms.first;
    s.tried = 0;
    s.placed = 0;
}

void CoopGame::start(Turn& turn) const {
    State& s = turn.state();
    if (setup_.shuffle) turn.shuffle_all(setup_.deck.size(), static_cast<std::size_t>(options_.cards));
    if (setup_.deck.icons.empty()) deal_icons(s, turn.chance());
    for (int i = 0; i < setup_.terms.seats; ++i) {
        const Seat seat = clockwise(setup_.terms.first, setup_.terms.seats, i);
        Dealt dealt{seat, turn.take_hand(seat, static_cast<std::size_t>(setup_.terms.hand[index(seat)])), {}};
        for (const CardNo card : dealt.cards) dealt.fronts.push_back(s.icons[index(card)].front);
        turn.emit(std::move(dealt));
    }
    turn.start_line(setup_.deck);
    const CardNo card = s.table.pile.top();
    turn.emit(DiscardStarted{card, setup_.deck.year(card), s.icons[index(card)].back});
}

// The list of pairs repeated as often as needed, shuffled, and dealt over the cards used. The cards left in the box get
// pairs too, so that a recorded deck names icons for all.
void CoopGame::deal_icons(State& s, Chance& chance) const {
    s.icons.resize(setup_.deck.size());
    for (std::size_t i = 0; i < s.icons.size(); ++i) s.icons[i] = nth_pair(i, options_.icons);
    const auto used = s.table.pile.cards();
    const auto pairs = static_cast<std::size_t>(pair_count(options_.icons));
    // In the memory of the discard pile, where no card lies yet.
    Cards slots = std::exchange(s.table.discard, Cards{});
    slots.resize((used.size() + pairs - 1) / pairs * pairs);
    for (std::size_t i = 0; i < slots.size(); ++i) slots[i] = card_at(i);
    chance.shuffle(slots, icon_shuffle);
    for (std::size_t i = 0; i < used.size(); ++i) s.icons[index(used[i])] = nth_pair(index(slots[i]), options_.icons);
    slots.clear();
    s.table.discard = std::move(slots);
}

SeatSet CoopGame::to_act(const State& s) const { return s.table.over ? SeatSet{} : SeatSet{s.turn}; }

std::string CoopGame::awaited(const State& /*state*/) const { return "a turn of coop is play, discard or end-turn"; }

Result<void> CoopGame::apply(Turn& turn, Seat seat, const Play& action) const {
    const State& s = turn.state();
    const CardNo card = action.card;
    if (!s.table.holds(seat, card)) return not_your_card(seat);
    if (is_stuck(s, card)) return not_allowed("that card is stuck: it never moves again");
    if (action.wish && (*action.wish < 0 || *action.wish > last_gap(s.table.line))) {
        return bad_gap(*action.wish, s.table.line);
    }
    const Year year = setup_.deck.year(card);
    if (const auto spot = find_spot(s.table.line, s.rift, year, action.wish)) {
        turn.emit(Played{seat, card, year, spot->row, spot->gap});
    } else {
        turn.emit(Stuck{seat, card, year});
    }
    if (all_settled(s) || (s.placed == 0 && !has_card_to_try(s, seat))) {
        end_game(turn);
    } else if (s.placed == 2) {
        pass_on(turn, seat);
    }
    return {};
}

Result<void> CoopGame::apply(Turn& turn, Seat seat, const Discard& action) const {
    const State& s = turn.state();
    const CardNo card = action.card;
    if (!s.table.holds(seat, card)) return not_your_card(seat);
    if (is_stuck(s, card)) return not_allowed("that card is stuck: it cannot be discarded");
    if (s.tried > 0) return not_allowed("a card was tried in this turn: go on playing, discarding is no longer open");
    if (s.icons[index(card)].front != icon_to_match(s)) {
        return not_allowed("the icon of that card is " + std::to_string(s.icons[index(card)].front) +
                           ": the discard pile asks for " + std::to_string(icon_to_match(s)));
    }
    turn.emit(Discarded{seat, card, setup_.deck.year(card), s.icons[index(card)].back});
    if (all_settled(s)) {
        end_game(turn);
    } else {
        pass_on(turn, seat);
    }
    return {};
}

Result<void> CoopGame::apply(Turn& turn, Seat seat, const EndTurn& /*action*/) const {
    if (turn.state().placed == 0)
        return not_allowed("nothing was placed in this turn: play a card, or discard before any try");
    pass_on(turn, seat);
    return {};
}

void CoopGame::pass_on(Turn& turn, Seat seat) const {
    State& s = turn.state();
    const auto full = static_cast<std::size_t>(setup_.terms.hand[index(seat)]);
    while (s.table.hand(seat).size() < full && !s.table.pile.empty()) {
        const CardNo card = s.table.pile.top();
        turn.emit(Drew{seat, card, s.icons[index(card)].front});
    }
    const Seat next = next_turn(s, seat);
    const Seat first = setup_.terms.first;
    // A round is over when the turn comes to `first`, or past it.
    const int seats = setup_.terms.seats;
    const bool new_round = steps(seat, first, seats) <= steps(seat, next, seats);
    turn.emit(TurnEnded{seat, s.table.round + (new_round ? 1 : 0)});
    if (!has_card_to_try(s, s.turn)) end_game(turn);
}

// The next seat that has a card at all.
Seat CoopGame::next_turn(const State& s, Seat seat) const {
    const int seats = setup_.terms.seats;
    Seat next = clockwise(seat, seats);
    while (next != seat && s.table.hand(next).empty()) next = clockwise(next, seats);
    return next;
}

void CoopGame::end_game(Turn& turn) const {
    turn.emit(GameOver{SeatSet::first(setup_.terms.seats), outcome(turn.state())});
}

bool CoopGame::has_card_to_try(const State& s, Seat seat) const {
    const Cards& hand = s.table.hand(seat);
    return std::any_of(hand.begin(), hand.end(), [&](CardNo card) { return !is_stuck(s, card); });
}

bool CoopGame::all_settled(const State& s) const {
    if (!s.table.pile.empty()) return false;
    for (const Seat seat : SeatSet::first(setup_.terms.seats)) {
        if (has_card_to_try(s, seat)) return false;
    }
    return true;
}

TeamScore CoopGame::outcome(const State& s) const {
    int score = 2 * static_cast<int>(s.table.line.size());
    for (const auto& card : s.rift) score += card ? 1 : 0;
    score -= static_cast<int>(s.table.discard.size() + s.table.pile.size());
    for (const Cards& hand : s.table.hands) score -= static_cast<int>(hand.size());
    return TeamScore{score, coop_rank(score)};
}

// With the icons that were dealt.
Deck CoopGame::recorded_deck(const State& s) const { return {setup_.deck.faces, setup_.deck.years, s.icons}; }

void CoopGame::list_legal(const State& s, Seat seat, Legal& legal) const {
    Cards& cards = legal.cards();
    for (const CardNo card : s.table.hand(seat)) {
        if (!is_stuck(s, card)) cards.push_back(card);
    }
    const std::size_t plays = cards.size();
    for (std::size_t i = 0; i < plays && s.tried == 0; ++i) {
        if (const CardNo card = cards[i]; s.icons[index(card)].front == icon_to_match(s)) cards.push_back(card);
    }
    if (plays > 0) legal.add(PlayAny{std::span{cards}.first(plays)});
    if (cards.size() > plays) legal.add(DiscardAny{std::span{cards}.subspan(plays)});
    if (s.placed > 0) legal.add(EndTurn{});
}

void CoopGame::look(const State& s, View& view) const {
    view.line = s.table.line;
    show_hands(s.table, setup_.terms.seats, view);
    for (auto& hand : *view.hands) {
        for (HandCard& held : hand) {
            held.front = s.icons[index(held.card)].front;
            if (is_stuck(s, held.card)) held.stuck = setup_.deck.year(held.card);
        }
    }
    CoopView coop{s.rift, std::nullopt, s.tried, s.placed};
    if (!s.table.discard.empty()) coop.icon = icon_to_match(s);
    view.game = std::move(coop);
}

void CoopGame::evolve(State& s, Dealt&& e) const { frise::evolve(s.table, std::move(e)); }
void CoopGame::evolve(State& s, const Started& e) const { frise::evolve(s.table, e); }
void CoopGame::evolve(State& s, const Drew& e) const { frise::evolve(s.table, e); }
void CoopGame::evolve(State& s, Reshuffled&& e) const { frise::evolve(s.table, std::move(e)); }
void CoopGame::evolve(State& s, const GameOver& e) const { frise::evolve(s.table, e); }

void CoopGame::evolve(State& s, const DiscardStarted& e) const {
    s.table.pile.remove_top();
    s.table.discard.push_back(e.card);
}

void CoopGame::evolve(State& s, const Played& e) const {
    take_from(s.table.hand(e.seat), e.card);
    ++s.tried;
    ++s.placed;
    if (e.row == Row::rift) {
        s.rift[static_cast<std::size_t>(e.gap) - 1] = Dated{e.card, e.year};
        return;
    }
    s.rift.insert(e.gap == 0 ? s.rift.begin() : s.rift.end(), std::nullopt);
    insert(s.table.line, e.gap, {e.card, e.year});
}

void CoopGame::evolve(State& s, const Stuck& e) const {
    s.stuck[index(e.card)] = 1;
    ++s.tried;
}

void CoopGame::evolve(State& s, const Discarded& e) const {
    take_from(s.table.hand(e.seat), e.card);
    s.table.discard.push_back(e.card);
}

void CoopGame::evolve(State& s, const TurnEnded& e) const {
    s.tried = 0;
    s.placed = 0;
    s.turn = next_turn(s, e.seat);
    s.table.round = e.round;
}

}  // namespace frise
