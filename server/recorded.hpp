// A table read back from its log without trusting it, for those who look at what is kept.
#pragma once

#include "engine/rules/log.hpp"
#include "server/playsets.hpp"
#include "server/tables.hpp"
#include "store/decks.hpp"
#include "store/tables.hpp"
#include "table/live_table.hpp"

#include <functional>
#include <optional>
#include <string>

namespace frise::server {

struct Recorded {
    LiveTable table;
    Time opened = 0;
    std::optional<Log> log;    // of the game; none: it has not begun
    std::optional<Game> game;  // played again by the rules
};

// Refuses entries that cannot be read, and a game in which anything else happened than the rules allow.
Result<Recorded> read_recorded(const store::TableRecord& record, Playsets& playsets, store::Decks& decks);

// The same of a table by its code; none: there is no such table. One that the store cannot read for damage is refused
// like one that cannot be understood: only other troubles are those of the store.
store::Stored<std::optional<Result<store::TableRecord>>> load_record(store::Tables& tables, const std::string& code);

// Calls `visit` with the code of every table, the latest first, until it fails.
store::Stored<void> for_each_table(store::Tables& tables,
                                   const std::function<store::Stored<void>(const std::string& code)>& visit);

}  // namespace frise::server
