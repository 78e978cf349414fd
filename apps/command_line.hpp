// The arguments of `frise`, and what they set going.
#pragma once

namespace frise {

// Gives the exit code of the program; 2 for arguments that do not fit.
int run_command(int argc, const char* const* argv);

}  // namespace frise
