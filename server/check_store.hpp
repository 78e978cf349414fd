// Whether all that is kept is sound.
#pragma once

#include "store/store.hpp"

#include <cstddef>
#include <functional>
#include <string>

namespace frise::server {

struct StoreCheck {
    std::size_t tables = 0;
    std::size_t games = 0;  // of them have begun
    std::size_t entries = 0;
    std::size_t broken = 0;  // tables
};

// Calls `tell` for each broken table, with what is wrong with it.
store::Stored<StoreCheck> check_store(
    store::Store& store, const std::function<void(const std::string& table, const std::string& what)>& tell);

}  // namespace frise::server
