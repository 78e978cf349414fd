// The heading and the hands, with the game's board between them.
#include "terminal/table_display.hpp"

#include "terminal/game_terminal.hpp"
#include "terminal/labels.hpp"
#include "wording/letters.hpp"

namespace frise::terminal {
namespace {

void show_holdings(const Stage& stage, const View& view) {
    std::string text;
    for (std::size_t i = 0; i < view.hands->size(); ++i) {
        const Seat seat = seat_at(i);
        if (seat == *view.viewer) continue;
        const auto held = static_cast<std::int64_t>((*view.hands)[i].size());
        text += stage.text("terminal.holds", {stage.player("player", seat), number("n", held)}) + " · ";
    }
    text += stage.text("terminal.pile_holds", {number("n", static_cast<std::int64_t>(view.draw_count))});
    stage.console().say(text, Ink::faint);
}

std::string hand_row(const Stage& stage, const HandCard& held) {
    const std::string& title = stage.captions().whole_title(held.card);
    if (held.stuck) {
        const Slot year = stage.year_of("year", {held.card, *held.stuck});
        return title + "  (" + stage.text("terminal.stuck_since", {year}) + ")";
    }
    return held.front ? padded(stage.icon_name(*held.front), 8) + title : title;
}

void show_hand(const Stage& stage, const View& view) {
    stage.voice().say("terminal.hand_title");
    const auto& hand = own_hand(view);
    for (std::size_t place = 0; place < hand.size(); ++place) {
        const std::string label = stage.console().painted(padded(card_label(place), 2), Ink::accent);
        const std::size_t indent = hand[place].front && !hand[place].stuck ? 13 : 5;
        stage.console().say("  " + label + " " + hand_row(stage, hand[place]), Ink::plain, indent);
    }
}

void show_rule(const Stage& stage, const std::string& heading) {
    std::string rule = "── " + heading + " ";
    while (width(rule) < screen_columns) rule += "─";
    stage.console().blank();
    stage.console().row(stage.console().painted(rule, Ink::strong));
}

// "Round 3 · Your turn", across the screen.
void show_heading(const Stage& stage, const View& view) {
    const auto [when, answers] = heading(view);
    const bool you = stage.is_you(*view.viewer);
    const Text turn = you ? Text{"terminal.turn_you"} : Text{"terminal.turn_player"};
    const Text answer = you ? Text{"terminal.answer_you"} : Text{"terminal.answer_player"};
    show_rule(stage, stage.text(when, {number("round", view.round)}) + " · " +
                         stage.text(answers ? answer : turn, {stage.player("player", *view.viewer)}));
}

}  // namespace

void show_table(const Stage& stage, const View& view, const Legal& legal) {
    show_heading(stage, view);
    if (view.hands) show_holdings(stage, view);
    show_board(stage, view, legal);
    if (view.hands) show_hand(stage, view);
}

}  // namespace frise::terminal
