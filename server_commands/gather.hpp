// The settings of a server from everywhere: defaults, a file, the environment, the command line.
#pragma once

#include "server/settings_reader.hpp"
#include "server_commands/folders.hpp"

#include <map>
#include <optional>
#include <string>

namespace frise::server_commands {

struct Typed {
    std::map<std::string, std::string> settings;  // by name
    std::optional<std::string> config;            // a file
};

server::Fine<server::SettingsReader> gather(const Typed& typed, const Variable& variable);

}  // namespace frise::server_commands
