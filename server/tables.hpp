// The server works with tables all over: their names are its own.
#pragma once

#include "table/guest.hpp"
#include "table/live_table.hpp"

namespace frise::server {

using namespace table;  // NOLINT(google-build-using-namespace): all of it
// What others have names for, too.
using table::Chair;
using table::Text;

}  // namespace frise::server
