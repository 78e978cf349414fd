// A table read back from its log without trusting it, for those who look at what is kept.
#pragma once

#include "engine/rules/log.hpp"
#include "server/live_table.hpp"
#include "server/playset.hpp"
#include "store/store.hpp"

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
Result<Recorded> read_recorded(const store::TableRecord& record, Playsets& playsets, store::Store& store);

// Calls `visit` with the summary of each table that the query finds, the latest first, until it fails.
store::Stored<void> for_each_table(store::Store& store, store::TableQuery query,
                                   const std::function<store::Stored<void>(const store::TableSummary&)>& visit);

}  // namespace frise::server
