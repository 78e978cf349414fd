// The arguments of `frise serve …`.
#pragma once

#include "server_commands/serve.hpp"

#include <CLI/CLI.hpp>
#include <map>
#include <optional>
#include <string>

namespace frise {

class ServeCommand {
  public:
    explicit ServeCommand(CLI::App& program);

    [[nodiscard]] bool parsed() const { return serve_->parsed(); }
    [[nodiscard]] const std::optional<std::string>& lang() const { return lang_; }
    [[nodiscard]] std::string help(Language language) const;
    int run(const cli::Desk& desk);

  private:
    CLI::App* serve_;
    server_commands::ServeOptions options_;
    std::map<std::string, std::optional<std::string>, std::less<>> values_;
    std::map<std::string, std::string, std::less<>> switches_;  // empty: not given
    std::optional<std::string> lang_;
};

}  // namespace frise
