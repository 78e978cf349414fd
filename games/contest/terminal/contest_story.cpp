// Telling a game of contest.
#include "games/contest/terminal/contest_story.hpp"

namespace frise::terminal {

void ContestStory::operator()(const Proposed& e) {
    say("contest.proposes", {stage().player("player", e.seat), stage().card("card", e.card),
                             stage().where("where", *before().line, e.gap)});
}

void ContestStory::operator()(const Accepted& e) { say("contest.accepts", {stage().player("player", e.seat)}); }

void ContestStory::operator()(const Contested& e) {
    say("contest.contests", {stage().player("player", e.seat)}, Ink::strong);
}

void ContestStory::operator()(const ProposalPlaced& e) {
    say_with_fact(e.right ? Text{"contest.turned_right"} : Text{"contest.turned_wrong"},
                  {stage().year_of("year", {e.card, e.year})}, e.card, e.right ? Ink::good : Ink::bad);
}

void ContestStory::operator()(const Gave& e) {
    say(stage().is_you(e.to) ? Text{"contest.gives_you"} : Text{"contest.gives"},
        {stage().player("player", e.from), stage().card("card", e.card), stage().player("to", e.to)});
}

void ContestStory::operator()(const Scored& e) {
    say("contest.round_scored", {}, Ink::strong);
    for (std::size_t i = 0; i < e.points.size(); ++i) {
        const Slots slots{stage().player("player", seat_at(i)), number("points", e.points[i]),
                          number("total", e.totals[i])};
        stage().console().row("  " + stage().text("contest.points_of", slots));
    }
}

void ContestStory::operator()(const SeenShuffle& /*e*/) { say("contest.dealt_anew", {}); }

}  // namespace frise::terminal
