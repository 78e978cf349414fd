// From wishes to a game that can be dealt, or to what does not fit.
#pragma once

#include "cli/wishes.hpp"
#include "deckkit/deck.hpp"
#include "engine/rules/setup.hpp"
#include "wording/language.hpp"
#include "wording/message.hpp"

#include <cstdint>
#include <tl/expected.hpp>

namespace frise::cli {

tl::expected<Setup, Message> plan(const Wishes& wishes, GameId game, int seats, const deckkit::Deck& deck,
                                  Language language, std::uint64_t seed);

}  // namespace frise::cli
