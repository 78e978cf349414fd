// The options of `frise play`, understood but not yet checked against a game.
#pragma once

#include "cli/opponent.hpp"
#include "cli/play_options.hpp"
#include "deckkit/filter.hpp"
#include "engine/rules/terms.hpp"
#include "wording/message.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace frise::cli {

struct Wishes {
    std::optional<GameId> game;
    std::optional<std::int64_t> seats;
    std::optional<std::vector<Opponent>> bots;
    std::optional<std::vector<std::string>> names;
    std::optional<std::uint64_t> seed;
    std::vector<std::string> decks;  // names; empty where nobody chose
    deckkit::Filter filter;
    OptionsWish options;

    [[nodiscard]] bool says_who_plays() const { return seats || bots || names; }
};

tl::expected<Wishes, Message> understand(const PlayOptions& options);

Message out_of_range(std::string_view option, std::int64_t value, std::int64_t least, std::int64_t most);

// The first option that has no meaning when a saved game goes on.
std::optional<std::string> beside_resume(const PlayOptions& options);

}  // namespace frise::cli
