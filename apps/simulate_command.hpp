// The arguments of `frise simulate …`.
#pragma once

#include "sim/simulate.hpp"

#include <CLI/CLI.hpp>
#include <string>

namespace frise {

class SimulateCommand {
  public:
    explicit SimulateCommand(CLI::App& program);

    [[nodiscard]] bool parsed() const { return simulate_->parsed(); }
    [[nodiscard]] const std::optional<std::string>& lang() const { return options_.game.lang; }
    [[nodiscard]] std::string help(Language language) const;
    int run(const cli::Desk& desk) const;

  private:
    CLI::App* simulate_;
    CLI::App* merge_;
    sim::SimulateOptions options_;
};

}  // namespace frise
