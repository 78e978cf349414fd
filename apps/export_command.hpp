// The arguments of `frise export …`.
#pragma once

#include "apps/kept_arguments.hpp"
#include "server_commands/kept.hpp"

#include <CLI/CLI.hpp>
#include <optional>
#include <string>

namespace frise {

class ExportCommand {
  public:
    explicit ExportCommand(CLI::App& program);

    [[nodiscard]] bool parsed() const { return export_->parsed(); }
    [[nodiscard]] const std::optional<std::string>& lang() const { return kept_.lang(); }
    [[nodiscard]] static std::string help(Language language);
    int run(const cli::Desk& desk);

  private:
    CLI::App* export_;
    server_commands::ExportOptions options_;
    KeptArguments kept_;
};

}  // namespace frise
