// `frise play`.
#pragma once

#include "cli/environment.hpp"
#include "cli/play_options.hpp"

#include <istream>
#include <ostream>

namespace frise::terminal {

struct Streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
};

// Gives the exit code of the program: 0, or 2 if the options do not fit.
int play(const cli::PlayOptions& options, const cli::Environment& environment, Streams streams);

}  // namespace frise::terminal
