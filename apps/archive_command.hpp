// The arguments of `frise archive …`.
#pragma once

#include "apps/kept_arguments.hpp"
#include "server_commands/archive.hpp"

#include <CLI/CLI.hpp>
#include <optional>
#include <string>

namespace frise {

class ArchiveCommand {
  public:
    explicit ArchiveCommand(CLI::App& program);

    [[nodiscard]] bool parsed() const { return archive_->parsed(); }
    [[nodiscard]] const std::optional<std::string>& lang() const { return kept_.lang(); }
    [[nodiscard]] static std::string help(Language language);
    int run(const cli::Desk& desk);

  private:
    CLI::App* archive_;
    server_commands::ArchiveOptions options_;
    KeptArguments kept_;
};

}  // namespace frise
