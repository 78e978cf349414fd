// Somebody who is connected to a table, as the table knows them.
#pragma once

#include "wording/language.hpp"

#include <cstdint>
#include <memory>
#include <string>

namespace frise::table {

using Text = std::shared_ptr<const std::string>;

// A connection: given out once each, so that what comes late never reaches somebody else.
enum class GuestNo : std::uint64_t {};

struct Guest {
    GuestNo no{};
    std::string person;   // empty: an onlooker without a token
    std::string address;  // they come from
    Language language;
};

using GuestPtr = std::shared_ptr<Guest>;

}  // namespace frise::table
