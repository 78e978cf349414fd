// `frise backup`.
#pragma once

#include "cli/desk.hpp"
#include "server_commands/gather.hpp"

#include <optional>
#include <string>

namespace frise::server_commands {

struct BackupOptions {
    Typed typed;
    std::optional<std::string> file;  // where the copy goes
    bool replace = false;             // one that is there already
};

// The copy appears under its name when it is whole and was checked, and not before. 1 if tables in it are broken.
int back_up_data(const BackupOptions& options, const cli::Desk& desk);

}  // namespace frise::server_commands
