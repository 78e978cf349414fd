// What the surroundings say about language, letters and colour.
#pragma once

#include "wording/language.hpp"

#include <optional>
#include <string>

namespace frise::cli {

struct Environment {
    std::string lc_all;
    std::string lc_ctype;
    std::string lc_messages;
    std::string lang;
    std::string term;
    bool no_color = false;
    bool tty = false;  // a person sits at both ends
};

Environment read_environment();

Language language_for(const Environment& environment);
// The one that was asked for, if it exists.
Language language_for(const std::optional<std::string>& wanted, const Environment& environment);
bool has_utf8(const Environment& environment);
// Whether the other end understands control sequences.
bool has_controls(const Environment& environment);

}  // namespace frise::cli
