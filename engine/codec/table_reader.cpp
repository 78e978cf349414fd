// Reading seats, cards and dials.
#include "engine/codec/table_reader.hpp"

#include <limits>
#include <utility>

namespace frise {

namespace json = boost::json;

TableReader::TableReader(const json::value& value, std::string what, ErrorCode code, const NumberOf& number)
    : Reader{value, std::move(what), code}, code_{code}, number_{number} {}

std::size_t TableReader::count(std::string_view field) {
    const int counted = number(field);
    if (counted < 0) fail("'" + std::string{field} + "' of " + what() + " is less than nothing");
    return counted < 0 ? 0 : static_cast<std::size_t>(counted);
}

CardNo TableReader::card(const json::value& id) {
    if (const auto* text = id.if_string()) return named(*text);
    fail("a card of " + what() + " must be an id");
    return {};
}

// Each braced list is evaluated left to right, so that the first field that is wrong is the one reported.
Dated TableReader::dated() { return Dated{card(), whole("year")}; }

Cards TableReader::cards(std::string_view field) {
    Cards cards;
    for (const json::value& id : list(field)) {
        if (!id.is_string()) fail("'" + std::string{field} + "' of " + what() + " must be a list of card ids");
        cards.push_back(card(id));
    }
    return cards;
}

TrialCards TableReader::trial_cards() {
    const Cards list = few(cards(), 4);
    return {list.begin(), list.end()};
}

SeatList TableReader::seats(std::string_view field) {
    SeatList list;
    for (const std::int64_t seat : few(wholes(field), max_seats)) list.push_back(as_seat(seat));
    return list;
}

SeatSet TableReader::seat_set(std::string_view field) {
    SeatSet set;
    for (const Seat seat : seats(field)) set.add(seat);
    return set;
}

std::vector<Icon> TableReader::icons_if_given(std::string_view field) {
    std::vector<Icon> icons;
    if (!has(field)) return icons;
    for (const std::int64_t icon : wholes(field)) icons.push_back(as_int(icon));
    return icons;
}

std::optional<Icon> TableReader::icon_if_given(std::string_view field) {
    return has(field) ? std::optional<Icon>{number(field)} : std::nullopt;
}

Points TableReader::points(std::string_view field) {
    const auto list = few(wholes(field), max_seats);
    return {list.begin(), list.end()};
}

Positions TableReader::positions(std::string_view field) {
    Positions positions;
    for (const std::int64_t space : points(field)) positions.push_back(as_int(space));
    return positions;
}

Dials TableReader::dials() {
    Dials dials;
    const auto wheels = few(wholes("wheels"), dials.wheels.size());
    if (wheels.size() != dials.wheels.size()) fail("an answer has four wheels");
    for (std::size_t i = 0; i < wheels.size(); ++i) dials.wheels[i] = as_wheel(wheels[i]);
    if (has("sign")) dials.sign = as_wheel(whole("sign"));
    return dials;
}

int TableReader::as_int(std::int64_t number) {
    using Limits = std::numeric_limits<int>;
    if (number < Limits::min() || number > Limits::max()) fail("a number of " + what() + " is out of range");
    return static_cast<int>(number);
}

std::int8_t TableReader::as_wheel(std::int64_t number) {
    if (number < -1 || number > 9) fail("a wheel of " + what() + " is out of range");
    return static_cast<std::int8_t>(number);
}

Seat TableReader::as_seat(std::int64_t number) {
    if (number < 0 || number >= seats_) {
        fail(what() + " names the seat " + std::to_string(number) + ", which does not exist");
        return {};
    }
    return seat_at(static_cast<std::size_t>(number));
}

CardNo TableReader::named(std::string_view id) {
    const CardNo card = number_(id);
    if (card == no_such_card) fail(what() + " names the card '" + std::string{id} + "', which is not in the deck");
    return card;
}

}  // namespace frise
