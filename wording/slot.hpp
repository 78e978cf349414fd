// Sentences out of words with {slots}, and {slot:one|other}, a choice by the slot’s number or person.
#pragma once

#include "wording/language.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace frise {

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

std::string filled(Language language, std::string_view words, const Slots& slots);

// Words that stand where they are used, in both languages; the French with plain spaces.
struct Both {
    std::string_view english;
    std::string_view french;
};
std::string filled(Language language, const Both& words, const Slots& slots = {});

// French sets a space that never breaks before : ; ! ? » and after «. Sources have plain spaces, which can be seen.
std::string with_french_spaces(std::string_view words);

}  // namespace frise
