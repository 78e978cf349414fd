// Writes what actions, events, options and views are made of: seats, cards, names, and whatever has fields.
#pragma once

#include "engine/codec/card_names.hpp"
#include "engine/core/bounds.hpp"
#include "engine/core/card.hpp"
#include "engine/core/seat.hpp"
#include "engine/rules/fields.hpp"
#include "engine/rules/naming.hpp"

#include <boost/json.hpp>
#include <concepts>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>

namespace frise {

template <class T>
concept ListOfNumbers = requires(const T& list) {
    requires std::integral<std::remove_cvref_t<decltype(*list.begin())>>;
};

class TableWriter {
  public:
    explicit TableWriter(const CardNames& names, boost::json::storage_ptr memory = {})
        : names_{names}, memory_{std::move(memory)} {}

    using Fields = std::initializer_list<std::pair<boost::json::string_view, boost::json::value_ref>>;
    [[nodiscard]] boost::json::object object(Fields fields = {}) const { return boost::json::object(fields, memory_); }

    [[nodiscard]] boost::json::value value(std::integral auto number) const { return number; }
    [[nodiscard]] boost::json::value value(Seat seat) const { return seat.number; }
    [[nodiscard]] boost::json::value value(CardNo card) const { return boost::json::value(names_.id(card), memory_); }
    [[nodiscard]] boost::json::value value(const Dated& card) const {
        return object({{"card", boost::json::string_view{names_.id(card.card)}}, {"year", card.year}});
    }
    [[nodiscard]] boost::json::value value(const Bounds& bounds) const {
        return boost::json::array({value(bounds.low), value(bounds.high)}, memory_);
    }
    template <Named Enum>
    [[nodiscard]] boost::json::value value(Enum named) const {
        return boost::json::value(name(named), memory_);
    }
    template <WithFields T>
    [[nodiscard]] boost::json::value value(const T& from) const {
        boost::json::object made = object();
        put_fields(made, from);
        return made;
    }
    template <ListOfNumbers List>
    [[nodiscard]] boost::json::value value(const List& numbers) const {
        return boost::json::array(numbers.begin(), numbers.end(), memory_);
    }
    // Any other list.
    template <class List>
    requires requires(const List& list) {
        list.begin();
    } &&(!ListOfNumbers<List>) [[nodiscard]] boost::json::value value(const List& list) const {
        boost::json::array made(memory_);
        if constexpr (requires { list.size(); }) made.reserve(list.size());
        for (const auto& each : list) made.push_back(value(each));
        return made;
    }
    // What is not there is null.
    template <class T>
    [[nodiscard]] boost::json::value value(const std::optional<T>& from) const {
        return from ? value(*from) : boost::json::value{};
    }

    template <class T>
    void put(boost::json::object& into, std::string_view name, const T& from) const {
        into.insert_or_assign(name, value(from));
    }

    template <WithFields T>
    void put_fields(boost::json::object& into, const T& from) const {
        into.reserve(into.size() + std::tuple_size_v<decltype(T::fields())>);
        for_each_field<T>([&](const auto& field) { put_field(into, field, from); });
    }

  private:
    template <class T, class Member>
    void put_field(boost::json::object& into, const Field<T, Member>& field, const T& from) const {
        into.emplace(field.name, value(from.*field.member));
    }
    template <class T, class Member>
    void put_field(boost::json::object& into, const Field<T, std::optional<Member>>& field, const T& from) const {
        if (const auto& member = from.*field.member) into.emplace(field.name, value(*member));
    }
    template <class T, class Member>
    void put_field(boost::json::object& into, const Since2<T, Member>& field, const T& from) const {
        put_field(into, Field{field.name, field.member}, from);
    }
    template <class T, class Member>
    void put_field(boost::json::object& into, const FieldOrNull<T, Member>& field, const T& from) const {
        into.emplace(field.name, value(from.*field.member));
    }
    template <class T, class Member>
    void put_field(boost::json::object& into, const FieldIfAny<T, Member>& field, const T& from) const {
        if (from.*field.member != Member{}) into.emplace(field.name, value(from.*field.member));
    }
    template <class T, class Member>
    void put_field(boost::json::object& into, const FieldsOf<T, Member>& field, const T& from) const {
        put_own(into, from.*field.member);
    }
    template <WithFields T>
    void put_own(boost::json::object& into, const T& from) const {
        put_fields(into, from);
    }
    // An outcome: see outcome_json.hpp.
    template <class... Ts>
    void put_own(boost::json::object& into, const std::variant<Ts...>& from) const {
        put_alternative(*this, into, from);
    }

    const CardNames& names_;
    boost::json::storage_ptr memory_;
};

}  // namespace frise
