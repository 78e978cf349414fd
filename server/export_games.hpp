// Games out of a store, as JSON for other programs: each with its log, which `frise referee` loads.
#pragma once

#include "server/recorded.hpp"
#include "store/store.hpp"

#include <functional>
#include <string>

namespace frise::server {

// One game that has begun, without the end of the line.
std::string export_line(const Recorded& recorded);

struct ExportWish {
    std::string table;      // its code; empty: all
    bool finished = false;  // only games that are over
};

struct ExportSum {
    std::size_t games = 0;
    std::size_t broken = 0;  // tables that cannot be read; --check says why
};

// Calls `write` with one object a line for each game that has begun, the latest first.
store::Stored<ExportSum> export_games(store::Store& store, const ExportWish& wish,
                                      const std::function<void(const std::string& line)>& write);

}  // namespace frise::server
