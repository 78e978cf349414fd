// Counting in contest, and what a report says of it.
#include "games/contest/sim/contest_sim.hpp"

#include "sim/ledger.hpp"
#include "sim/text_page.hpp"

#include <boost/json.hpp>

namespace frise::sim {

void ContestCounter::operator()(const Dealt& e) { ledger_->held(e.cards); }
void ContestCounter::operator()(const Drew& e) { ledger_->held(e.card); }
void ContestCounter::operator()(const Gave& e) { ledger_->held(e.card); }

void ContestCounter::operator()(const Proposed& /*e*/) { ledger_->turn(); }

void ContestCounter::operator()(const Contested& e) {
    contester_ = e.seat;
    ++ledger_->entrant(e.seat).own[ContestSim::contests];
}

// The card that was proposed: its turn is counted already.
void ContestCounter::operator()(const ProposalPlaced& e) {
    ledger_->placed(e.seat, e.card, e.right);
    if (contester_ && !e.right) ++ledger_->entrant(*contester_).own[ContestSim::contests_won];
    contester_.reset();
}

void ContestSim::bot_fields(boost::json::object& bot, const EntrantTally& entrant, bool played) {
    bot["contests"] = nullptr;
    if (played) bot["contests"] = {{"made", entrant.own[contests]}, {"won", entrant.own[contests_won]}};
}

std::string ContestSim::bot_text(const TextPage& page, const EntrantTally& entrant, Count /*games*/) {
    if (entrant.own[contests] == 0) return {};
    const double won = static_cast<double>(entrant.own[contests_won]) / static_cast<double>(entrant.own[contests]);
    return page.words("contest.sim_contests_right", {word("share", page.percent(won))});
}

}  // namespace frise::sim
