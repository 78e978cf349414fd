// challenge: a race along a track of trials, with duels for those behind.
#pragma once

#include "engine/core/bounds.hpp"
#include "engine/core/card.hpp"
#include "engine/core/result.hpp"
#include "engine/core/seat.hpp"
#include "engine/core/table.hpp"
#include "engine/rules/dials.hpp"
#include "engine/rules/shared_event.hpp"
#include "games/challenge/rules/challenge_action.hpp"
#include "games/challenge/rules/challenge_event.hpp"
#include "games/challenge/rules/challenge_options.hpp"
#include "games/challenge/rules/challenge_view.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>

namespace frise {

template <class Machine>
class Script;
class Legal;
struct ChallengeKind;
struct Setup;
struct View;

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
    bool final = false;  // between those on the finish: who wins it wins the game

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
    using Kind = ChallengeKind;
    using State = ChallengeState;
    using Turn = Script<ChallengeGame>;

    // Both must outlive it.
    ChallengeGame(const Setup& setup, const ChallengeOptions& options) : setup_{setup}, options_{options} {}

    void lay_out(State& state) const;
    void start(Turn& turn) const;
    Result<void> apply(Turn& turn, Seat seat, const Answer& answer) const;
    Result<void> apply(Turn& turn, Seat seat, const PlaceDrawn& place) const;
    Result<void> apply(Turn& turn, Seat seat, const Guess& guess) const;
    [[nodiscard]] SeatSet to_act(const State& state) const;
    [[nodiscard]] std::string awaited(const State& state) const;
    void list_legal(const State& state, Seat seat, Legal& legal) const;
    void look(const State& state, View& view) const;
    [[nodiscard]] const Positions& outcome(const State& state) const { return state.positions; }
    [[nodiscard]] Deck recorded_deck(const State& state) const;

    void evolve(State& state, const TrialBegan& e) const;
    void evolve(State& state, const Answered& e) const;
    void evolve(State& state, const Turned& e) const;
    void evolve(State& state, const Advanced& e) const;
    void evolve(State& state, const DuelBegan& e) const;
    void evolve(State& state, const Started& e) const;
    void evolve(State& state, const Drew& e) const;
    void evolve(State& state, const DuelPlaced& e) const;
    void evolve(State& state, const Discarded& e) const;
    void evolve(State& state, const Out& e) const;
    void evolve(State& state, const Guessed& e) const;
    void evolve(State& state, const DuelWon& e) const;
    void evolve(State& state, Reshuffled&& e) const;
    void evolve(State& state, const GameOver& e) const;

  private:
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
