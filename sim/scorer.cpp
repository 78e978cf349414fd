// Event by event.
#include "sim/scorer.hpp"

#include "engine/rules/overloaded.hpp"
#include "engine/rules/trial.hpp"

#include <algorithm>

namespace frise::sim {
namespace {

Count part_of(Seat seat, SeatSet winners) {
    return winners.has(seat) ? whole_win / static_cast<Count>(winners.count()) : 0;
}

// The rank of a card among the others, as the trial counts it: any that the tied ones share.
bool rank_is_right(const Turned& e, std::size_t card, int rank) {
    int before = 0;
    int level = 0;
    for (const Dated& other : e.cards) {
        before += other.year < e.cards[card].year ? 1 : 0;
        level += other.year == e.cards[card].year ? 1 : 0;
    }
    return rank > before && rank <= before + level;
}

}  // namespace

void Scorer::start(const std::vector<std::size_t>& seating) {
    seating_ = &seating;
    contester_.reset();
    positions_.assign(seating.size(), 0);
    duels_.clear();
    leaders_due_ = false;
    turns_ = 0;
}

void Scorer::count(const Events& events) {
    for (const Event& event : events) std::visit(*this, event);
}

void Scorer::operator()(const Dealt& e) {
    for (const CardNo card : e.cards) ++tally_.cards[index(card)].held;
}
void Scorer::operator()(const Drew& e) {
    if (!setup_.terms.hand.empty()) ++tally_.cards[index(e.card)].held;
}
void Scorer::operator()(const Gave& e) { ++tally_.cards[index(e.card)].held; }

void Scorer::placed(Seat seat, CardNo card, bool right) {
    const Placements one{1, right ? 0U : 1U};
    entrant(seat).placements += one;
    tally_.cards[index(card)].placements[(*seating_)[index(seat)]] += one;
}

void Scorer::operator()(const Placed& e) {
    ++turns_;
    placed(e.seat, e.card, e.right);
}
void Scorer::operator()(const DuelPlaced& e) {
    ++turns_;
    placed(e.seat, e.card, e.right);
}
void Scorer::operator()(const ProposalPlaced& e) {
    placed(e.seat, e.card, e.right);
    if (contester_ && !e.right) ++entrant(*contester_).contests_won;
    contester_.reset();
}
void Scorer::operator()(const Played& e) {
    ++turns_;
    placed(e.seat, e.card, true);
}
void Scorer::operator()(const Stuck& e) {
    ++turns_;
    placed(e.seat, e.card, false);
}

void Scorer::operator()(const Discarded& e) {
    if (setup_.terms.game != GameId::coop) return;
    ++turns_;
    ++entrant(e.seat).discards;
}

void Scorer::operator()(const Proposed& /*e*/) { ++turns_; }
void Scorer::operator()(const Guessed& /*e*/) { ++turns_; }

void Scorer::operator()(const Contested& e) {
    contester_ = e.seat;
    ++entrant(e.seat).contests;
}

void Scorer::operator()(const TrialBegan& e) {
    ++turns_;
    trial_ = e.kind;
    note_leaders();
}

// A period, a bet or a rank is right or wrong; of dates and differences nobody expects to be quite right.
void Scorer::operator()(const Turned& e) {
    if (trial_ == TrialKind::gap || trial_ == TrialKind::right_date) return;
    const auto& dates = std::get<ChallengeOptions>(setup_.terms.options).board.dates;
    for (std::size_t seat = 0; seat < e.answers.size(); ++seat) {
        const auto& wheels = e.answers[seat].wheels;
        for (std::size_t i = 0; i < e.cards.size(); ++i) {
            const auto in_its_period = [&](int period) { return in_period(dates, period, e.cards[i].year); };
            const bool right = trial_ == TrialKind::bet     ? std::any_of(wheels.begin(), wheels.end(), in_its_period)
                               : trial_ == TrialKind::order ? rank_is_right(e, i, wheels[i])
                                                            : in_its_period(wheels[i]);
            placed(seat_at(seat), e.cards[i].card, right);
        }
    }
}

void Scorer::operator()(const Advanced& e) { positions_[index(e.seat)] = e.to; }

void Scorer::operator()(const DuelBegan& /*e*/) {
    note_leaders();
    const auto& board = std::get<ChallengeOptions>(setup_.terms.options).board;
    // The final duel is none of the board, even if a move to the finish passed a line of it.
    const bool final = std::find(positions_.begin(), positions_.end(), board.finish()) != positions_.end();
    if (!final) duels_.emplace_back();
}

void Scorer::operator()(const DuelWon& e) {
    if (duels_.empty() || !duels_.back().winner.empty()) return;
    duels_.back().winner.add(e.seat);
    leaders_due_ = true;
}

void Scorer::note_leaders() {
    if (!leaders_due_) return;
    leaders_due_ = false;
    const int farthest = *std::max_element(positions_.begin(), positions_.end());
    for (std::size_t seat = 0; seat < positions_.size(); ++seat) {
        if (positions_[seat] == farthest) duels_.back().leaders.add(seat_at(seat));
    }
}

void Scorer::operator()(const GameOver& e) {
    note_leaders();
    count_wins(e.winners);
    count_duels(e.winners);
    if (const auto* team = std::get_if<TeamScore>(&e.outcome)) {
        ++tally_.scores[team->score];
        ++tally_.ranks[static_cast<std::size_t>(team->rank) - 1];
    }
}

void Scorer::count_wins(SeatSet winners) {
    for (std::size_t one = 0; one < seating_->size(); ++one) {
        const Seat seat = seat_at(one);
        const Wins wins{1, part_of(seat, winners)};
        tally_.seats[one] += wins;
        entrant(seat).wins += wins;
        for (std::size_t other = 0; other < seating_->size(); ++other) {
            const std::size_t a = (*seating_)[one];
            const std::size_t b = (*seating_)[other];
            const bool won = winners.has(seat);
            if (a == b || won == winners.has(seat_at(other))) continue;
            tally_.pairs[a * tally_.entrants.size() + b] += Wins{1, won ? whole_win : 0};
        }
    }
}

void Scorer::count_duels(SeatSet winners) {
    for (std::size_t i = 0; i < duels_.size(); ++i) {
        if (tally_.duels.size() <= i) tally_.duels.resize(i + 1);
        const auto& [winner, leaders] = duels_[i];
        for (const Seat seat : winner) tally_.duels[i].winner += Wins{1, part_of(seat, winners)};
        if (leaders.empty()) continue;
        Count parts = 0;
        for (const Seat seat : leaders) parts += part_of(seat, winners);
        tally_.duels[i].leader += Wins{1, parts};
    }
}

void Scorer::finish(const Game& game, Count moves) {
    const Table& table = game.table();
    for (std::size_t seat = 0; seat < seating_->size(); ++seat) {
        for (const CardNo card : table.hands[seat]) ++tally_.cards[index(card)].kept;
    }
    ++tally_.games;
    tally_.moves += moves;
    ++tally_.turns[turns_];
    ++tally_.lengths[static_cast<std::int64_t>(moves)];
    ++tally_.rounds[table.round];
}

}  // namespace frise::sim
