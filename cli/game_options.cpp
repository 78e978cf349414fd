// Finding what was typed.
#include "cli/game_options.hpp"

#include <algorithm>

namespace frise::cli {

std::string typed_name(std::string_view option) {
    std::string text = "--" + std::string{option};
    std::replace(text.begin(), text.end(), '_', '-');
    return text;
}

std::optional<std::string> value_of(const PlayOptions& options, const Option& option) {
    const auto found = options.values.find(std::string{option.name});
    return found == options.values.end() ? std::nullopt : found->second;
}

bool flag_of(const PlayOptions& options, const Option& option) {
    const auto found = options.flags.find(std::string{option.name});
    return found != options.flags.end() && found->second;
}

}  // namespace frise::cli
