// Telling a game of coop.
#include "games/coop/terminal/coop_story.hpp"

namespace frise::terminal {

void CoopStory::operator()(const DiscardStarted& e) {
    say("coop.discard_starts",
        {stage().card("card", e.card), stage().year_of("year", {e.card, e.year}), stage().icon("icon", e.icon)});
}

void CoopStory::operator()(const Played& e) {
    const Text end = e.gap == 0 ? Text{"coop.plays_left"} : Text{"coop.plays_right"};
    say_with_fact(e.row == Row::rift ? Text{"coop.plays_rift"} : end,
                  {stage().player("player", e.seat), stage().card("card", e.card),
                   stage().year_of("year", {e.card, e.year}), stage().where("where", *before().line, e.gap)},
                  e.card, Ink::good);
}

void CoopStory::operator()(const Stuck& e) {
    say_with_fact(
        "coop.gets_stuck",
        {stage().player("player", e.seat), stage().card("card", e.card), stage().year_of("year", {e.card, e.year})},
        e.card, Ink::bad);
}

void CoopStory::operator()(const Discarded& e) {
    say_with_fact("coop.discards",
                  {stage().player("player", e.seat), stage().card("card", e.card),
                   stage().year_of("year", {e.card, e.year}), stage().icon("icon", *e.icon)},
                  e.card);
}

void CoopStory::operator()(const SeenShuffle& /*e*/) { add("terminal.shuffled_anew", {}); }

void CoopStory::operator()(const GameOver& e) {
    const auto& team = std::get<TeamScore>(e.outcome);
    const std::string rank = stage().text(nth_of({"coop.rank_1", "coop.rank_2", "coop.rank_3", "coop.rank_4",
                                                  "coop.rank_5", "coop.rank_6", "coop.rank_7", "coop.rank_8"},
                                                 static_cast<std::size_t>(team.rank - 1)));
    begin_part("coop.team_score", {number("score", team.score), word("rank", rank)});
}

}  // namespace frise::terminal
