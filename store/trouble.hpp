// What stopped a store itself, as opposed to a question with no answer.
#pragma once

#include <cstdint>
#include <string>
#include <tl/expected.hpp>

namespace frise::store {

struct Trouble {
    enum class Kind : std::uint8_t {
        // No such folder, no right to it, no connection. If that was lost on the way, the call may have been done.
        unreachable,
        busy,    // another server has it
        full,    // no room on the disk
        newer,   // made by a later version of Frise
        older,   // made by an earlier one, and may not be changed now
        broken,  // not a database, or damaged
    };

    Kind kind = Kind::broken;
    std::string message;
    std::string reason = {};  // the part of the message that does not name the store; empty: there is none
};

// The answer of a store.
template <class T>
using Stored = tl::expected<T, Trouble>;

}  // namespace frise::store
