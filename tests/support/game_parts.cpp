// What several kinds of game have in common.
#include "tests/support/game_parts.hpp"

#include "terminal/labels.hpp"

#include <gtest/gtest.h>

namespace frise::test {

Refusal refusal_of_place(const Table& table, Seat seat, const Action& action) {
    const auto* place = std::get_if<Place>(&action);
    if (place == nullptr) return ErrorCode::not_allowed;
    if (!table.holds(seat, place->card)) return ErrorCode::not_your_card;
    return in_line(table, place->gap) ? accepted : ErrorCode::bad_gap;
}

std::string Screen::label(CardNo card) const {
    const auto& hand = own_hand(view);
    for (std::size_t place = 0; place < hand.size(); ++place) {
        if (hand[place].card == card) return terminal::card_label(place);
    }
    ADD_FAILURE() << "the card is not in hand";
    return "a";
}

std::string Screen::typed(const Place& action) const { return label(action.card) + " " + std::to_string(action.gap); }

}  // namespace frise::test
