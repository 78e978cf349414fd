// Tells what happened, in sentences, out of the events that a viewer gets to see.
#pragma once

#include "engine/rules/seen.hpp"
#include "engine/rules/view.hpp"
#include "terminal/stage.hpp"

#include <algorithm>
#include <vector>

namespace frise::terminal {

class Story {
  public:
    // `before` is the table as it was when the first of the events happened.
    Story(const Stage& stage, const View& before, const std::vector<Seen>& events)
        : stage_{stage}, before_{before}, events_{events} {}

    void tell() const {
        for (const Seen& event : events_) std::visit(*this, event);
    }

    void operator()(const Dealt& /*shown with the hand*/) const {}
    void operator()(const Started& e) const;
    void operator()(const DiscardStarted& e) const;
    void operator()(const Placed& e) const;
    void operator()(const PutRight& e) const;
    void operator()(const Discarded& e) const;
    void operator()(const Removed& e) const;
    void operator()(const Drew& e) const;
    void operator()(const SeenShuffle& e) const;
    void operator()(const RoundEnded& /*shown by the next heading*/) const {}
    void operator()(const TieBreakBegan& e) const;
    void operator()(const Out& e) const;

    void operator()(const Played& e) const;
    void operator()(const Stuck& e) const;
    void operator()(const TurnEnded& /*shown by the next heading*/) const {}

    void operator()(const TrialBegan& e) const;
    void operator()(const SeenAnswer& e) const;
    void operator()(const OwnAnswer& e) const;
    void operator()(const Turned& e) const;
    void operator()(const Advanced& e) const;
    void operator()(const DuelBegan& e) const;
    void operator()(const Guessed& e) const;
    void operator()(const DuelWon& e) const;

    void operator()(const Proposed& e) const;
    void operator()(const Accepted& e) const;
    void operator()(const Contested& e) const;
    void operator()(const Gave& e) const;
    void operator()(const Scored& e) const;
    void operator()(const GameOver& e) const;

  private:
    void say(Text text, const Slots& slots, Ink ink = Ink::plain) const { stage_.voice().say(text, slots, ink); }
    // What followed from something said before.
    void add(Text text, const Slots& slots, Ink ink = Ink::plain) const;
    // With the fact of a card that was just turned.
    void say_with_fact(Text text, const Slots& slots, CardNo card, Ink ink = Ink::plain) const;
    void add_with_fact(Text text, const Slots& slots, CardNo card, Ink ink) const;
    [[nodiscard]] std::string with_fact(Text text, const Slots& slots, CardNo card, Ink ink) const;
    void tell_cards(const Turned& e, const TrialView& trial) const;
    [[nodiscard]] std::string periods_of(Year year) const;

    template <class E>
    [[nodiscard]] bool happened() const {
        return std::any_of(events_.begin(), events_.end(),
                           [](const Seen& event) { return std::holds_alternative<E>(event); });
    }
    [[nodiscard]] GameId game() const { return before_.terms.game; }
    [[nodiscard]] bool in_tie_break() const {
        const auto* line = std::get_if<LineView>(&before_.game);
        return line != nullptr && line->tie_break;
    }

    const Stage& stage_;
    const View& before_;
    const std::vector<Seen>& events_;
};

}  // namespace frise::terminal
