// `frise serve`.
#pragma once

#include "cli/desk.hpp"
#include "server_commands/gather.hpp"

#include <string>

namespace frise::server_commands {

struct ServeOptions {
    Typed typed;
    bool check = false;  // only looks whether what is kept is sound
    std::string version;
};

// Until SIGTERM or SIGINT; gives the exit code of the program.
int serve(const ServeOptions& options, const cli::Desk& desk);

}  // namespace frise::server_commands
