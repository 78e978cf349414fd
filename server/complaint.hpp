// What is wrong with what somebody wrote who runs a server, to be said in their language.
#pragma once

#include "wording/slot.hpp"

#include <string>
#include <tl/expected.hpp>

namespace frise::server {

struct Complaint {
    frise::Text words;
    Slots slots;
    std::string where;     // a file and a line; empty: none
    bool passing = false;  // it may be right at the next try

    [[nodiscard]] std::string text(Language language) const { return where + filled(language, words, slots); }
};

template <class T>
using Fine = tl::expected<T, Complaint>;

}  // namespace frise::server
