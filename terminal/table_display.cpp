// Heading, hands and what each game has beside the line.
#include "terminal/table_display.hpp"

#include "engine/rules/overloaded.hpp"
#include "terminal/labels.hpp"
#include "terminal/line_display.hpp"
#include "wording/letters.hpp"

namespace frise::terminal {
namespace {

void show_holdings(const Stage& stage, const View& view) {
    std::string text;
    for (std::size_t i = 0; i < view.hands->size(); ++i) {
        const Seat seat = seat_at(i);
        if (seat == *view.viewer) continue;
        const auto held = static_cast<std::int64_t>((*view.hands)[i].size());
        text += stage.text(Text::holds, {stage.player("player", seat), number("n", held)}) + " · ";
    }
    text += stage.text(Text::pile_holds, {number("n", static_cast<std::int64_t>(view.draw_count))});
    stage.console().say(text, Ink::faint);
}

std::string hand_row(const Stage& stage, const HandCard& held) {
    const std::string& title = stage.captions().whole_title(held.card);
    if (held.stuck) {
        const Slot year = stage.year_of("year", {held.card, *held.stuck});
        return title + "  (" + stage.text(Text::stuck_since, {year}) + ")";
    }
    return held.front ? padded(stage.icon_name(*held.front), 8) + title : title;
}

void show_hand(const Stage& stage, const View& view) {
    stage.voice().say(Text::hand_title);
    const auto& hand = own_hand(view);
    for (std::size_t place = 0; place < hand.size(); ++place) {
        const std::string label = stage.console().painted(padded(card_label(place), 2), Ink::accent);
        const std::size_t indent = hand[place].front && !hand[place].stuck ? 13 : 5;
        stage.console().say("  " + label + " " + hand_row(stage, hand[place]), Ink::plain, indent);
    }
}

int score_now(const View& view, const CoopView& coop) {
    std::size_t lost = view.discard.size() + view.draw_count;
    for (const auto& hand : *view.hands) lost += hand.size();
    int score = 2 * static_cast<int>(view.line->size()) - static_cast<int>(lost);
    for (const auto& card : coop.rift) score += card ? 1 : 0;
    return score;
}

void show_coop(const Stage& stage, const View& view, const CoopView& coop) {
    show_rows(stage, *view.line, coop.rift);
    if (coop.icon) stage.voice().say(Text::icon_wanted, {stage.icon("icon", *coop.icon)});
    stage.voice().say(Text::coop_progress, {number("score", score_now(view, coop))}, Ink::faint);
}

void show_totals(const Stage& stage, const ContestView& contest) {
    std::string text = stage.text(Text::totals_title);
    for (std::size_t i = 0; i < contest.totals.size(); ++i) {
        text += (i == 0 ? " " : " · ") +
                stage.text(Text::total_of, {stage.player("player", seat_at(i)), number("n", contest.totals[i])});
    }
    stage.console().say(text, Ink::faint);
}

Text when(const View& view) {
    return std::visit(Overloaded{
                          [](const LineView& line) { return line.tie_break ? Text::when_tie_break : Text::when_round; },
                          [](const CoopView&) { return Text::when_round; },
                          [](const ChallengeView& game) { return game.duel ? Text::when_duel : Text::when_trial; },
                          [](const ContestView&) { return Text::when_game_round; },
                      },
                      view.game);
}

bool asks_for_answer(const View& view) {
    if (const auto* contest = std::get_if<ContestView>(&view.game)) return contest->proposal.has_value();
    const auto* challenge = std::get_if<ChallengeView>(&view.game);
    return challenge != nullptr && challenge->trial;
}

void show_rule(const Stage& stage, const std::string& heading) {
    std::string rule = "── " + heading + " ";
    while (width(rule) < columns) rule += "─";
    stage.console().blank();
    stage.console().row(stage.console().painted(rule, Ink::strong));
}

// "Round 3 · Your turn", across the screen.
void show_heading(const Stage& stage, const View& view) {
    const Seat seat = *view.viewer;
    const bool you = stage.is_you(seat);
    const Text turn = you ? Text::turn_you : Text::turn_player;
    const Text answer = you ? Text::answer_you : Text::answer_player;
    show_rule(stage, stage.text(when(view), {number("round", view.round)}) + " · " +
                         stage.text(asks_for_answer(view) ? answer : turn, {stage.player("player", seat)}));
}

}  // namespace

void show_table(const Stage& stage, const View& view) {
    show_heading(stage, view);
    if (view.hands) show_holdings(stage, view);
    std::visit(Overloaded{
                   [&](const LineView&) { show_line(stage, *view.line); },
                   [&](const CoopView& coop) { show_coop(stage, view, coop); },
                   [&](const ChallengeView& challenge) { show_challenge(stage, view, challenge); },
                   [&](const ContestView& contest) {
                       if (view.round > 1) show_totals(stage, contest);
                       show_line(stage, *view.line, contest.proposal);
                   },
               },
               view.game);
    if (view.hands) show_hand(stage, view);
}

}  // namespace frise::terminal
