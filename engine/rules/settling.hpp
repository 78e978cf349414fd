// Settling an option: what was wished for, if the game's descriptor allows it, or its default.
#pragma once

#include "engine/core/result.hpp"
#include "engine/rules/descriptor.hpp"
#include "engine/rules/naming.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace frise {

class OptionsWish;

tl::unexpected<Error> bad_option(std::string message);

// Refused unless it is within the limits.
Result<int> settle_number(const std::optional<std::int64_t>& wish, const Option& option);
Result<int> settle_number(const OptionsWish& wish, const Option& option);
// Cut to the range of an int: no deck has more cards.
int as_count(std::int64_t number);

Result<std::string_view> settle_word(const OptionsWish& wish, const Option& option);
bool settle_flag(const OptionsWish& wish, const Option& option);

template <Named Enum>
Result<Enum> settle_choice(const OptionsWish& wish, const Option& option) {
    const auto word = settle_word(wish, option);
    if (!word) return tl::unexpected{word.error()};
    return *value_named<Enum>(*word);
}

}  // namespace frise
