// Where a server's data is, and opening it.
#pragma once

#include "server/settings.hpp"
#include "server_commands/folders.hpp"
#include "server_commands/gather.hpp"
#include "store/store.hpp"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>

namespace frise::server_commands {

struct Data {
    std::string name;            // for people: a file, or a database without its password; empty: in memory
    std::filesystem::path file;  // of SQLite
    std::string database;        // the address of PostgreSQL; empty: it is a file
};

enum class Access : std::uint8_t { serve, read, tidy };

server::Fine<Data> data_of(const server::Settings& settings, const Variable& variable);
// What a server keeps that would be started like this; for commands beside it.
server::Fine<Data> kept_data(const Typed& typed);
// To serve from a file, its folder is made if need be.
server::Fine<std::unique_ptr<store::Store>> open_data(const Data& data, Access access);

}  // namespace frise::server_commands
