// Counting in challenge.
#include "engine/rules/trial.hpp"
#include "games/challenge/sim/challenge_sim.hpp"
#include "sim/ledger.hpp"

#include <algorithm>

namespace frise::sim {
namespace {

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

void ChallengeCounter::start() {
    positions_.assign(ledger_->seats(), 0);
    duels_.clear();
    leaders_due_ = false;
}

void ChallengeCounter::operator()(const DuelPlaced& e) {
    ledger_->turn();
    ledger_->placed(e.seat, e.card, e.right);
}

void ChallengeCounter::operator()(const Guessed& /*e*/) { ledger_->turn(); }

void ChallengeCounter::operator()(const TrialBegan& e) {
    ledger_->turn();
    trial_ = e.kind;
    note_leaders();
}

// A period, a bet or a rank is right or wrong; of dates and differences nobody expects to be quite right.
void ChallengeCounter::operator()(const Turned& e) {
    if (trial_ == TrialKind::gap || trial_ == TrialKind::right_date) return;
    for (std::size_t seat = 0; seat < e.answers.size(); ++seat) {
        const auto& wheels = e.answers[seat].wheels;
        for (std::size_t i = 0; i < e.cards.size(); ++i) {
            const auto in_its_period = [&](int period) { return in_period(board_->dates, period, e.cards[i].year); };
            const bool right = trial_ == TrialKind::bet     ? std::any_of(wheels.begin(), wheels.end(), in_its_period)
                               : trial_ == TrialKind::order ? rank_is_right(e, i, wheels[i])
                                                            : in_its_period(wheels[i]);
            ledger_->placed(seat_at(seat), e.cards[i].card, right);
        }
    }
}

void ChallengeCounter::operator()(const Advanced& e) { positions_[index(e.seat)] = e.to; }

void ChallengeCounter::operator()(const DuelBegan& /*e*/) {
    note_leaders();
    // The final duel is none of the board, even if a move to the finish passed a line of it.
    const bool final = std::find(positions_.begin(), positions_.end(), board_->finish()) != positions_.end();
    if (!final) duels_.emplace_back();
}

void ChallengeCounter::operator()(const DuelWon& e) {
    if (duels_.empty() || !duels_.back().winner.empty()) return;
    duels_.back().winner.add(e.seat);
    leaders_due_ = true;
}

void ChallengeCounter::note_leaders() {
    if (!leaders_due_) return;
    leaders_due_ = false;
    const int farthest = *std::max_element(positions_.begin(), positions_.end());
    for (std::size_t seat = 0; seat < positions_.size(); ++seat) {
        if (positions_[seat] == farthest) duels_.back().leaders.add(seat_at(seat));
    }
}

void ChallengeCounter::operator()(const GameOver& e) {
    note_leaders();
    count_duels(e.winners);
}

void ChallengeCounter::count_duels(SeatSet winners) {
    std::vector<DuelTally>& counted = tally_->duels;
    for (std::size_t i = 0; i < duels_.size(); ++i) {
        if (counted.size() <= i) counted.resize(i + 1);
        const auto& [winner, leaders] = duels_[i];
        for (const Seat seat : winner) counted[i].winner += Wins{1, part_of_win(seat, winners)};
        if (leaders.empty()) continue;
        Count parts = 0;
        for (const Seat seat : leaders) parts += part_of_win(seat, winners);
        counted[i].leader += Wins{1, parts};
    }
}

}  // namespace frise::sim
