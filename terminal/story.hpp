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

    void tell() {
        for (const Seen& event : events_) std::visit(*this, event);
        finish();
    }

    void operator()(const Dealt& /*shown with the hand*/) {}
    void operator()(const Started& e);
    void operator()(const DiscardStarted& e);
    void operator()(const Placed& e);
    void operator()(const DuelPlaced& e);
    void operator()(const ProposalPlaced& e);
    void operator()(const PutRight& e);
    void operator()(const Discarded& e);
    void operator()(const Removed& e);
    void operator()(const Drew& e);
    void operator()(const SeenShuffle& e);
    void operator()(const RoundEnded& /*shown by the next heading*/) {}
    void operator()(const TieBreakBegan& e);
    void operator()(const Out& e);

    void operator()(const Played& e);
    void operator()(const Stuck& e);
    void operator()(const TurnEnded& /*shown by the next heading*/) {}

    void operator()(const TrialBegan& e);
    void operator()(const SeenAnswer& e);
    void operator()(const OwnAnswer& e);
    void operator()(const Turned& e);
    void operator()(const Advanced& e);
    void operator()(const DuelBegan& e);
    void operator()(const Guessed& e);
    void operator()(const DuelWon& e);

    void operator()(const Proposed& e);
    void operator()(const Accepted& e);
    void operator()(const Contested& e);
    void operator()(const Gave& e);
    void operator()(const Scored& e);
    void operator()(const GameOver& e);

  private:
    // What all games with a line say of a card that was placed and turned.
    template <class E>
    void say_placed(const E& e);
    // A paragraph of its own.
    void say(Text text, const Slots& slots, Ink ink = Ink::plain);
    // With the fact of a card that was just turned.
    void say_with_fact(Text text, const Slots& slots, CardNo card, Ink ink = Ink::plain);
    // The verdict on what was said before, with the fact.
    void judge(Text text, const Slots& slots, CardNo card, Ink ink);
    // What followed from it; such sentences share a paragraph.
    void add(Text text, const Slots& slots, Ink ink = Ink::plain);
    void finish();
    void begin_part(Text text, const Slots& slots);

    [[nodiscard]] std::string with_fact(Text text, const Slots& slots, CardNo card, Ink ink) const;
    void tell_cards(const Turned& e, const TrialView& trial);
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
    std::string consequences_;
};

}  // namespace frise::terminal
