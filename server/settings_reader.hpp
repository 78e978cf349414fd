// Settings from several places. They are taken in the order of the calls: a later one outweighs an earlier one.
#pragma once

#include "server/setting_table.hpp"

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace frise::server {

class SettingsReader {
  public:
    Fine<void> read(std::string_view name, const std::string& value);
    // Lines "name = value"; # begins a comment. Complaints name `file` and the line.
    Fine<void> read_file(const std::string& file, std::string_view text);
    // FRISE_MAX_MESSAGE for max-message; one that is empty counts as not set.
    using Variable = std::function<std::optional<std::string>(const std::string& name)>;
    Fine<void> read_environment(const Variable& variable);

    [[nodiscard]] const Settings& settings() const { return settings_; }
    // Somebody said so, whatever was said.
    [[nodiscard]] bool given(std::string_view name) const { return given_.contains(name); }

  private:
    Settings settings_;
    std::set<std::string, std::less<>> given_;
};

std::string variable_for(const Setting& setting);

}  // namespace frise::server
