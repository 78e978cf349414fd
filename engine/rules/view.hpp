// What a seat, or an onlooker, may know. Its types have no field that could hold a secret.
#pragma once

#include "engine/core/card.hpp"
#include "engine/core/line.hpp"
#include "engine/core/seat.hpp"
#include "engine/core/table.hpp"
#include "engine/rules/event.hpp"
#include "engine/rules/terms.hpp"

#include <cstddef>
#include <optional>
#include <variant>
#include <vector>

namespace frise {

struct HandCard {
    CardNo card;
    std::optional<Icon> front;  // in a game with icons
    std::optional<Year> stuck;  // turned and stuck, with its year

    bool operator==(const HandCard&) const = default;
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
    AllKinds::Views game;
    std::optional<GameOver> over;

    bool operator==(const View&) const = default;
};

// In a game with hands.
inline std::vector<HandCard>& hand(View& view, Seat seat) { return (*view.hands)[index(seat)]; }
// Seen from a seat.
inline const std::vector<HandCard>& own_hand(const View& view) { return (*view.hands)[index(*view.viewer)]; }

// Calls `visit` with each card that lies open on the table, title side or year side up; some come twice. Every kind of
// game says with an each_card() of its own which cards its view shows beside these.
template <class Visit>
void each_card(const View& view, Visit&& visit) {
    for (const CardNo card : view.discard) visit(card);
    if (view.line) {
        for (const Dated& card : *view.line) visit(card.card);
    }
    if (view.hands) {
        for (const auto& cards : *view.hands) {
            for (const HandCard& card : cards) visit(card.card);
        }
    }
    std::visit([&](const auto& game) { each_card(game, visit); }, view.game);
}

// Overwrites the hands of the view, and so reuses their memory.
void show_hands(const Table& table, int seats, View& view);

// What these events mean for a view in every game with hands and a line.
void fold(View& view, const Dealt& e);
void fold(View& view, const Started& e);
void fold(View& view, const Drew& e);
void fold(View& view, const SeenShuffle& e);
void fold(View& view, const PutRight& e);
void leave_hand(View& view, Seat seat, CardNo card);

}  // namespace frise
