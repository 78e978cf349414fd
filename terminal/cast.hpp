// Who sits at the table: people sharing the device, and opponents played by the computer.
#pragma once

#include "cli/opponent.hpp"
#include "engine/core/seat.hpp"
#include "wording/slot.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace frise::terminal {

struct Player {
    std::string name;                  // empty: a person alone, who is called "you"
    std::optional<cli::Opponent> bot;  // none: a person

    bool operator==(const Player&) const = default;
};

using Cast = std::vector<Player>;  // by seat

// People first, then opponents. A person alone needs no name.
Cast make_cast(std::vector<std::string> names, const std::vector<cli::Opponent>& bots);
std::vector<std::string> default_names(Language language, int people);

int people_in(const Cast& cast);
std::optional<Seat> only_person(const Cast& cast);

Slot who(Language language, std::string_view slot, const Player& player);
// "Clio (expert, music)", "Clio (./my-bot)"; only the name of a person.
std::string introduced(Language language, const Player& player);

}  // namespace frise::terminal
