// The settings of a server from everywhere: defaults, a file, the environment, the command line.
#pragma once

#include "hosting/folders.hpp"
#include "server/settings_reader.hpp"

#include <map>
#include <optional>
#include <string>

namespace frise::hosting {

struct Typed {
    std::map<std::string, std::string> settings;  // by name
    std::optional<std::string> config;            // a file
};

server::Fine<server::SettingsReader> gather(const Typed& typed, const Variable& variable);

}  // namespace frise::hosting
