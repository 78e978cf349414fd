// Filling slots.
#include "wording/slot.hpp"

#include "wording/letters.hpp"

#include <algorithm>

namespace frise {
namespace {

bool is_singular(Language language, std::int64_t number) {
    if (number == 0) return words(language, "language.zero") == "one";
    return number == 1;
}

std::string chosen(Language language, const Slot& slot, std::string_view forms) {
    const bool first = slot.number ? is_singular(language, *slot.number) : slot.you;
    const std::size_t bar = std::min(forms.find('|'), forms.size());
    return std::string{first || bar == forms.size() ? forms.substr(0, bar) : forms.substr(bar + 1)};
}

// "you" begins a sentence with a capital.
std::string as_beginning(const Slot& slot, std::string_view before) {
    std::string value = slot.value;
    const bool begins = before.empty() || before.ends_with(". ");
    if (slot.you && begins && value.front() >= 'a' && value.front() <= 'z') {
        value.front() = static_cast<char>(value.front() - 'a' + 'A');
    }
    return value;
}

std::string slot_text(Language language, std::string_view inside, const Slots& slots, std::string_view before) {
    const std::size_t colon = std::min(inside.find(':'), inside.size());
    const auto slot = std::find_if(slots.begin(), slots.end(),
                                   [&](const Slot& each) { return each.name == inside.substr(0, colon); });
    if (slot == slots.end()) return "{" + std::string{inside} + "}";
    if (colon == inside.size()) return as_beginning(*slot, before);
    return chosen(language, *slot, inside.substr(colon + 1));
}

}  // namespace

Slot word(std::string_view name, std::string value) { return {name, std::move(value), std::nullopt, false}; }

Slot example(std::string typed) { return word("example", unbroken(std::move(typed))); }

Slot number(std::string_view name, std::int64_t value) {
    std::string digits = std::to_string(value);
    if (digits.starts_with('-')) digits.replace(0, 1, "−");
    return {name, std::move(digits), value, false};
}

std::string with_slots(Language language, std::string_view words, const Slots& slots) {
    std::string text;
    while (!words.empty()) {
        const std::size_t open = words.find('{');
        const std::size_t close = words.find('}', std::min(open, words.size()));
        if (close == std::string_view::npos) return text + std::string{words};
        text += words.substr(0, open);
        text += slot_text(language, words.substr(open + 1, close - open - 1), slots, text);
        words.remove_prefix(close + 1);
        // A value such as "44 av. J.-C." brings the full stop along.
        if (text.ends_with('.') && words.starts_with('.')) words.remove_prefix(1);
    }
    return text;
}

std::string filled(Language language, Text text, const Slots& slots) {
    return with_slots(language, words(language, text), slots);
}

std::vector<std::string_view> slot_names(std::string_view words) {
    std::vector<std::string_view> names;
    for (std::size_t open = words.find('{'); open != std::string_view::npos; open = words.find('{', open + 1)) {
        const std::string_view name = words.substr(open + 1, words.find_first_of(":}", open) - open - 1);
        // What is between other braces is an example of JSON.
        const bool plain =
            !name.empty() && name.find_first_not_of("abcdefghijklmnopqrstuvwxyz_") == std::string_view::npos;
        if (plain && std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    }
    return names;
}

}  // namespace frise
