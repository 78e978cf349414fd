// Telling a game of coop.
#include "games/coop/terminal/coop_story.hpp"

namespace frise::terminal {

void CoopStory::operator()(const DiscardStarted& e) {
    say(Text::discard_starts,
        {stage().card("card", e.card), stage().year_of("year", {e.card, e.year}), stage().icon("icon", e.icon)});
}

void CoopStory::operator()(const Played& e) {
    const Text end = e.gap == 0 ? Text::plays_left : Text::plays_right;
    say_with_fact(e.row == Row::rift ? Text::plays_rift : end,
                  {stage().player("player", e.seat), stage().card("card", e.card),
                   stage().year_of("year", {e.card, e.year}), stage().where("where", *before().line, e.gap)},
                  e.card, Ink::good);
}

void CoopStory::operator()(const Stuck& e) {
    say_with_fact(
        Text::gets_stuck,
        {stage().player("player", e.seat), stage().card("card", e.card), stage().year_of("year", {e.card, e.year})},
        e.card, Ink::bad);
}

void CoopStory::operator()(const Discarded& e) {
    say_with_fact(Text::discards,
                  {stage().player("player", e.seat), stage().card("card", e.card),
                   stage().year_of("year", {e.card, e.year}), stage().icon("icon", *e.icon)},
                  e.card);
}

void CoopStory::operator()(const SeenShuffle& /*e*/) { add(Text::shuffled_anew, {}); }

void CoopStory::operator()(const GameOver& e) {
    const auto& team = std::get<TeamScore>(e.outcome);
    const std::string rank = stage().text(nth_after(Text::rank_1, static_cast<std::size_t>(team.rank - 1)));
    begin_part(Text::team_score, {number("score", team.score), word("rank", rank)});
}

}  // namespace frise::terminal
