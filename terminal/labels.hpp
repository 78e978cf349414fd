// Cards in hand are called by letters.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace frise::terminal {

// a, b, … z without q, which stops the game; then aa, ab, …
std::string card_label(std::size_t place);
std::optional<std::size_t> place_labelled(std::string_view label, std::size_t cards);

}  // namespace frise::terminal
