// classic, first-edition, twist and chronology: one machine, four settings.
#pragma once

#include "engine/core/result.hpp"
#include "engine/core/seat.hpp"
#include "engine/core/table.hpp"
#include "engine/rules/shared_action.hpp"
#include "engine/rules/shared_event.hpp"
#include "games/line/rules/line_event.hpp"
#include "games/line/rules/line_options.hpp"

#include <string>
#include <variant>

namespace frise {

template <class Machine>
class Script;
class Legal;
struct LineKind;
struct Setup;
struct View;

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
    using Kind = LineKind;
    using State = LineState;
    using Turn = Script<LineGame>;

    // Both must outlive it.
    LineGame(const Setup& setup, const LineOptions& options) : setup_{setup}, options_{options} {}

    void lay_out(State& state) const;
    void start(Turn& turn) const;
    Result<void> apply(Turn& turn, Seat seat, const Place& place) const;
    [[nodiscard]] SeatSet to_act(const State& state) const;
    [[nodiscard]] std::string awaited(const State& state) const;
    void list_legal(const State& state, Seat seat, Legal& legal) const;
    void look(const State& state, View& view) const;
    [[nodiscard]] std::monostate outcome(const State& state) const;
    [[nodiscard]] Deck recorded_deck(const State& state) const;

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
    void miss(Turn& turn, const Placed& placed) const;
    [[nodiscard]] bool round_is_over(const State& state) const;
    void end_round(Turn& turn) const;
    [[nodiscard]] SeatSet staying(const State& state) const;

    const Setup& setup_;
    const LineOptions& options_;
};

}  // namespace frise
