// A game of any kind: its set-up and its state. Calls the rules of its kind.
#pragma once

#include "engine/core/chance.hpp"
#include "engine/core/result.hpp"
#include "engine/core/table.hpp"
#include "engine/rules/action.hpp"
#include "engine/rules/event.hpp"
#include "engine/rules/legal.hpp"
#include "engine/rules/setup.hpp"
#include "engine/rules/view.hpp"

#include <memory>

namespace frise {

using State = AllKinds::States;

class Game {
  public:
    // The table before the first event.
    explicit Game(Setup setup);

    // Deals, from the beginning.
    void start(Chance& chance, Sink sink = {});
    // A refused action leaves the game as it was.
    Result<void> apply(Seat seat, const Action& action, Chance& chance, Sink sink = {});
    // Takes over what happened; for events of a log that was checked.
    void evolve(const Event& event);

    [[nodiscard]] SeatSet to_act() const { return awaited_; }
    [[nodiscard]] bool over() const { return awaited_.empty(); }
    [[nodiscard]] Legal legal(Seat seat) const;
    void list_legal(Seat seat, Legal& legal) const;
    [[nodiscard]] View view(Viewer viewer) const;
    // Overwrites a view of this game, and so reuses its memory; the terms stay as they are.
    void look(Viewer viewer, View& view) const;

    [[nodiscard]] const Setup& setup() const { return *setup_; }
    [[nodiscard]] const State& state() const { return state_; }
    [[nodiscard]] const Table& table() const;
    // The set-up with what chance added to it: all that a log needs beside the events.
    [[nodiscard]] Setup recorded_setup() const;

  private:
    [[nodiscard]] SeatSet awaited() const;

    friend struct Rearranged;  // of the tests: puts another state on the table

    std::shared_ptr<const Setup> setup_;
    State state_;
    SeatSet awaited_;  // worked out from the state whenever that changes
};

}  // namespace frise
