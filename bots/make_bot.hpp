// Opponents ready to sit down.
#pragma once

#include "bots/bot.hpp"
#include "bots/bot_kind.hpp"
#include "bots/lore.hpp"

#include <cstdint>
#include <memory>
#include <vector>

namespace frise {

// For a game with cards of these years. The seed makes its errors.
std::unique_ptr<Bot> make_bot(const BotKind& kind, const std::vector<Year>& years, const Lore& lore,
                              std::uint64_t seed);

}  // namespace frise
