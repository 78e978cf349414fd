// Putting paragraphs together, and what several games tell alike.
#include "terminal/story.hpp"

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

void Story::tell_start(const Started& e) {
    say_with_fact("terminal.line_starts", {stage_.card("card", e.card), stage_.year_of("year", {e.card, e.year})},
                  e.card);
}

void Story::tell_placed(const Placed& e) {
    say("terminal.places",
        {stage_.player("player", e.seat), stage_.card("card", e.card), stage_.where("where", *before_.line, e.gap)});
    judge(e.right ? Text{"terminal.is_right"} : Text{"terminal.is_wrong"}, {stage_.year_of("year", {e.card, e.year})},
          e.card, e.right ? Ink::good : Ink::bad);
}

void Story::tell_put_right(const PutRight& e) {
    add("terminal.is_put_right", {stage_.where("where", *before_.line, e.gap)});
}

void Story::tell_drawn(const Drew& e) {
    add("terminal.draws", {stage_.player("player", e.seat), stage_.card("card", e.card)});
}

void Story::tell_winners(const GameOver& e) {
    if (e.winners.count() == 1) {
        begin_part("terminal.wins", {stage_.player("player", *e.winners.begin())});
    } else {
        begin_part("terminal.share_the_win", {stage_.players("players", e.winners.from(before_.terms.first))});
    }
}

}  // namespace frise::terminal
