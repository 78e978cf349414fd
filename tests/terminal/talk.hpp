// `frise play` with everything that is typed given beforehand.
#pragma once

#include "terminal/play.hpp"
#include "tests/terminal/typist.hpp"

#include <sstream>
#include <string>
#include <vector>

namespace frise::terminal::test {

inline const cli::Environment in_french{.lang = "fr_FR.UTF-8"};

struct Talk {
    int exit_code = 0;
    std::string out;
    std::string err;
};

inline Talk talk(const cli::PlayOptions& options, const std::vector<std::string>& lines,
                 const cli::Environment& environment = {.lang = "en_GB.UTF-8"}) {
    std::istringstream in{joined(lines)};
    std::ostringstream out;
    std::ostringstream err;
    const int code = play(options, environment, {in, out, err});
    return {code, out.str(), err.str()};
}

}  // namespace frise::terminal::test
