// The `frise` command.
#include "apps/command_line.hpp"

int main(int argc, char** argv) { return frise::run_command(argc, argv); }
