// `frise serve`.
#pragma once

#include "desk/desk.hpp"
#include "hosting/gather.hpp"

#include <string>

namespace frise::hosting {

struct ServeOptions {
    Typed typed;
    bool check = false;  // only looks whether what is kept is sound
    std::string version;
};

// Until SIGTERM or SIGINT; gives the exit code of the program.
int serve(const ServeOptions& options, const desk::Desk& desk);

}  // namespace frise::hosting
