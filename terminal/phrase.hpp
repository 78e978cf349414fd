// Sentences out of texts: slots filled, the right form chosen.
#pragma once

#include "terminal/language.hpp"
#include "terminal/text.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace frise::terminal {

struct Slot {
    std::string_view name;
    std::string value;
    std::optional<std::int64_t> number;  // chooses between singular and plural
    bool you = false;                    // chooses between "you" and somebody else
};

using Slots = std::vector<Slot>;

Slot word(std::string_view name, std::string value);
Slot number(std::string_view name, std::int64_t value);
// Something to type, in the slot "example".
Slot example(std::string typed);

std::string phrase(Language language, Text text, const Slots& slots = {});
// The same for words that are not in the table, for tests.
std::string filled(Language language, std::string_view words, const Slots& slots);

}  // namespace frise::terminal
