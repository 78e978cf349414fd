// Reads what events and views are made of: seats, cards, names, and whatever has fields. Only their form is checked.
#pragma once

#include "engine/codec/reader.hpp"
#include "engine/core/bounds.hpp"
#include "engine/core/card.hpp"
#include "engine/core/few.hpp"
#include "engine/core/seat.hpp"
#include "engine/rules/catalogue.hpp"
#include "engine/rules/dials.hpp"
#include "engine/rules/fields.hpp"
#include "engine/rules/naming.hpp"

#include <boost/container/small_vector.hpp>
#include <boost/json.hpp>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace frise {

// The number of a card with this id, or no_such_card.
using NumberOf = std::function<CardNo(std::string_view)>;

// Like Reader: a wrong field gives an empty value, and the first error is kept.
class TableReader : public Reader {
  public:
    // `number` must outlive it.
    TableReader(const boost::json::value& value, std::string what, ErrorCode code, const NumberOf& number);

    // Seats are those of a table with this many.
    void limit_seats(int seats) { seats_ = seats; }
    // Which game an outcome belongs to.
    void limit_game(GameId game) { game_ = game; }
    [[nodiscard]] GameId game() const { return game_; }
    // Fields that are marked Since2 are passed over.
    void read_version_1() { since_2_ = false; }
    [[nodiscard]] bool has_since_2() const { return since_2_; }

    int number(std::string_view field) { return as_int(whole(field)); }
    std::size_t count(std::string_view field);
    Seat seat(std::string_view field = "seat") { return as_seat(whole(field)); }
    CardNo card(std::string_view field = "card") { return named_card(text(field)); }
    CardNo card(const boost::json::value& id);
    Dated dated();
    Cards cards(std::string_view field = "cards");
    SeatList seats(std::string_view field);
    SeatSet seat_set(std::string_view field);

    void read(std::string_view field, Seat& into) { into = seat(field); }
    void read(std::string_view field, CardNo& into) { into = card(field); }
    void read(std::string_view field, int& into) { into = number(field); }
    void read(std::string_view field, std::int64_t& into) { into = whole(field); }
    void read(std::string_view field, std::size_t& into) { into = count(field); }
    void read(std::string_view field, bool& into) { into = yes_no(field); }
    void read(std::string_view field, std::int8_t& into) { into = as_wheel(whole(field)); }
    void read(std::string_view field, Cards& into) { into = cards(field); }
    void read(std::string_view field, SeatList& into) { into = seats(field); }
    void read(std::string_view field, SeatSet& into) { into = seat_set(field); }
    void read(std::string_view field, Wheels& into);
    void read(std::string_view field, std::vector<int>& into);
    void read(std::string_view field, Bounds& into);
    template <std::size_t Usual>
    void read(std::string_view field, boost::container::small_vector<CardNo, Usual>& into) {
        const Cards list = cards(field);
        into.assign(list.begin(), list.end());
    }
    template <std::size_t Usual>
    void read(std::string_view field, boost::container::small_vector<int, Usual>& into) {
        for (const std::int64_t each : wholes(field)) into.push_back(as_int(each));
    }
    template <WithFields T>
    void read(std::string_view field, T& into);
    template <std::size_t Most>
    void read(std::string_view field, Few<CardNo, Most>& into) {
        const Cards list = few(cards(field), Most);
        into.assign(list.begin(), list.end());
    }
    template <std::size_t Most>
    void read(std::string_view field, Few<std::int64_t, Most>& into) {
        const auto list = few(wholes(field), Most);
        into.assign(list.begin(), list.end());
    }
    template <std::size_t Most>
    void read(std::string_view field, Few<int, Most>& into) {
        for (const std::int64_t each : few(wholes(field), Most)) into.push_back(as_int(each));
    }
    template <std::size_t Most>
    void read(std::string_view field, Few<Dated, Most>& into) {
        for (const boost::json::value& each : few(list(field), Most)) {
            into.push_back(within(each, [](TableReader& card) { return card.dated(); }));
        }
    }
    template <WithFields T, std::size_t Most>
    void read(std::string_view field, Few<T, Most>& into);
    template <Named Enum>
    void read(std::string_view field, Enum& into) {
        into = named<Enum>(field);
    }

