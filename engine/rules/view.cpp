// What the views of several games share.
#include "engine/rules/view.hpp"

namespace frise {

std::vector<std::vector<HandCard>> shown_hands(const Table& table, int seats) {
    std::vector<std::vector<HandCard>> hands(static_cast<std::size_t>(seats));
    for (std::size_t seat = 0; seat < hands.size(); ++seat) {
        for (const CardNo card : table.hands[seat]) hands[seat].push_back({card, std::nullopt, std::nullopt});
    }
    return hands;
}

}  // namespace frise
