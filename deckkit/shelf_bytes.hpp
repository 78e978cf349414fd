// The decks that are built into the program, as their files are.
#pragma once

#include <string_view>

namespace frise {

std::string_view inventions_deck();
std::string_view world_deck();
std::string_view science_deck();
std::string_view arts_deck();
std::string_view france_deck();
std::string_view everyday_deck();

}  // namespace frise
