// The pictures that cards can name.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace frise::deckkit {

// The inside of an SVG of 512 × 512, in the current colour; nothing if there is none of this name.
std::optional<std::string_view> illustration(std::string_view name);
// By the alphabet.
std::vector<std::string_view> illustration_names();
// The name that is spelt most like this one.
std::string_view nearest_illustration(std::string_view name);

}  // namespace frise::deckkit
