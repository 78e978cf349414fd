// Hands and the line in views.
#include "engine/rules/view.hpp"

namespace frise {

void show_hands(const Table& table, int seats, View& view) {
    if (!view.hands) view.hands.emplace();
    view.hands->resize(static_cast<std::size_t>(seats));
    for (std::size_t seat = 0; seat < view.hands->size(); ++seat) {
        auto& hand = (*view.hands)[seat];
        const Cards& cards = table.hands[seat];
        hand.resize(cards.size());
        for (std::size_t i = 0; i < cards.size(); ++i) {
            hand[i].card = cards[i];
            hand[i].front.reset();
            hand[i].stuck.reset();
        }
    }
}

void fold(View& view, const Dealt& e) {
    view.draw_count -= e.cards.size();
    auto& cards = hand(view, e.seat);
    cards.clear();
    for (std::size_t i = 0; i < e.cards.size(); ++i) {
        cards.push_back({e.cards[i], std::nullopt, std::nullopt});
        if (!e.fronts.empty()) cards.back().front = e.fronts[i];
    }
}

void fold(View& view, const Started& e) {
    --view.draw_count;
    view.line = Line{{e.card, e.year}};
}

void fold(View& view, const Drew& e) {
    --view.draw_count;
    hand(view, e.seat).push_back({e.card, e.front, std::nullopt});
}

void fold(View& view, const SeenShuffle& e) {
    view.discard.clear();
    view.draw_count = e.pile;
    if (!e.whole) return;
    if (view.line) view.line->clear();
    if (!view.hands) return;
    for (auto& cards : *view.hands) cards.clear();
}

void fold(View& view, const PutRight& e) { insert(*view.line, e.gap, {e.card, e.year}); }

void leave_hand(View& view, Seat seat, CardNo card) {
    std::erase_if(hand(view, seat), [&](const HandCard& held) { return held.card == card; });
}

}  // namespace frise
