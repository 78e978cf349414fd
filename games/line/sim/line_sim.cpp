// Counting in the line games.
#include "games/line/sim/line_sim.hpp"

#include "sim/ledger.hpp"

namespace frise::sim {

void LineCounter::operator()(const Dealt& e) { ledger_->held(e.cards); }
void LineCounter::operator()(const Drew& e) { ledger_->held(e.card); }
void LineCounter::operator()(const Placed& e) {
    ledger_->turn();
    ledger_->placed(e.seat, e.card, e.right);
}

}  // namespace frise::sim
