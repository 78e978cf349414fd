// Where a server keeps its data and looks for its settings.
#pragma once

#include "server/complaint.hpp"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

namespace frise::server_commands {

using Variable = std::function<std::optional<std::string>(const std::string& name)>;
// Of the process.
std::optional<std::string> environment_variable(const std::string& name);

inline constexpr auto database_name = "frise.db";

// A folder named frise in the one that the system has for such things; empty: there is no home.
std::filesystem::path data_folder(const Variable& variable);
std::filesystem::path config_file(const Variable& variable);

// With all folders above that are missing, for this user alone.
server::Fine<void> make_folder(const std::filesystem::path& folder);

}  // namespace frise::server_commands
