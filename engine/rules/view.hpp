// What a seat, or an onlooker, may know. Built up from nothing, in types that have no field for a secret.
#pragma once

#include "engine/core/card.hpp"
#include "engine/core/line.hpp"
#include "engine/core/seat.hpp"
#include "engine/core/table.hpp"
#include "engine/rules/event.hpp"
#include "engine/rules/terms.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace frise {

using Viewer = std::optional<Seat>;  // none: an onlooker
inline constexpr Viewer onlooker = std::nullopt;

struct HandCard {
    CardNo card;
    std::optional<Icon> front;  // coop
    std::optional<Year> stuck;  // coop: turned and stuck, with its year

    bool operator==(const HandCard&) const = default;
};

struct LineView {
    bool tie_break = false;
    SeatSet out;

    bool operator==(const LineView&) const = default;
};

struct CoopView {
    std::vector<std::optional<Dated>> rift;  // over the gaps 1 to k - 1
    std::optional<Icon> icon;                // the one to match
    int tried = 0;                           // cards played in this turn, stuck ones counted
    int placed = 0;                          // successes in this turn

    bool operator==(const CoopView&) const = default;
};

struct TrialView {
    TrialKind kind = TrialKind::four_cards;
    TrialCards cards;
    SeatSet answered;
    std::optional<Dials> own;  // the viewer's own answer

    bool operator==(const TrialView&) const = default;
};

// Exclusive, as far as known.
struct Bounds {
    std::optional<Year> low;
    std::optional<Year> high;

    bool operator==(const Bounds&) const = default;
};

// What a guess and its hint add to what is known.
void narrow(Bounds& bounds, const Guessed& guess);

struct DuelView {
    DuelKind kind = DuelKind::sudden_death;
    SeatList seats;              // still in it, in playing order
    std::optional<CardNo> card;  // to be placed or dated
    Bounds bounds;               // more-or-less

    bool operator==(const DuelView&) const = default;
};

struct ChallengeView {
    Positions positions;
    std::optional<TrialView> trial;
    std::optional<DuelView> duel;

    bool operator==(const ChallengeView&) const = default;
};

struct Proposal {
    Seat seat;
    CardNo card;
    int gap = 0;

    bool operator==(const Proposal&) const = default;
};

struct Giving {
    Seat from;
    std::optional<Seat> to;  // none: the giver may choose

    bool operator==(const Giving&) const = default;
};

// Who has to give a card once a proposal is turned, if anybody.
std::optional<Giving> giving_after(const Placed& placed, std::optional<Seat> contester, bool player_has_cards);

struct ContestView {
    std::optional<Proposal> proposal;
    std::optional<Seat> contester;
    std::optional<Giving> giving;
    Points totals;

    bool operator==(const ContestView&) const = default;
};

struct View {
    Terms terms;
    Viewer viewer;
    SeatSet to_act;
    int round = 0;
    std::optional<Line> line;
    std::optional<std::vector<std::vector<HandCard>>> hands;
    std::size_t draw_count = 0;
    Cards discard;
    std::variant<LineView, CoopView, ChallengeView, ContestView> game;
    std::optional<GameOver> over;

    bool operator==(const View&) const = default;
};

// In a game with hands, seen from a seat.
inline const std::vector<HandCard>& own_hand(const View& view) { return (*view.hands)[index(*view.viewer)]; }

// Instead of those that the view has, in their memory.
void show_hands(const Table& table, int seats, View& view);

}  // namespace frise
