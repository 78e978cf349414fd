// Making them.
#include "bots/make_bot.hpp"

#include "bots/knowledge.hpp"
#include "bots/thinker.hpp"

namespace frise {

std::unique_ptr<Bot> make_bot(const BotKind& kind, const std::vector<Year>& years, const Lore& lore,
                              std::uint64_t seed) {
    return std::make_unique<Thinker>(Knowledge{std::make_shared<Education>(kind, years, lore), seed}, kind.habits);
}

}  // namespace frise
