// contest: the bluff game. A proposal lies face down until the others have accepted or contested it.
#pragma once

#include "engine/core/result.hpp"
#include "engine/core/seat.hpp"
#include "engine/core/table.hpp"
#include "engine/rules/shared_action.hpp"
#include "engine/rules/shared_event.hpp"
#include "games/contest/rules/contest_action.hpp"
#include "games/contest/rules/contest_event.hpp"
#include "games/contest/rules/contest_options.hpp"
#include "games/contest/rules/contest_view.hpp"

#include <optional>
#include <string>

namespace frise {

template <class Machine>
class Script;
class Legal;
struct ContestKind;
struct Setup;
struct View;

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
    using Kind = ContestKind;
    using State = ContestState;
    using Turn = Script<ContestGame>;

    // Both must outlive it.
    ContestGame(const Setup& setup, const ContestOptions& options) : setup_{setup}, options_{options} {}

    void lay_out(State& state) const;
    void start(Turn& turn) const;
    Result<void> apply(Turn& turn, Seat seat, const Place& place) const;
    Result<void> apply(Turn& turn, Seat seat, const Accept& accept) const;
    Result<void> apply(Turn& turn, Seat seat, const Contest& contest) const;
    Result<void> apply(Turn& turn, Seat seat, const Give& give) const;
    [[nodiscard]] SeatSet to_act(const State& state) const;
    [[nodiscard]] std::string awaited(const State& state) const;
    void list_legal(const State& state, Seat seat, Legal& legal) const;
    void look(const State& state, View& view) const;
    [[nodiscard]] const Points& outcome(const State& state) const { return state.totals; }
    [[nodiscard]] Deck recorded_deck(const State& state) const;

    void evolve(State& state, Dealt&& e) const;
    void evolve(State& state, const Started& e) const;
    void evolve(State& state, const Proposed& e) const;
    void evolve(State& state, const Accepted& e) const;
    void evolve(State& state, const Contested& e) const;
    void evolve(State& state, const ProposalPlaced& e) const;
    void evolve(State& state, const PutRight& e) const;
    void evolve(State& state, const Drew& e) const;
    void evolve(State& state, const Gave& e) const;
    void evolve(State& state, const Scored& e) const;
    void evolve(State& state, Reshuffled&& e) const;
    void evolve(State& state, const GameOver& e) const;

  private:
    void turn_over(Turn& turn) const;
    void end_turn(Turn& turn) const;
    [[nodiscard]] Scored score(const State& state) const;
    [[nodiscard]] Seat first_of_round(int round) const;

    const Setup& setup_;
    const ContestOptions& options_;
};

}  // namespace frise
