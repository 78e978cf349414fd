// `frise deck check`: what is wrong or weak in decks.
#pragma once

#include "desk/desk.hpp"

#include <string>
#include <vector>

namespace frise::desk {

struct CheckOptions {
    std::vector<std::string> decks;  // names or files; none: all on the shelf
    bool json = false;
    bool strict = false;  // warnings count as errors
};

int check_decks(const CheckOptions& options, const Desk& desk);

}  // namespace frise::desk
