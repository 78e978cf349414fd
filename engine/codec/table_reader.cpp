// Reading seats, cards and wheels.
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
    if (const auto* text = id.if_string()) return named_card(*text);
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

void TableReader::read(std::string_view field, Wheels& into) {
    const auto wheels = few(wholes(field), into.size());
    if (wheels.size() != into.size()) fail("an answer has four wheels");
    for (std::size_t i = 0; i < wheels.size(); ++i) into[i] = as_wheel(wheels[i]);
}

void TableReader::read(std::string_view field, std::vector<int>& into) {
    for (const std::int64_t each : wholes(field)) into.push_back(as_int(each));
}

void TableReader::read(std::string_view field, Bounds& into) {
    const json::array& bounds = list(field);
    if (bounds.size() == 2) {
        into = {as_bound(bounds[0]), as_bound(bounds[1])};
    } else {
        wrong("has '" + std::string{field} + "' that are not two");
    }
}

void TableReader::check_by_seat(const std::string& field, std::size_t size) {
    if (size != static_cast<std::size_t>(seats_)) wrong("has not one of '" + field + "' for each seat");
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

std::optional<Year> TableReader::as_bound(const json::value& year) {
    const auto whole = whole_number(year);
    if (!whole && !year.is_null()) wrong("has a bound that is neither a year nor null");
    return whole;
}

Seat TableReader::as_seat(std::int64_t number) {
    if (number < 0 || number >= seats_) {
        fail(what() + " names the seat " + std::to_string(number) + ", which does not exist");
        return {};
    }
    return seat_at(static_cast<std::size_t>(number));
}

CardNo TableReader::named_card(std::string_view id) {
    const CardNo card = number_(id);
    if (card == no_such_card) fail(what() + " names the card '" + std::string{id} + "', which is not in the deck");
    return card;
}

}  // namespace frise
