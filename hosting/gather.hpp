// The settings of a server from everywhere: defaults, a file, the environment, the command line; and its data.
#pragma once

#include "hosting/folders.hpp"
#include "server/settings_reader.hpp"
#include "store/sqlite_store.hpp"

#include <map>
#include <memory>
#include <optional>
#include <string>

namespace frise::hosting {

struct Typed {
    std::map<std::string, std::string> settings;  // by name
    std::optional<std::string> config;            // a file
};

server::Fine<server::SettingsReader> gather(const Typed& typed, const Variable& variable);

server::Fine<std::filesystem::path> database_file(const server::Settings& settings, const Variable& variable);
// To serve from it, the folder is made if need be.
server::Fine<std::unique_ptr<store::Store>> open_data(const std::filesystem::path& file, store::SqliteMode mode);

}  // namespace frise::hosting
