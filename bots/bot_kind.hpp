// What kind of opponent: how much it knows, of what, and the habits that it plays by.
#pragma once

#include "bots/lore.hpp"
#include "wording/language.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace frise {

enum class Strength : std::uint8_t { child, beginner, regular, expert, historian };
inline constexpr std::array all_strengths{Strength::child, Strength::beginner, Strength::regular, Strength::expert,
                                          Strength::historian};

std::string_view name(Strength strength);
std::string_view name(Strength strength, Language language);

// Ways to play worse or otherwise than the belief advises, for experiments.
struct Habits {
    bool naive = false;         // takes its estimate for certain
    bool contest_all = false;   // contest: every card of others
    bool contest_none = false;  // contest: none
    bool honest = false;        // contest: never a card that it believes wrong
    bool no_discard = false;    // coop: plays as long as it can

    bool operator==(const Habits&) const = default;
};

struct BotKind {
    Strength strength = Strength::regular;
    std::vector<std::string> themes;  // known much better than the rest
    Habits habits;

    bool operator==(const BotKind&) const = default;
};

// STRENGTH[:THEME[:THEME…]][+HABIT…], as in "expert", "child:music", "regular+contest-all". Strengths in any language.
std::optional<BotKind> bot_kind(std::string_view text);
// The same text again, strengths in English.
std::string name(const BotKind& kind);

// All names of habits, for messages.
std::vector<std::string_view> habit_names();

}  // namespace frise
