// `frise archive`.
#pragma once

#include "cli/desk.hpp"
#include "server_commands/gather.hpp"

#include <optional>
#include <string>

namespace frise::server_commands {

struct ArchiveOptions {
    Typed typed;
    std::optional<std::string> older_than;  // as 90d
    std::optional<std::string> to;          // a file, or a folder for one a month; none: a folder beside the data
    bool try_out = false;
};

// Writes old games out and takes them from the store, also beside servers. 1 if tables that cannot be read were left.
int archive_data(const ArchiveOptions& options, const cli::Desk& desk);

}  // namespace frise::server_commands
