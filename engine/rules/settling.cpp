// Checking options with the limits of their descriptor.
#include "engine/rules/settling.hpp"

#include "games/wish.hpp"

#include <algorithm>
#include <climits>
#include <utility>

namespace frise {

tl::unexpected<Error> bad_option(std::string message) { return refuse(ErrorCode::bad_option, std::move(message)); }

Result<int> settle_number(const std::optional<std::int64_t>& wish, const Option& option) {
    const std::int64_t number = wish.value_or(option.otherwise);
    const bool small = option.least && number < *option.least;
    const bool big = option.most && number > *option.most;
    if (!small && !big) return as_count(number);
    const std::string is = std::string{option.name} + " is " + std::to_string(number) + ": it must be ";
    if (!option.most) return bad_option(is + std::to_string(*option.least) + " or more");
    return bad_option(is + "from " + std::to_string(option.least.value_or(0)) + " to " + std::to_string(*option.most));
}

Result<int> settle_number(const OptionsWish& wish, const Option& option) {
    return settle_number(wish.get<std::int64_t>(option.name), option);
}

int as_count(std::int64_t number) { return static_cast<int>(std::min<std::int64_t>(number, INT_MAX)); }

Result<std::string_view> settle_word(const OptionsWish& wish, const Option& option) {
    const auto word = wish.get<std::string>(option.name);
    if (!word) return option.usual_choice;
    const auto found = std::find(option.choices.begin(), option.choices.end(), *word);
    if (found != option.choices.end()) return *found;
    return bad_option(std::string{option.name} + " is '" + *word + "': it must be one of " + listed(option.choices));
}

bool settle_flag(const OptionsWish& wish, const Option& option) {
    return wish.get<bool>(option.name).value_or(option.usual_flag);
}

}  // namespace frise
