// A store in one file.
#pragma once

#include "store/store.hpp"

#include <cstdint>
#include <filesystem>
#include <memory>

namespace frise::store {

enum class SqliteMode : std::uint8_t {
    serve,  // makes the file if there is none and brings an older one up to date; for one at a time
    read,   // what is there, also beside a server; every change is refused
    tidy,   // what is there, also beside a server, to take some of it away
};

Stored<std::unique_ptr<Store>> open_sqlite_store(const std::filesystem::path& file, SqliteMode mode);

}  // namespace frise::store