    template <Named Enum>
    Enum named(std::string_view field) {
        const auto found = value_named<Enum>(text(field));
        if (!found) fail("'" + std::string{field} + "' of " + what() + " has a value that is not known");
        return found.value_or(Enum{});
    }
    // What read() reads.
    template <class T>
    T get(std::string_view field) {
        T value{};
        read(field, value);
        return value;
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
        inner.seats_ = seats_;
        inner.game_ = game_;
        inner.since_2_ = since_2_;
        auto found = read(inner);
        fail(inner.error());
        return found;
    }

    // In a view, what is not going on is null.
    bool going_on(std::string_view field) { return !value(field).is_null(); }
    void wrong(const std::string& how) { fail(what() + " " + how); }
    void check_by_seat(const std::string& field, std::size_t size);

  private:
    int as_int(std::int64_t number);
    std::int8_t as_wheel(std::int64_t number);
    Seat as_seat(std::int64_t number);
    CardNo named_card(std::string_view id);
    std::optional<Year> as_bound(const boost::json::value& year);

    ErrorCode code_;
    const NumberOf& number_;
    int seats_ = max_seats;
    GameId game_{};
    bool since_2_ = true;
};

namespace fields {

template <class Reader, class T, class Member>
void read(Reader& reader, const Field<T, Member>& field, T& into) {
    reader.read(field.name, into.*field.member);
}
template <class Reader, class T, class Member>
void read(Reader& reader, const Field<T, std::optional<Member>>& field, T& into) {
    if (reader.has(field.name)) reader.read(field.name, (into.*field.member).emplace());
}
template <class T, class Member>
void read(TableReader& reader, const Since2<T, Member>& field, T& into) {
    if (reader.has_since_2()) read(reader, Field{field.name, field.member}, into);
}
template <class Reader, class T, class Member>
void read(Reader& reader, const FieldOrNull<T, std::optional<Member>>& field, T& into) {
    if (!reader.value(field.name).is_null()) reader.read(field.name, (into.*field.member).emplace());
}
template <class Reader, class T, class Member>
void read(Reader& reader, const FieldIfAny<T, Member>& field, T& into) {
    if (reader.has(field.name)) reader.read(field.name, into.*field.member);
}
template <class Reader, class T, WithFields Member>
void read(Reader& reader, const FieldsOf<T, Member>& field, T& into) {
    for_each_field<Member>([&](const auto& own) { read(reader, own, into.*field.member); });
}
// An outcome: see outcome_json.hpp.
template <class Reader, class T, class... Ts>
void read(Reader& reader, const FieldsOf<T, std::variant<Ts...>>& field, T& into) {
    read_alternative(reader, into.*field.member);
}

template <class T, class Member>
bool given(const Reader& reader, const Field<T, Member>& field) {
    return reader.has(field.name);
}
template <class T, class Member>
bool given(const Reader& /*reader*/, const Field<T, std::optional<Member>>& /*field*/) {
    return true;
}
template <class T, class Member>
bool given(const Reader& reader, const Since2<T, Member>& field) {
    return given(reader, Field{field.name, field.member});
}
template <class T, class Member>
bool given(const Reader& reader, const FieldOrNull<T, Member>& field) {
    return reader.has(field.name);
}
template <class T, class Member>
bool given(const Reader& /*reader*/, const FieldIfAny<T, Member>& /*field*/) {
    return true;
}
template <class T, class Member>
bool given(const Reader& reader, const FieldsOf<T, Member>& /*field*/) {
    bool all = true;
    if constexpr (WithFields<Member>) {
        for_each_field<Member>([&](const auto& own) { all = all && given(reader, own); });
    }
    return all;
}

}  // namespace fields

// In the order of the fields, so that the first that is wrong is the one reported.
template <class Reader, WithFields T>
void read_fields(Reader& reader, T& into) {
    for_each_field<T>([&](const auto& field) { fields::read(reader, field, into); });
}

// Whether all required fields of T are there.
template <WithFields T>
bool has_fields(const Reader& reader) {
    bool all = true;
    for_each_field<T>([&](const auto& field) { all = all && fields::given(reader, field); });
    return all;
}

template <WithFields T>
void TableReader::read(std::string_view field, T& into) {
    into = within(value(field), [](TableReader& inner) {
        T value{};
        read_fields(inner, value);
        return value;
    });
}

template <WithFields T, std::size_t Most>
void TableReader::read(std::string_view field, Few<T, Most>& into) {
    for (const boost::json::value& each : few(list(field), Most)) {
        into.push_back(within(each, [](TableReader& inner) {
            T value{};
            read_fields(inner, value);
            return value;
        }));
    }
}

}  // namespace frise
