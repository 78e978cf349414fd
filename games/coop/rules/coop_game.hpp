// coop: all against the deck, with a rift row above the line and icons on the discard pile.
#pragma once

#include "engine/core/card.hpp"
#include "engine/core/result.hpp"
#include "engine/core/table.hpp"
#include "engine/rules/shared_event.hpp"
#include "games/coop/rules/coop_action.hpp"
#include "games/coop/rules/coop_event.hpp"
#include "games/coop/rules/coop_options.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace frise {

template <class Machine>
class Script;
class Chance;
class Legal;
struct CoopKind;
struct Setup;
struct View;

struct CoopState {
    Table table;                             // the line is the bottom row
    std::vector<std::optional<Dated>> rift;  // over the gaps 1 to k - 1
    std::vector<Icons> icons;                // by card
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
    using Kind = CoopKind;
    using State = CoopState;
    using Turn = Script<CoopGame>;

    // Both must outlive it.
    CoopGame(const Setup& setup, const CoopOptions& options) : setup_{setup}, options_{options} {}

    void lay_out(State& state) const;
    void start(Turn& turn) const;
    Result<void> apply(Turn& turn, Seat seat, const Play& action) const;
    Result<void> apply(Turn& turn, Seat seat, const Discard& action) const;
    Result<void> apply(Turn& turn, Seat seat, const EndTurn& action) const;
    [[nodiscard]] SeatSet to_act(const State& state) const;
    [[nodiscard]] std::string awaited(const State& state) const;
    void list_legal(const State& state, Seat seat, Legal& legal) const;
    void look(const State& state, View& view) const;
    [[nodiscard]] TeamScore outcome(const State& state) const;
    [[nodiscard]] Deck recorded_deck(const State& state) const;

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
    void deal_icons(State& state, Chance& chance) const;
    void pass_on(Turn& turn, Seat seat) const;
    void end_game(Turn& turn) const;
    [[nodiscard]] Seat next_turn(const State& state, Seat seat) const;
    [[nodiscard]] bool has_card_to_try(const State& state, Seat seat) const;
    [[nodiscard]] bool all_settled(const State& state) const;

    const Setup& setup_;
    const CoopOptions& options_;
};

}  // namespace frise
