// Looking at what a server keeps, beside it or while there is none: `frise serve --check` and `frise export`.
#pragma once

#include "cli/desk.hpp"
#include "server_commands/data.hpp"
#include "server_commands/gather.hpp"

#include <optional>
#include <string>

namespace frise::server_commands {

// 0 if all is sound, 1 if something is broken.
int check_data(const Data& data, const cli::Desk& desk);

struct ExportOptions {
    Typed typed;
    std::optional<std::string> output;  // a file; none: the output
    std::optional<std::string> table;   // its code
    bool finished = false;
};

int export_data(const ExportOptions& options, const cli::Desk& desk);

}  // namespace frise::server_commands
