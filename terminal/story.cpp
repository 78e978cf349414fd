// The line games, coop and contest, and how a game ends.
#include "terminal/story.hpp"

#include "engine/rules/overloaded.hpp"

namespace frise::terminal {

void Story::say(Text text, const Slots& slots, Ink ink) {
    finish();
    stage_.voice().say(text, slots, ink);
}

std::string Story::with_fact(Text text, const Slots& slots, CardNo card, Ink ink) const {
    const std::string& fact = stage_.captions().fact(card);
    const std::string sentence = stage_.console().painted(stage_.text(text, slots), ink);
    return fact.empty() ? sentence : sentence + " " + fact;
}

void Story::say_with_fact(Text text, const Slots& slots, CardNo card, Ink ink) {
    finish();
    stage_.console().say(with_fact(text, slots, card, ink), Ink::plain, 2);
}

void Story::judge(Text text, const Slots& slots, CardNo card, Ink ink) {
    stage_.console().say("  " + with_fact(text, slots, card, ink), Ink::plain, 2);
}

void Story::add(Text text, const Slots& slots, Ink ink) {
    consequences_ += (consequences_.empty() ? "  " : " ") + stage_.console().painted(stage_.text(text, slots), ink);
}

void Story::finish() {
    if (!consequences_.empty()) stage_.console().say(consequences_, Ink::plain, 2);
    consequences_.clear();
}

void Story::begin_part(Text text, const Slots& slots) {
    finish();
    stage_.console().blank();
    say(text, slots, Ink::strong);
}

void Story::operator()(const Started& e) {
    say_with_fact(Text::line_starts, {stage_.card("card", e.card), stage_.year_of("year", {e.card, e.year})}, e.card);
}

void Story::operator()(const DiscardStarted& e) {
    say(Text::discard_starts,
        {stage_.card("card", e.card), stage_.year_of("year", {e.card, e.year}), stage_.icon("icon", e.icon)});
}

template <class E>
void Story::say_placed(const E& e) {
    say(Text::places,
        {stage_.player("player", e.seat), stage_.card("card", e.card), stage_.where("where", *before_.line, e.gap)});
    judge(e.right ? Text::is_right : Text::is_wrong, {stage_.year_of("year", {e.card, e.year})}, e.card,
          e.right ? Ink::good : Ink::bad);
}

void Story::operator()(const ProposalPlaced& e) {
    say_with_fact(e.right ? Text::turned_right : Text::turned_wrong, {stage_.year_of("year", {e.card, e.year})}, e.card,
                  e.right ? Ink::good : Ink::bad);
}

void Story::operator()(const DuelPlaced& e) {
    say_placed(e);
    const bool goes_on = happened<Drew>() || happened<DuelWon>() || happened<GameOver>();
    if (!goes_on) add(Text::duel_without_winner, {});
}

void Story::operator()(const Placed& e) {
    say_placed(e);
    if (in_tie_break()) return;
    const bool last_card = (*before_.hands)[index(e.seat)].size() == 1;
    const bool no_new_card = !e.right && !happened<Drew>();
    if (no_new_card) add(Text::nothing_to_draw, {});
    if (last_card && (e.right || no_new_card)) {
        add(Text::has_no_card_left, {stage_.player("player", e.seat)}, Ink::strong);
    }
}

void Story::operator()(const PutRight& e) { add(Text::is_put_right, {stage_.where("where", *before_.line, e.gap)}); }

void Story::operator()(const Discarded& e) {
    if (!e.icon) return add(Text::is_discarded, {});
    say_with_fact(Text::discards,
                  {stage_.player("player", e.seat), stage_.card("card", e.card),
                   stage_.year_of("year", {e.card, e.year}), stage_.icon("icon", *e.icon)},
                  e.card);
}

void Story::operator()(const Removed& /*e*/) { add(Text::is_removed, {}); }

void Story::operator()(const Drew& e) {
    const Text text = game() == GameId::challenge ? Text::draws_to_place : Text::draws;
    add(text, {stage_.player("player", e.seat), stage_.card("card", e.card)});
}

void Story::operator()(const SeenShuffle& /*e*/) {
    game() == GameId::contest ? say(Text::dealt_anew, {}) : add(Text::shuffled_anew, {});
}

void Story::operator()(const TieBreakBegan& e) {
    say(in_tie_break() ? Text::tie_break_goes_on : Text::tie_break_begins, {stage_.players("players", e.seats)},
        Ink::strong);
}

void Story::operator()(const Out& e) {
    add(game() == GameId::challenge ? Text::is_out_of_duel : Text::is_out, {stage_.player("player", e.seat)});
}

void Story::operator()(const Played& e) {
    const Line& line = *before_.line;
    const Text end = e.gap == 0 ? Text::plays_left : Text::plays_right;
    say_with_fact(e.row == Row::rift ? Text::plays_rift : end,
                  {stage_.player("player", e.seat), stage_.card("card", e.card),
                   stage_.year_of("year", {e.card, e.year}), stage_.where("where", line, e.gap)},
                  e.card, Ink::good);
}

void Story::operator()(const Stuck& e) {
    say_with_fact(
        Text::gets_stuck,
        {stage_.player("player", e.seat), stage_.card("card", e.card), stage_.year_of("year", {e.card, e.year})},
        e.card, Ink::bad);
}

void Story::operator()(const Proposed& e) {
    say(Text::proposes,
        {stage_.player("player", e.seat), stage_.card("card", e.card), stage_.where("where", *before_.line, e.gap)});
}

void Story::operator()(const Accepted& e) { say(Text::accepts, {stage_.player("player", e.seat)}); }

void Story::operator()(const Contested& e) { say(Text::contests, {stage_.player("player", e.seat)}, Ink::strong); }

void Story::operator()(const Gave& e) {
    say(stage_.is_you(e.to) ? Text::gives_you : Text::gives,
        {stage_.player("player", e.from), stage_.card("card", e.card), stage_.player("to", e.to)});
}

void Story::operator()(const Scored& e) {
    say(Text::round_scored, {}, Ink::strong);
    for (std::size_t i = 0; i < e.points.size(); ++i) {
        stage_.console().row(
            "  " + stage_.text(Text::points_of, {stage_.player("player", seat_at(i)), number("points", e.points[i]),
                                                 number("total", e.totals[i])}));
    }
}

void Story::operator()(const GameOver& e) {
    if (const auto* team = std::get_if<TeamScore>(&e.outcome)) {
        const std::string rank = stage_.text(nth_after(Text::rank_1, static_cast<std::size_t>(team->rank - 1)));
        begin_part(Text::team_score, {number("score", team->score), word("rank", rank)});
    } else if (e.winners.count() == 1) {
        begin_part(Text::wins, {stage_.player("player", *e.winners.begin())});
    } else {
        begin_part(Text::share_the_win, {stage_.players("players", e.winners.from(before_.terms.first))});
    }
}

}  // namespace frise::terminal
