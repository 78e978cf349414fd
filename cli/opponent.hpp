// Who plays against people: one of our bots, or another program.
#pragma once

#include "bots/bot_kind.hpp"

#include <cstdint>
#include <string>
#include <variant>

namespace frise::cli {

// Another program that plays; see docs/bots.md.
struct Program {
    std::string command;
    std::int64_t seconds = 5;  // for an answer

    bool operator==(const Program&) const = default;
};

using Opponent = std::variant<BotKind, Program>;

}  // namespace frise::cli
