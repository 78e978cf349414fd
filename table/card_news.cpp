// Going through events and views.
#include "table/card_news.hpp"

#include "engine/rules/event_cards.hpp"

namespace frise::table {

void brought_by(const Event& event, Viewer viewer, Cards& cards) {
    each_card_from_pile(event, viewer, [&](CardNo card) { cards.push_back(card); });
}

void turned_by(const Event& event, Viewer viewer, Cards& cards) {
    each_turned_card(event, viewer, [&](CardNo card) { cards.push_back(card); });
}

Cards cards_in(const View& view) {
    Cards cards;
    each_card(view, [&](CardNo card) { cards.push_back(card); });
    return cards;
}

}  // namespace frise::table
