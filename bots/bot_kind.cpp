// Kinds of opponents as text.
#include "bots/bot_kind.hpp"

#include "wording/letters.hpp"
#include "wording/text.hpp"

#include <algorithm>

namespace frise {
namespace {

struct StrengthName {
    std::string_view name;
    Text title;
};

constexpr std::array<StrengthName, all_strengths.size()> strength_names{{{"child", "bots.child"},
                                                                         {"beginner", "bots.beginner"},
                                                                         {"regular", "bots.regular"},
                                                                         {"expert", "bots.expert"},
                                                                         {"historian", "bots.historian"}}};

struct HabitName {
    std::string_view name;
    bool Habits::*habit;
};

constexpr std::array<HabitName, 5> habits_by_name{{{"naive", &Habits::naive},
                                                   {"contest-all", &Habits::contest_all},
                                                   {"contest-none", &Habits::contest_none},
                                                   {"honest", &Habits::honest},
                                                   {"no-discard", &Habits::no_discard}}};

std::optional<Strength> strength_named(std::string_view text) {
    const std::string wanted = lower_case(text);
    for (const Strength strength : all_strengths) {
        if (wanted == name(strength)) return strength;
        for (const Language language : all_languages()) {
            const std::string_view title = name(strength, language);
            if (wanted == title || wanted == to_ascii(title)) return strength;
        }
    }
    return std::nullopt;
}

bool set_habit(Habits& habits, std::string_view text) {
    for (const auto& [name, habit] : habits_by_name) {
        if (name == text) return habits.*habit = true;
    }
    return false;
}

// Takes the part before the next of these signs away from the text.
std::string_view take_part(std::string_view& text) {
    const std::string_view part = text.substr(0, text.find_first_of(":+", 1));
    text.remove_prefix(part.size());
    return part;
}

}  // namespace

std::string_view name(Strength strength) { return strength_names[static_cast<std::size_t>(strength)].name; }

std::string_view name(Strength strength, Language language) {
    return words(language, strength_names[static_cast<std::size_t>(strength)].title);
}

std::optional<BotKind> bot_kind(std::string_view text) {
    if (text.empty()) return std::nullopt;
    const auto strength = strength_named(take_part(text));
    if (!strength) return std::nullopt;
    BotKind kind{*strength, {}, {}};
    while (!text.empty()) {
        const std::string_view part = take_part(text);
        const std::string_view value = part.substr(1);
        if (part.front() == '+') {
            if (!set_habit(kind.habits, value)) return std::nullopt;
        } else {
            if (!theme_named(value)) return std::nullopt;
            if (std::find(kind.themes.begin(), kind.themes.end(), value) == kind.themes.end()) {
                kind.themes.emplace_back(value);
            }
        }
    }
    if (kind.habits.contest_all && kind.habits.contest_none) return std::nullopt;
    return kind;
}

std::string name(const BotKind& kind) {
    std::string text{name(kind.strength)};
    for (const std::string& theme : kind.themes) text += ":" + theme;
    for (const auto& [name, habit] : habits_by_name) {
        if (kind.habits.*habit) text += "+" + std::string{name};
    }
    return text;
}

std::vector<std::string_view> habit_names() {
    std::vector<std::string_view> names;
    for (const auto& [name, habit] : habits_by_name) names.push_back(name);
    return names;
}

}  // namespace frise
