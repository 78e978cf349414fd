// The arguments of `frise deck …`.
#pragma once

#include "desk/check_command.hpp"
#include "desk/export_command.hpp"
#include "desk/import_command.hpp"
#include "desk/print_command.hpp"
#include "desk/show_command.hpp"
#include "terminal/play_options.hpp"

#include <CLI/CLI.hpp>
#include <string>

namespace frise {

class DeckCommand {
  public:
    explicit DeckCommand(CLI::App& program);

    [[nodiscard]] bool parsed() const { return deck_->parsed(); }
    [[nodiscard]] const std::optional<std::string>& lang() const { return typed_.lang; }
    [[nodiscard]] std::string help(Language language) const;
    int run(const desk::Desk& desk);

  private:
    // Which cards of the decks; false if it was refused.
    bool read_filter(const desk::Desk& desk, deckkit::Filter& filter) const;

    CLI::App* deck_;
    CLI::App* list_;
    CLI::App* check_;
    CLI::App* show_;
    CLI::App* import_;
    CLI::App* export_;
    CLI::App* print_;
    terminal::PlayOptions typed_;
    desk::CheckOptions check_options_;
    desk::ShowOptions show_options_;
    desk::ImportOptions import_options_;
    desk::ExportOptions export_options_;
    desk::PrintOptions print_options_;
};

}  // namespace frise
