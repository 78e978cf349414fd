// Settings by chance, with cards from the decks of the program.
#pragma once

#include "recorder/pick.hpp"
#include "table/opening.hpp"

#include <boost/json/object.hpp>
#include <string>

namespace frise::recorder {

// For the game. Refused wishes are written down in `record`, and something else is wished for.
table::Prepared agreed(GameId game, Pick& pick, std::string& record);

// The cards of settings; the same for all tables that agree on the same decks.
table::PlaysetPtr cards_for(const table::TableSettings& settings);

}  // namespace frise::recorder
