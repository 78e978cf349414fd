// `frise play`.
#pragma once

#include "terminal/environment.hpp"
#include "terminal/play_options.hpp"

#include <istream>
#include <ostream>

namespace frise::terminal {

struct Streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
};

// Gives the exit code of the program: 0, or 2 if the options do not fit.
int play(const PlayOptions& options, const Environment& environment, Streams streams);

// The language of the options if they name one that exists, else that of the environment.
Language language_of(const PlayOptions& options, const Environment& environment);
// Says what is wrong with the arguments of a command.
void complain(std::ostream& err, const Environment& environment, Language language, std::string_view command,
              const std::string& message);

}  // namespace frise::terminal
