// Who sits at the table: people sharing the device, and opponents played by the computer.
#pragma once

#include "bots/bot_kind.hpp"
#include "engine/core/seat.hpp"
#include "wording/phrase.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace frise::terminal {

// Another program that plays; see docs/bots.md.
struct Program {
    std::string command;
    std::int64_t seconds = 5;  // for an answer

    bool operator==(const Program&) const = default;
};

using Opponent = std::variant<BotKind, Program>;

struct Player {
    std::string name;             // empty: a person alone, who is called "you"
    std::optional<Opponent> bot;  // none: a person

    bool operator==(const Player&) const = default;
};

using Cast = std::vector<Player>;  // by seat

inline constexpr std::size_t longest_name = 20;

// People first, then opponents. A person alone needs no name.
Cast make_cast(std::vector<std::string> names, const std::vector<Opponent>& bots);
std::vector<std::string> default_names(Language language, int people);
// The names in a text with commas; empty ones left out, long ones cut.
std::vector<std::string> names_in(std::string_view text);
std::optional<std::string> repeated_name(const std::vector<std::string>& names);

int people_in(const Cast& cast);
std::optional<Seat> only_person(const Cast& cast);

Slot who(Language language, std::string_view slot, const Player& player);
// "Clio (expert, music)", "Clio (./my-bot)"; only the name of a person.
std::string introduced(Language language, const Player& player);

}  // namespace frise::terminal
