// The table of SQLSTATEs; they begin with a class of two letters.
#include "store/postgres_trouble.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace frise::store {
namespace {

using namespace std::string_view_literals;

// What the server may get over, or somebody who runs it has to see to: the database itself is as it was.
constexpr std::array passing{
    "08"sv,     // the connection
    "25006"sv,  // a standby, or read only by its settings
    "28"sv,     // the user or the password
    "3D000"sv,  // no such database
    "42501"sv,  // no right to do this
    "53"sv,     // too many connections, out of memory
    "57"sv,     // starting up, shutting down, out of time
    "58"sv,     // its own files or system
};

}  // namespace

Trouble::Kind postgres_trouble(std::string_view state) {
    if (state == "53100") return Trouble::Kind::full;
    if (state == "55P03") return Trouble::Kind::busy;
    const bool passes = std::ranges::any_of(passing, [&](std::string_view kind) { return state.starts_with(kind); });
    return state.empty() || passes ? Trouble::Kind::unreachable : Trouble::Kind::broken;
}

std::string postgres_sentence(Trouble::Kind kind, const std::string& database, const std::string& reason) {
    switch (kind) {
        case Trouble::Kind::full: return fmt::format("there is no room on the disk of “{}”", database);
        case Trouble::Kind::busy: return fmt::format("another program is writing to “{}”", database);
        case Trouble::Kind::unreachable: return fmt::format("“{}” cannot be used: {}", database, reason);
        default: return fmt::format("“{}” is not a database of Frise, or damaged: {}", database, reason);
    }
}

}  // namespace frise::store
