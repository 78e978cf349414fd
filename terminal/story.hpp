// How events are told: sentences, in paragraphs. Each kind of game has a story of its own made with these, which takes
// each event of its kind; see games/terminal.hpp.
#pragma once

#include "engine/rules/seen.hpp"
#include "engine/rules/view.hpp"
#include "terminal/stage.hpp"

#include <algorithm>
#include <string>
#include <variant>
#include <vector>

namespace frise::terminal {

class Story {
  public:
    // `before` is the table as it was when the first of the events happened.
    Story(const Stage& stage, const View& before, const std::vector<Seen>& events)
        : stage_{stage}, before_{before}, events_{events} {}

    // Ends the last paragraph.
    void finish();

  protected:
    // A paragraph of its own.
    void say(Text text, const Slots& slots, Ink ink = Ink::plain);
    // With the fact of a card that was just turned.
    void say_with_fact(Text text, const Slots& slots, CardNo card, Ink ink = Ink::plain);
    // The verdict on what was said before, with the fact.
    void judge(Text text, const Slots& slots, CardNo card, Ink ink);
    // What followed from it; such sentences share a paragraph.
    void add(Text text, const Slots& slots, Ink ink = Ink::plain);
    void begin_part(Text text, const Slots& slots);

    // What several games tell in the same words.
    void tell_start(const Started& e);
    void tell_placed(const Placed& e);
    void tell_put_right(const PutRight& e);
    void tell_drawn(const Drew& e);
    void tell_winners(const GameOver& e);

    template <class E>
    [[nodiscard]] bool happened() const {
        return std::any_of(events_.begin(), events_.end(),
                           [](const Seen& event) { return std::holds_alternative<E>(event); });
    }
    [[nodiscard]] const Stage& stage() const { return stage_; }
    [[nodiscard]] const View& before() const { return before_; }

  private:
    [[nodiscard]] std::string with_fact(Text text, const Slots& slots, CardNo card, Ink ink) const;

    const Stage& stage_;
    const View& before_;
    const std::vector<Seen>& events_;
    std::string consequences_;
};

}  // namespace frise::terminal
