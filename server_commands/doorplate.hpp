// What is said about a server that has just opened: where it is, for this machine and for the house.
#pragma once

#include "cli/desk.hpp"
#include "server/settings.hpp"

#include <optional>
#include <string>

namespace frise::server_commands {

class Doorplate {
  public:
    // `data` is empty where nothing is kept.
    Doorplate(const server::Settings& settings, int port, std::string data);

    [[nodiscard]] const std::string& here() const { return here_; }
    [[nodiscard]] std::string text(const cli::Desk& desk) const;

  private:
    [[nodiscard]] std::string for_the_house(const cli::Desk& desk) const;

    std::string data_;
    std::string here_;                  // http://…
    bool everywhere_ = false;           // listens on all interfaces
    std::optional<std::string> house_;  // the same from elsewhere, if there is a home network
};

}  // namespace frise::server_commands
