// classic, first-edition, twist and chronology: one machine, four settings.
#pragma once

#include "engine/core/chance.hpp"
#include "engine/core/table.hpp"
#include "engine/rules/action.hpp"
#include "engine/rules/event.hpp"
#include "engine/rules/legal.hpp"
#include "engine/rules/setup.hpp"
#include "engine/rules/view.hpp"

namespace frise {

template <class Machine>
class Script;

struct LineState {
    Table table;
    SeatSet in;         // not out of the game
    SeatSet to_play;    // in this round
    SeatSet succeeded;  // in this round: finished, or in a tie-break right
    Seat mover;         // placed the last card
    bool tie_break = false;

    bool operator==(const LineState&) const = default;
};

class LineGame {
  public:
    using State = LineState;

    explicit LineGame(const Setup& setup) : setup_{setup}, options_{std::get<LineOptions>(setup.terms.options)} {}

    void lay_out(State& state) const;
    void start(State& state, Chance& chance, Sink sink) const;
    Result<void> apply(State& state, Seat seat, const Action& action, Chance& chance, Sink sink) const;
    [[nodiscard]] SeatSet to_act(const State& state) const;
    void list_legal(const State& state, Seat seat, Legal& legal) const;
    void look(const State& state, View& view) const;
    [[nodiscard]] Outcome outcome(const State& state) const;

    template <class E>
    void evolve(State& /*state*/, const E& /*not of this game*/) const {}
    void evolve(State& state, Dealt&& e) const;
    void evolve(State& state, const Started& e) const;
    void evolve(State& state, const Placed& e) const;
    void evolve(State& state, const PutRight& e) const;
    void evolve(State& state, const Discarded& e) const;
    void evolve(State& state, const Removed& e) const;
    void evolve(State& state, const Drew& e) const;
    void evolve(State& state, Reshuffled&& e) const;
    void evolve(State& state, const RoundEnded& e) const;
    void evolve(State& state, const TieBreakBegan& e) const;
    void evolve(State& state, const Out& e) const;
    void evolve(State& state, const GameOver& e) const;

  private:
    using Play = Script<LineGame>;

    void miss(Play& play, const Placed& placed) const;
    [[nodiscard]] bool round_is_over(const State& state) const;
    void end_round(Play& play) const;
    [[nodiscard]] SeatSet staying(const State& state) const;

    const Setup& setup_;
    const LineOptions& options_;
};

}  // namespace frise
