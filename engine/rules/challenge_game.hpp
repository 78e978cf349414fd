// challenge: a race along a track of trials, with duels for those behind.
#pragma once

#include "engine/core/chance.hpp"
#include "engine/core/table.hpp"
#include "engine/rules/action.hpp"
#include "engine/rules/event.hpp"
#include "engine/rules/legal.hpp"
#include "engine/rules/setup.hpp"
#include "engine/rules/view.hpp"

#include <array>
#include <cstddef>
#include <optional>

namespace frise {

template <class Machine>
class Script;

struct Trial {
    TrialKind kind = TrialKind::four_cards;
    TrialCards cards;
    SeatSet answered;
    std::array<Dials, max_seats> answers{};  // by seat, meaningful where answered

    bool operator==(const Trial&) const = default;
};

struct Duel {
    DuelKind kind = DuelKind::sudden_death;
    SeatList seats;  // still in it, in playing order
    std::size_t turn = 0;
    std::optional<CardNo> card;  // to be placed or dated
    Bounds bounds;
    bool final = false;  // for the win

    [[nodiscard]] Seat to_act() const { return seats[turn]; }
    bool operator==(const Duel&) const = default;
};

struct ChallengeState {
    Table table;  // the line is that of a sudden-death duel
    Positions positions;
    std::optional<Trial> trial;
    std::optional<Duel> duel;
    std::size_t duels_played = 0;  // lines of the board, lower ones first

    bool operator==(const ChallengeState&) const = default;
};

// Those in a duel, in playing order: the two least advanced and whoever is level with them.
SeatList duellists(const Positions& positions);

class ChallengeGame {
  public:
    using State = ChallengeState;

    explicit ChallengeGame(const Setup& setup)
        : setup_{setup}, options_{std::get<ChallengeOptions>(setup.terms.options)} {}

    void lay_out(State& state) const;
    void start(State& state, Chance& chance, Sink sink) const;
    Result<void> apply(State& state, Seat seat, const Action& action, Chance& chance, Sink sink) const;
    [[nodiscard]] SeatSet to_act(const State& state) const;
    void list_legal(const State& state, Seat seat, Legal& legal) const;
    void look(const State& state, View& view) const;
    [[nodiscard]] Outcome outcome(const State& state) const;

    template <class E>
    void evolve(State& /*state*/, const E& /*not of this game*/) const {}
    void evolve(State& state, const TrialBegan& e) const;
    void evolve(State& state, const Answered& e) const;
    void evolve(State& state, const Turned& e) const;
    void evolve(State& state, const Advanced& e) const;
    void evolve(State& state, const DuelBegan& e) const;
    void evolve(State& state, const Started& e) const;
    void evolve(State& state, const Drew& e) const;
    void evolve(State& state, const Placed& e) const;
    void evolve(State& state, const Discarded& e) const;
    void evolve(State& state, const Out& e) const;
    void evolve(State& state, const Guessed& e) const;
    void evolve(State& state, const DuelWon& e) const;
    void evolve(State& state, Reshuffled&& e) const;
    void evolve(State& state, const GameOver& e) const;

  private:
    using Turn = Script<ChallengeGame>;

    Result<void> answer(State& state, Seat seat, const Action& action, Chance& chance, Sink sink) const;
    Result<void> place(State& state, Seat seat, const Action& action, Chance& chance, Sink sink) const;
    Result<void> guess(State& state, Seat seat, const Action& action, Chance& chance, Sink sink) const;
    void turn_over(Turn& turn) const;
    void go_on(Turn& turn) const;
    void begin_trial(Turn& turn) const;
    void begin_duel(Turn& turn, DuelKind kind, const SeatList& seats) const;
    void next_in_duel(Turn& turn) const;
    void win_duel(Turn& turn, Seat seat) const;
    void advance(Turn& turn, Seat seat, int by) const;
    void end_game(Turn& turn, SeatSet winners) const;
    [[nodiscard]] int finish() const { return options_.board.finish(); }

    const Setup& setup_;
    const ChallengeOptions& options_;
};

}  // namespace frise
