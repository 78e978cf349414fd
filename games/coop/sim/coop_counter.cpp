// Counting in coop.
#include "games/coop/sim/coop_sim.hpp"
#include "sim/ledger.hpp"

namespace frise::sim {

void CoopCounter::operator()(const Dealt& e) { ledger_->held(e.cards); }
void CoopCounter::operator()(const Drew& e) { ledger_->held(e.card); }

void CoopCounter::operator()(const Played& e) {
    ledger_->turn();
    ledger_->placed(e.seat, e.card, true);
}
void CoopCounter::operator()(const Stuck& e) {
    ledger_->turn();
    ledger_->placed(e.seat, e.card, false);
}
void CoopCounter::operator()(const Discarded& e) {
    ledger_->turn();
    ++ledger_->entrant(e.seat).own[CoopSim::discards];
}

void CoopCounter::operator()(const GameOver& e) {
    const auto& team = std::get<TeamScore>(e.outcome);
    ++tally_->scores[team.score];
    ++tally_->ranks[static_cast<std::size_t>(team.rank) - 1];
}

}  // namespace frise::sim
