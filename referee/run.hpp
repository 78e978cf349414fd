// `frise referee`: the referee on a pair of file descriptors.
#pragma once

namespace frise {

// Until end of input. Gives the exit code of the program.
int run_referee(int in, int out);

}  // namespace frise
