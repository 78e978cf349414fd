// What a report says of coop.
#include "games/coop/sim/coop_sim.hpp"
#include "sim/interval.hpp"
#include "sim/interval_json.hpp"
#include "sim/tally_json.hpp"
#include "sim/text_page.hpp"
#include "wording/letters.hpp"

#include <boost/json.hpp>
#include <fmt/format.h>
#include <string_view>
#include <utility>

namespace frise::sim {

namespace json = boost::json;

namespace {

std::string_view rank_name(std::size_t rank, Language language) {
    return words(language, nth_of({"coop.rank_1", "coop.rank_2", "coop.rank_3", "coop.rank_4", "coop.rank_5",
                                   "coop.rank_6", "coop.rank_7", "coop.rank_8"},
                                  rank));
}

}  // namespace

void CoopSim::report_fields(json::object& report, const CoopTally& tally, bool played, Language language) {
    report["score"] = nullptr;
    if (!played) return;
    json::object score;
    put_interval(score, mean_of(tally.scores), "mean");
    score["histogram"] = write_histogram(tally.scores);
    json::array ranks;
    for (std::size_t i = 0; i < tally.ranks.size(); ++i) {
        ranks.push_back({{"rank", i + 1}, {"name", rank_name(i, language)}, {"games", tally.ranks[i]}});
    }
    score["ranks"] = std::move(ranks);
    report["score"] = std::move(score);
}

void CoopSim::bot_fields(json::object& bot, const EntrantTally& entrant, bool played) {
    bot["discards"] = nullptr;
    if (played) bot["discards"] = entrant.own[discards];
}

void CoopSim::write_text(TextPage& page, const CoopTally& tally, Count games) {
    const Interval mean = mean_of(tally.scores);
    page.title("coop.sim_team_score");
    page.row(page.words("coop.sim_mean"), right_aligned(page.decimal(mean.middle), 8) + "  (" + page.decimal(mean.low) +
                                              "–" + page.decimal(mean.high) + ")");
    page.row(page.words("coop.sim_nine_in_ten"),
             fmt::format("{:>8}  … {}", quantile(tally.scores, 0.05), quantile(tally.scores, 0.95)));
    for (std::size_t i = 0; i < tally.ranks.size(); ++i) {
        const double share = static_cast<double>(tally.ranks[i]) / static_cast<double>(games);
        page.row(fmt::format("{}  {}", i + 1, rank_name(i, page.language())),
                 right_aligned(page.percent(share), 8) + "  " + TextPage::bar(share));
    }
}

std::string CoopSim::bot_text(const TextPage& page, const EntrantTally& entrant, Count games) {
    const double each = static_cast<double>(entrant.own[discards]) / static_cast<double>(games);
    return page.words("coop.sim_discards", {word("n", page.decimal(each))});
}

}  // namespace frise::sim
