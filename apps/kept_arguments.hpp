// Where a command that works on what a server keeps finds it, and its language.
#pragma once

#include "apps/option_help.hpp"
#include "server_commands/gather.hpp"

#include <CLI/CLI.hpp>
#include <optional>
#include <string>

namespace frise {

inline constexpr OptionHelp kept_store_help{"--store URL", "help.kept_store"};
inline constexpr OptionHelp kept_data_help{"--data DIR", "help.kept_data"};
inline constexpr OptionHelp kept_config_help{"--config FILE", "help.kept_config"};

class KeptArguments {
  public:
    // The command writes here when it is parsed: this must not move until then.
    void add_to(CLI::App& command) {
        command.add_option("--data", data_)->take_last();
        command.add_option("--store", store_)->take_last();
        command.add_option("--config", config_)->take_last();
        command.add_option("--lang", lang_)->take_last();
    }

    [[nodiscard]] const std::optional<std::string>& lang() const { return lang_; }
    [[nodiscard]] server_commands::Typed typed() const {
        server_commands::Typed typed;
        if (data_) typed.settings["data"] = *data_;
        if (store_) typed.settings["store"] = *store_;
        typed.config = config_;
        return typed;
    }

  private:
    std::optional<std::string> data_;
    std::optional<std::string> store_;
    std::optional<std::string> config_;
    std::optional<std::string> lang_;
};

}  // namespace frise
