// Sentences out of words with {slots}, and {slot:one|other}, a choice by the slot’s number or person.
#pragma once

#include "wording/text.hpp"

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

std::string with_slots(Language language, std::string_view words, const Slots& slots);

std::string filled(Language language, Text text, const Slots& slots = {});

// The names of the slots in a text, each once.
std::vector<std::string_view> slot_names(std::string_view words);

}  // namespace frise
