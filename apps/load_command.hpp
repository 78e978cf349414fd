// The arguments of `frise load …`.
#pragma once

#include "cli/desk.hpp"
#include "load/load.hpp"

#include <CLI/CLI.hpp>
#include <optional>
#include <string>

namespace frise {

class LoadCommand {
  public:
    explicit LoadCommand(CLI::App& program);

    [[nodiscard]] bool parsed() const { return load_->parsed(); }
    [[nodiscard]] const std::optional<std::string>& lang() const { return lang_; }
    [[nodiscard]] static std::string help(Language language);
    int run(const cli::Desk& desk);

  private:
    // What is wrong with the arguments; empty: nothing.
    [[nodiscard]] std::optional<Text> flaw() const;

    CLI::App* load_;
    load::LoadOptions options_;
    bool json_ = false;
    std::optional<std::string> lang_;
};

}  // namespace frise
