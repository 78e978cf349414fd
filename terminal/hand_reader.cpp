// Reading cards.
#include "terminal/hand_reader.hpp"

#include "wording/letters.hpp"

namespace frise::terminal {

tl::expected<CardNo, Message> HandReader::card() const {
    const auto& hand = own_hand(view_);
    if (const auto place = place_labelled(label(), hand.size())) return hand[*place].card;
    return tl::unexpected{Message{
        "terminal.no_such_card",
        {word("value", echo(label())), word("first", card_label(0)), word("last", card_label(hand.size() - 1))}}};
}

tl::unexpected<Message> HandReader::complaint(Text text, Slots slots) const {
    slots.push_back(word("value", echo(typed_)));
    return tl::unexpected{Message{text, std::move(slots)}};
}

tl::unexpected<Message> HandReader::no_such_gap(int last) const {
    return tl::unexpected{
        Message{"terminal.no_such_gap", {word("value", echo(find(true)->text)), frise::number("last", last)}}};
}

}  // namespace frise::terminal
