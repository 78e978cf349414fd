// `frise referee`: the referee on a pair of file descriptors.
#pragma once

#include "engine/codec/setup_json.hpp"

namespace frise {

// Until end of input. Gives the exit code of the program.
int run_referee(int in, int out, UsualCards usual = {});

}  // namespace frise
