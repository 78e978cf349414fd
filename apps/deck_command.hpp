// The arguments of `frise deck …`.
#pragma once

#include "cli/play_options.hpp"
#include "deck_commands/check_command.hpp"
#include "deck_commands/export_command.hpp"
#include "deck_commands/import_command.hpp"
#include "deck_commands/print_command.hpp"
#include "deck_commands/show_command.hpp"

#include <CLI/CLI.hpp>
#include <string>

namespace frise {

class DeckCommand {
  public:
    explicit DeckCommand(CLI::App& program);

    [[nodiscard]] bool parsed() const { return deck_->parsed(); }
    [[nodiscard]] const std::optional<std::string>& lang() const { return typed_.lang; }
    [[nodiscard]] std::string help(Language language) const;
    int run(const cli::Desk& desk);

  private:
    // Which cards of the decks; false if it was refused.
    bool read_filter(const cli::Desk& desk, deckkit::Filter& filter) const;

    CLI::App* deck_;
    CLI::App* list_;
    CLI::App* check_;
    CLI::App* show_;
    CLI::App* import_;
    CLI::App* export_;
    CLI::App* print_;
    cli::PlayOptions typed_;
    deck_commands::CheckOptions check_options_;
    deck_commands::ShowOptions show_options_;
    deck_commands::ImportOptions import_options_;
    deck_commands::ExportOptions export_options_;
    deck_commands::PrintOptions print_options_;
};

}  // namespace frise
