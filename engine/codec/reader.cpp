// Reading JSON fields.
#include "engine/codec/reader.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace frise {

namespace json = boost::json;

std::optional<std::int64_t> whole_number(const json::value& value) {
    using Limits = std::numeric_limits<std::int64_t>;
    if (const auto* whole = value.if_int64()) return *whole;
    if (const auto* whole = value.if_uint64()) {
        constexpr auto most = static_cast<std::uint64_t>(Limits::max());
        return static_cast<std::int64_t>(std::min(*whole, most));
    }
    const double* number = value.if_double();
    if (number == nullptr || std::trunc(*number) != *number) return std::nullopt;
    constexpr double beyond = 9223372036854775808.0;  // 2^63, the first double past the bound
    if (*number >= beyond) return Limits::max();
    if (*number < -beyond) return Limits::min();
    return static_cast<std::int64_t>(*number);
}

Reader::Reader(const json::value& value, std::string what, ErrorCode code)
    : object_{value.if_object()}, what_{std::move(what)}, code_{code} {
    if (object_ == nullptr) fail(what_ + " must be a JSON object");
}

std::vector<std::string> Reader::others(std::span<const std::string_view> known) const {
    std::vector<std::string> names;
    if (object_ == nullptr) return names;
    for (const auto& field : *object_) {
        const std::string_view name = field.key();
        if (std::find(known.begin(), known.end(), name) == known.end()) names.emplace_back(name);
    }
    return names;
}

void Reader::fail(std::string message) {
    if (!error_) error_ = Error{code_, std::move(message)};
}

void Reader::fail(const std::optional<Error>& error) {
    if (!error_) error_ = error;
}

void Reader::wrong_type(std::string_view field, std::string_view expected) {
    fail("'" + std::string{field} + "' of " + what_ + " must be " + std::string{expected});
}

const json::value& Reader::value(std::string_view field) {
    static const json::value nothing;
    const json::value* found = object_ == nullptr ? nullptr : object_->if_contains(field);
    if (found != nullptr) return *found;
    fail(what_ + " lacks '" + std::string{field} + "'");
    return nothing;
}

std::int64_t Reader::whole(std::string_view field) {
    const auto number = whole_number(value(field));
    if (!number) wrong_type(field, "a whole number");
    return number.value_or(0);
}

std::string Reader::text(std::string_view field) {
    const json::value& found = value(field);
    if (const auto* text = found.if_string()) return std::string{*text};
    wrong_type(field, "a string");
    return {};
}

bool Reader::yes_no(std::string_view field) {
    const json::value& found = value(field);
    if (const bool* yes = found.if_bool()) return *yes;
    wrong_type(field, "true or false");
    return false;
}

const json::array& Reader::list(std::string_view field) {
    static const json::array nothing;
    const json::value& found = value(field);
    if (const auto* array = found.if_array()) return *array;
    wrong_type(field, "a list");
    return nothing;
}

std::vector<std::int64_t> Reader::wholes(std::string_view field) {
    std::vector<std::int64_t> numbers;
    for (const json::value& element : list(field)) {
        const auto number = whole_number(element);
        if (!number) wrong_type(field, "a list of whole numbers");
        numbers.push_back(number.value_or(0));
    }
    return numbers;
}

std::optional<std::int64_t> Reader::whole_if_given(std::string_view field) {
    return has(field) ? std::optional{whole(field)} : std::nullopt;
}
std::optional<std::string> Reader::text_if_given(std::string_view field) {
    return has(field) ? std::optional{text(field)} : std::nullopt;
}
std::optional<bool> Reader::yes_no_if_given(std::string_view field) {
    return has(field) ? std::optional{yes_no(field)} : std::nullopt;
}

}  // namespace frise
