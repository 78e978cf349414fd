// Reads the fields that events and views are made of: seats, cards, dials. Only their form is checked.
#pragma once

#include "engine/codec/reader.hpp"
#include "engine/core/card.hpp"
#include "engine/core/seat.hpp"
#include "engine/rules/event.hpp"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace frise {

// The number of a card with this id, or no_such_card.
using NumberOf = std::function<CardNo(std::string_view)>;

// As with Reader, what is wrong gives an empty value, and the first thing that was is remembered.
class TableReader : public Reader {
  public:
    // `number` must outlive it.
    TableReader(const boost::json::value& value, std::string what, ErrorCode code, const NumberOf& number);

    // Seats are those of a table with this many.
    void limit_seats(int seats) { seats_ = seats; }

    int number(std::string_view field) { return as_int(whole(field)); }
    std::size_t count(std::string_view field);
    Seat seat(std::string_view field = "seat") { return as_seat(whole(field)); }
    CardNo card() { return named(text("card")); }
    CardNo card(const boost::json::value& id);
    Dated dated();

    Cards cards(std::string_view field = "cards");
    TrialCards trial_cards();
    SeatList seats(std::string_view field);
    SeatSet seat_set(std::string_view field);
    std::vector<Icon> icons_if_given(std::string_view field);
    std::optional<Icon> icon_if_given(std::string_view field);
    Points points(std::string_view field);
    Positions positions(std::string_view field);
    Dials dials();

    template <class Enum>
    Enum kind(std::string_view field, std::optional<Enum> (*by_name)(std::string_view)) {
        const auto found = by_name(text(field));
        if (!found) fail("'" + std::string{field} + "' of " + what() + " has a value that is not known");
        return found.value_or(Enum{});
    }
    // The list, if it is not too long.
    template <class List>
    List few(List list, std::size_t most) {
        if (list.size() <= most) return list;
        fail("a list of " + what() + " is longer than " + std::to_string(most));
        return {};
    }
    // Reads an object within this one.
    template <class Read>
    auto within(const boost::json::value& value, Read read) {
        TableReader inner{value, what(), code_, number_};
        inner.limit_seats(seats_);
        auto found = read(inner);
        fail(inner.error());
        return found;
    }

  private:
    int as_int(std::int64_t number);
    std::int8_t as_wheel(std::int64_t number);
    Seat as_seat(std::int64_t number);
    CardNo named(std::string_view id);

    ErrorCode code_;
    const NumberOf& number_;
    int seats_ = max_seats;
};

}  // namespace frise
