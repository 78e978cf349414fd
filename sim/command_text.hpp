// The command that does a simulation again.
#pragma once

#include "sim/simulate.hpp"

#include <string>

namespace frise::sim {

// What was typed, as far as it changes what is counted; to be given to a shell.
std::string command_for(const SimulateOptions& options);

}  // namespace frise::sim
