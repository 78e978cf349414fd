// What a report says of challenge.
#include "games/challenge/sim/challenge_sim.hpp"
#include "sim/interval.hpp"
#include "sim/text_page.hpp"

#include <boost/json.hpp>
#include <utility>

namespace frise::sim {

namespace json = boost::json;

void ChallengeSim::report_fields(json::object& report, const ChallengeTally& tally, bool played,
                                 Language /*language*/) {
    report["duels"] = nullptr;
    if (!played) return;
    json::array duels;
    for (std::size_t i = 0; i < tally.duels.size(); ++i) {
        const Interval winner = share_of(tally.duels[i].winner);
        const Interval leader = share_of(tally.duels[i].leader);
        duels.push_back({{"duel", i + 1},
                         {"played", tally.duels[i].winner.games},
                         {"winner_share", winner.middle},
                         {"winner_low", winner.low},
                         {"winner_high", winner.high},
                         {"leader_share", leader.middle},
                         {"leader_low", leader.low},
                         {"leader_high", leader.high}});
    }
    report["duels"] = std::move(duels);
}

void ChallengeSim::write_text(TextPage& page, const ChallengeTally& tally, Count /*games*/) {
    for (std::size_t i = 0; i < tally.duels.size(); ++i) {
        const auto& [winner, leader] = tally.duels[i];
        page.line("\n" + page.words("challenge.sim_duel", {number("n", static_cast<std::int64_t>(i) + 1),
                                                           word("games", page.big(winner.games))}));
        page.row(page.words("challenge.sim_duel_winner"), page.with_interval(share_of(winner)));
        page.row(page.words("challenge.sim_duel_leader"), page.with_interval(share_of(leader)));
    }
}

}  // namespace frise::sim
