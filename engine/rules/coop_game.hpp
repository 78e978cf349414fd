// coop: all against the deck, with a rift row above the line and icons on the discard pile.
#pragma once

#include "engine/core/chance.hpp"
#include "engine/core/shared.hpp"
#include "engine/core/table.hpp"
#include "engine/rules/action.hpp"
#include "engine/rules/event.hpp"
#include "engine/rules/legal.hpp"
#include "engine/rules/setup.hpp"
#include "engine/rules/view.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace frise {

template <class Machine>
class Script;

struct CoopState {
    Table table;                             // the line is the bottom row
    std::vector<std::optional<Dated>> rift;  // over the gaps 1 to k - 1
    Shared<std::vector<Icons>> icons;        // by card
    std::vector<std::uint8_t> stuck;         // by card: 1 where it is stuck
    Seat turn;
    int tried = 0;   // in this turn
    int placed = 0;  // in this turn

    bool operator==(const CoopState&) const = default;
};

struct Spot {
    Row row = Row::line;
    int gap = 0;

    bool operator==(const Spot&) const = default;
};

// Where a card of this year goes: the wish if it is possible and free, else the left end, else the
// right end, else the lowest free gap of the rift; nowhere if all are taken.
std::optional<Spot> find_spot(const Line& line, const std::vector<std::optional<Dated>>& rift, Year year,
                              std::optional<int> wish);

int coop_rank(int score);

class CoopGame {
  public:
    using State = CoopState;

    explicit CoopGame(const Setup& setup) : setup_{setup}, options_{std::get<CoopOptions>(setup.terms.options)} {}

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
    void evolve(State& state, const DiscardStarted& e) const;
    void evolve(State& state, const Played& e) const;
    void evolve(State& state, const Stuck& e) const;
    void evolve(State& state, const Discarded& e) const;
    void evolve(State& state, const Drew& e) const;
    void evolve(State& state, const TurnEnded& e) const;
    void evolve(State& state, Reshuffled&& e) const;
    void evolve(State& state, const GameOver& e) const;

  private:
    using Turn = Script<CoopGame>;

    void deal_icons(State& state, Chance& chance) const;
    Result<void> play(State& state, Seat seat, const Play& action, Chance& chance, Sink sink) const;
    Result<void> discard(State& state, Seat seat, const Discard& action, Chance& chance, Sink sink) const;
    Result<void> end_turn(State& state, Seat seat, Chance& chance, Sink sink) const;
    void pass_on(Turn& turn, Seat seat) const;
    void end_game(Turn& turn) const;
    [[nodiscard]] bool has_card_to_try(const State& state, Seat seat) const;
    [[nodiscard]] bool all_settled(const State& state) const;

    const Setup& setup_;
    const CoopOptions& options_;
};

}  // namespace frise
