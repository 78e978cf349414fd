// Where a report goes: the screen, a file for programs, a page.
#pragma once

#include "cli/desk.hpp"
#include "sim/report.hpp"
#include "sim/simulate.hpp"

#include <optional>
#include <string>

namespace frise::sim {

class Paper {
  public:
    Paper(const SimulateOptions& options, const cli::Desk& desk) : options_{options}, desk_{desk} {}

    // Why a file could not be written, before hours are spent on what is to stand in it.
    [[nodiscard]] std::optional<std::string> problem() const;
    // Gives the exit code of the program. The table is on the screen even if a file fails.
    [[nodiscard]] int write(const Report& report) const;

  private:
    [[nodiscard]] bool put(const std::string& file, const std::string& content) const;

    const SimulateOptions& options_;
    const cli::Desk& desk_;
};

}  // namespace frise::sim
