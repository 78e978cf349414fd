// What happened at the table. A game is its set-up and these, in order; nothing else changes a state.
#pragma once

#include "engine/core/card.hpp"
#include "engine/core/seat.hpp"
#include "engine/rules/terms.hpp"

#include <array>
#include <boost/container/static_vector.hpp>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace frise {

// A dial board as it was set: four wheels, and the sign where the trial asks for one (else 0).
struct Dials {
    std::array<std::int8_t, 4> wheels{};
    std::int8_t sign = 0;

    bool operator==(const Dials&) const = default;
};

using TrialCards = boost::container::static_vector<CardNo, 4>;
using Points = boost::container::static_vector<std::int64_t, max_seats>;
using Positions = boost::container::static_vector<int, max_seats>;

enum class Row : std::uint8_t { line, rift };
enum class Hint : std::uint8_t { later, earlier, right };

struct Dealt {
    Seat seat;
    Cards cards;
    std::vector<Icon> fronts;  // coop only

    bool operator==(const Dealt&) const = default;
};

struct Started {
    CardNo card;
    Year year = 0;

    bool operator==(const Started&) const = default;
};

struct DiscardStarted {
    CardNo card;
    Year year = 0;
    Icon icon = 0;

    bool operator==(const DiscardStarted&) const = default;
};

struct Placed {
    Seat seat;
    CardNo card;
    int gap = 0;
    Year year = 0;
    bool right = false;

    bool operator==(const Placed&) const = default;
};

struct PutRight {
    CardNo card;
    int gap = 0;

    bool operator==(const PutRight&) const = default;
};

struct Discarded {
    Seat seat;
    CardNo card;
    Year year = 0;
    std::optional<Icon> icon;  // coop: the new one to match

    bool operator==(const Discarded&) const = default;
};

struct Removed {
    Seat seat;
    CardNo card;
    Year year = 0;

    bool operator==(const Removed&) const = default;
};

struct Drew {
    Seat seat;
    CardNo card;
    std::optional<Icon> front;  // coop

    bool operator==(const Drew&) const = default;
};

// The order is secret: see seen.hpp.
struct Reshuffled {
    Cards cards;  // top first

    bool operator==(const Reshuffled&) const = default;
};

struct RoundEnded {
    int round = 0;

    bool operator==(const RoundEnded&) const = default;
};

struct TieBreakBegan {
    SeatList seats;

    bool operator==(const TieBreakBegan&) const = default;
};

struct Out {
    Seat seat;

    bool operator==(const Out&) const = default;
};

struct Played {
    Seat seat;
    CardNo card;
    Year year = 0;
    Row row = Row::line;
    int gap = 0;

    bool operator==(const Played&) const = default;
};

struct Stuck {
    Seat seat;
    CardNo card;
    Year year = 0;

    bool operator==(const Stuck&) const = default;
};

struct TurnEnded {
    Seat seat;

    bool operator==(const TurnEnded&) const = default;
};

struct TrialBegan {
    TrialKind kind = TrialKind::four_cards;
    TrialCards cards;

    bool operator==(const TrialBegan&) const = default;
};

// The dials are secret until all are in: see seen.hpp.
struct Answered {
    Seat seat;
    Dials dials;

    bool operator==(const Answered&) const = default;
};

struct Turned {
    boost::container::static_vector<Dated, 4> cards;
    boost::container::static_vector<Dials, max_seats> answers;  // by seat

    bool operator==(const Turned&) const = default;
};

struct Advanced {
    Seat seat;
    int by = 0;
    int to = 0;

    bool operator==(const Advanced&) const = default;
};

struct DuelBegan {
    DuelKind kind = DuelKind::sudden_death;
    SeatList seats;              // in playing order
    std::optional<CardNo> card;  // more-or-less

    bool operator==(const DuelBegan&) const = default;
};

struct Guessed {
    Seat seat;
    Year year = 0;
    Hint hint = Hint::later;

    bool operator==(const Guessed&) const = default;
};

struct DuelWon {
    Seat seat;

    bool operator==(const DuelWon&) const = default;
};

struct Proposed {
    Seat seat;
    CardNo card;
    int gap = 0;

    bool operator==(const Proposed&) const = default;
};

struct Accepted {
    Seat seat;

    bool operator==(const Accepted&) const = default;
};

struct Contested {
    Seat seat;

    bool operator==(const Contested&) const = default;
};

struct Gave {
    Seat from;
    Seat to;
    CardNo card;

    bool operator==(const Gave&) const = default;
};

struct Scored {
    Points points;
    Points totals;

    bool operator==(const Scored&) const = default;
};

struct TeamScore {
    int score = 0;
    int rank = 1;

    bool operator==(const TeamScore&) const = default;
};

// What a game ends with beside its winners: nothing, the team's score, the totals, or the pawns.
using Outcome = std::variant<std::monostate, TeamScore, Points, Positions>;

struct GameOver {
    SeatSet winners;
    Outcome outcome;

    bool operator==(const GameOver&) const = default;
};

using Event =
    std::variant<Dealt, Started, DiscardStarted, Placed, PutRight, Discarded, Removed, Drew, Reshuffled, RoundEnded,
                 TieBreakBegan, Out, Played, Stuck, TurnEnded, TrialBegan, Answered, Turned, Advanced, DuelBegan,
                 Guessed, DuelWon, Proposed, Accepted, Contested, Gave, Scored, GameOver>;
using Events = std::vector<Event>;

// Decides whether events are kept. A simulation keeps none and so allocates nothing.
class Sink {
  public:
    Sink() = default;
    explicit Sink(Events& events) : events_{&events} {}

    template <class E>
    void keep(const E& event) {
        if (events_ != nullptr) events_->emplace_back(event);
    }

  private:
    Events* events_ = nullptr;
};

}  // namespace frise
