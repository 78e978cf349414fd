// The arguments of `frise backup …`.
#pragma once

#include "apps/kept_arguments.hpp"
#include "server_commands/backup.hpp"

#include <CLI/CLI.hpp>
#include <optional>
#include <string>

namespace frise {

class BackupCommand {
  public:
    explicit BackupCommand(CLI::App& program);

    [[nodiscard]] bool parsed() const { return backup_->parsed(); }
    [[nodiscard]] const std::optional<std::string>& lang() const { return kept_.lang(); }
    [[nodiscard]] static std::string help(Language language);
    int run(const cli::Desk& desk);

  private:
    CLI::App* backup_;
    server_commands::BackupOptions options_;
    KeptArguments kept_;
};

}  // namespace frise
