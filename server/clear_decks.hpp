// Taking decks that nobody needs any more out of a store.
#pragma once

#include "server/clear_tables.hpp"
#include "server/playsets.hpp"

namespace frise::server {

// Those in nobody's list that no table uses; `dropped` counts them. The shelf's own stay: they are few.
store::Stored<void> clear_decks(store::Store& store, const Playsets& playsets, const ClearWish& wish,
                                std::size_t& dropped);

}  // namespace frise::server
