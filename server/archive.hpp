// Putting away tables that nobody came to for long.
#pragma once

#include "server/house.hpp"
#include "server/tables.hpp"
#include "store/tables.hpp"

#include <optional>
#include <string>
#include <vector>

namespace frise::server {

struct ArchivedPage {
    std::vector<std::string> tables;
    std::optional<store::ListPlace> last;  // of those looked at; none: there were none
};

// One page of what the query finds, but for tables that somebody is at. They reach the disk together.
store::Stored<ArchivedPage> archive_page(store::Tables& tables, const store::TableQuery& query, Time now,
                                         const Presence& presence);

}  // namespace frise::server
