// The options of single games as one types them: --tie-break for the option “tie_break” of a descriptor.
#pragma once

#include "cli/play_options.hpp"
#include "engine/rules/descriptor.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace frise::cli {

// All that is typed as one value or as a flag. Other kinds have options of their own, or none.
constexpr bool has_value(const Option& option) {
    return option.kind == OptionKind::number || option.kind == OptionKind::choice;
}
constexpr bool is_flag(const Option& option) { return option.kind == OptionKind::flag; }

std::string typed_name(std::string_view option);

// As it was typed; nothing if it was not.
std::optional<std::string> value_of(const PlayOptions& options, const Option& option);
bool flag_of(const PlayOptions& options, const Option& option);

}  // namespace frise::cli
