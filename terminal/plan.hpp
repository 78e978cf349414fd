// From wishes to a game that can be dealt, or to what does not fit.
#pragma once

#include "engine/rules/setup.hpp"
#include "terminal/captions.hpp"
#include "terminal/cast.hpp"
#include "terminal/opening.hpp"
#include "terminal/wishes.hpp"

#include <cstdint>

namespace frise::terminal {

// Who plays, as far as the options say it.
tl::expected<Company, Message> company_from(const Wishes& wishes, Language language);

tl::expected<Setup, Message> plan(const Wishes& wishes, GameId game, int seats, const deckkit::Deck& deck,
                                  Language language, std::uint64_t seed);

}  // namespace frise::terminal
