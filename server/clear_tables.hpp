// Taking old tables out of a store, after their games were written out.
#pragma once

#include "server/tables.hpp"
#include "store/store.hpp"
#include "table/entry.hpp"

#include <chrono>
#include <cstddef>
#include <functional>
#include <string>

namespace frise::server {

struct ClearWish {
    Time now = 0;
    Time age = 0;          // of tables that are over or archived, since they last changed
    bool try_out = false;  // only counts
    // Whoever is opening a table with a deck that goes has done so after this, and it is put back.
    std::chrono::milliseconds opening{2000};
};

struct ClearSum {
    std::size_t games = 0;
    std::size_t unbegun = 0;  // tables at which no game had begun: there is nothing to write
    std::size_t kept = 0;     // tables that somebody is at, or that went on meanwhile
    std::size_t broken = 0;   // tables that cannot be read, and stay
    std::size_t decks = 0;    // that no table needs any more, and nobody has in a list
};

// `write` gets lines as frise export writes them, and has them on the disk when it returns; only then are their tables
// removed, a batch at a time. Other servers go on meanwhile. `sum` is true also of what was done before trouble.
store::Stored<void> clear_tables(store::Store& store, const ClearWish& wish,
                                 const std::function<store::Stored<void>(const std::string& lines)>& write,
                                 ClearSum& sum);

}  // namespace frise::server
