// Asking for cards and gaps, and reading them.
#include "terminal/placing.hpp"

#include "terminal/hand_reader.hpp"
#include "terminal/labels.hpp"

#include <string>

namespace frise::terminal {
namespace {

std::string middle_gap(int last_gap) { return std::to_string((last_gap + 1) / 2); }

Slot place_example(const PlaceAny& choice) {
    return example(card_label(choice.cards.size() / 2) + " " + middle_gap(choice.last_gap));
}

}  // namespace

Message place_request(const PlaceAny& choice) { return {"terminal.prompt_place", {place_example(choice)}}; }

Reading read_place(const View& view, const PlaceAny& choice, std::string_view typed) {
    const HandReader reader{view, typed};
    if (!reader.is_card_and_number()) return reader.complaint("terminal.how_to_place", {place_example(choice)});
    const auto card = reader.card();
    if (!card) return tl::unexpected{card.error()};
    if (reader.number() < 0 || reader.number() > choice.last_gap) return reader.no_such_gap(choice.last_gap);
    return Place{*card, static_cast<int>(reader.number())};
}

Message gap_request(int last_gap) { return {"terminal.prompt_place_drawn", {example(middle_gap(last_gap))}}; }

tl::expected<int, Message> read_gap(const View& view, int last_gap, std::string_view typed) {
    const HandReader reader{view, typed};
    if (!reader.is_number()) return reader.complaint("terminal.how_to_place_drawn", {example(middle_gap(last_gap))});
    if (reader.number() < 0 || reader.number() > last_gap) return reader.no_such_gap(last_gap);
    return static_cast<int>(reader.number());
}

}  // namespace frise::terminal
