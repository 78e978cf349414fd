// The games. Every variant, table of names, reader and error text that depends on which games there are is made from
// this list.
#pragma once

#include "engine/rules/kind.hpp"
#include "games/challenge/rules/challenge_kind.hpp"
#include "games/contest/rules/contest_kind.hpp"
#include "games/coop/rules/coop_kind.hpp"
#include "games/line/rules/line_kind.hpp"

#include <cstdint>

namespace frise {

// In the order in which people are shown them: the games of each kind, one kind after the other.
enum class GameId : std::uint8_t { classic, first_edition, twist, chronology, coop, challenge, contest };

using GameList = Types<GamesOf<LineKind, GameId::classic, GameId::first_edition, GameId::twist, GameId::chronology>,
                       GamesOf<CoopKind, GameId::coop>, GamesOf<ChallengeKind, GameId::challenge>,
                       GamesOf<ContestKind, GameId::contest>>;

}  // namespace frise
