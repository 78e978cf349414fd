// A copy of a store's file, also while a server writes to it.
#pragma once

#include "store/trouble.hpp"

#include <filesystem>

namespace frise::store {

// All that was committed when it began, in one file that is whole by itself, for this user alone and on the disk when
// this returns. `copy` must not be there; after trouble it is not.
Stored<void> back_up_sqlite(const std::filesystem::path& file, const std::filesystem::path& copy);

}  // namespace frise::store
