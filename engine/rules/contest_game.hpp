// contest: the bluff game. A proposal lies face down until the others have accepted or contested it.
#pragma once

#include "engine/core/chance.hpp"
#include "engine/core/table.hpp"
#include "engine/rules/action.hpp"
#include "engine/rules/event.hpp"
#include "engine/rules/legal.hpp"
#include "engine/rules/setup.hpp"
#include "engine/rules/view.hpp"

#include <optional>

namespace frise {

template <class Machine>
class Script;

struct ContestState {
    Table table;
    Seat turn;
    std::optional<Proposal> proposal;
    Seat asked;                     // who accepts or contests next
    std::optional<Seat> contester;  // who contested the proposal
    std::optional<Giving> giving;
    Points totals;

    bool operator==(const ContestState&) const = default;
};

class ContestGame {
  public:
    using State = ContestState;

    explicit ContestGame(const Setup& setup) : setup_{setup}, options_{std::get<ContestOptions>(setup.terms.options)} {}

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
    void evolve(State& state, const Proposed& e) const;
    void evolve(State& state, const Accepted& e) const;
    void evolve(State& state, const Contested& e) const;
    void evolve(State& state, const Placed& e) const;
    void evolve(State& state, const PutRight& e) const;
    void evolve(State& state, const Drew& e) const;
    void evolve(State& state, const Gave& e) const;
    void evolve(State& state, const Scored& e) const;
    void evolve(State& state, Reshuffled&& e) const;
    void evolve(State& state, const GameOver& e) const;

  private:
    using Turn = Script<ContestGame>;

    Result<void> propose(State& state, Seat seat, const Action& action, Chance& chance, Sink sink) const;
    Result<void> respond(State& state, Seat seat, const Action& action, Chance& chance, Sink sink) const;
    Result<void> give(State& state, Seat seat, const Action& action, Chance& chance, Sink sink) const;
    void turn_over(Turn& turn) const;
    void end_turn(Turn& turn) const;
    [[nodiscard]] Scored score(const State& state) const;
    [[nodiscard]] Seat first_of_round(int round) const;

    const Setup& setup_;
    const ContestOptions& options_;
};

}  // namespace frise
