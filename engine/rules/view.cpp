// What states and views work out in the same way.
#include "engine/rules/view.hpp"

#include <algorithm>

namespace frise {

void show_hands(const Table& table, int seats, View& view) {
    if (!view.hands) view.hands.emplace();
    view.hands->resize(static_cast<std::size_t>(seats));
    for (std::size_t seat = 0; seat < view.hands->size(); ++seat) {
        auto& hand = (*view.hands)[seat];
        hand.clear();
        for (const CardNo card : table.hands[seat]) hand.push_back({card, std::nullopt, std::nullopt});
    }
}

void narrow(Bounds& bounds, const Guessed& guess) {
    if (guess.hint == Hint::later) bounds.low = std::max(bounds.low.value_or(guess.year), guess.year);
    if (guess.hint == Hint::earlier) bounds.high = std::min(bounds.high.value_or(guess.year), guess.year);
}

std::optional<Giving> giving_after(const Placed& placed, std::optional<Seat> contester, bool player_has_cards) {
    if (contester && !placed.right) return Giving{*contester, placed.seat};
    if (contester && player_has_cards) return Giving{placed.seat, contester};
    if (!placed.right && player_has_cards) return Giving{placed.seat, std::nullopt};
    return std::nullopt;
}

}  // namespace frise
