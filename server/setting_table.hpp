// The one list of what a server can be told: flags, environment, configuration file and help are made of it, and
// docs/running.md is checked against it.
#pragma once

#include "server/complaint.hpp"
#include "server/settings.hpp"

#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace frise::server {

struct WholeSetting {
    int Settings::*member;
    int least;
    int most;
};

struct RealSetting {
    double Settings::*member;
    double least;
    double most;
};

struct SwitchSetting {
    bool Settings::*member;
};

struct TextSetting {
    std::string Settings::*member;
    bool (*fits)(const std::string&);
    frise::Text complaint{"server.bad_text"};
};

// With commas between.
struct ListSetting {
    std::vector<std::string> Settings::*member;
};

struct Setting {
    std::string_view name;
    std::string_view value;  // what to write, in help
    std::variant<WholeSetting, RealSetting, SwitchSetting, TextSetting, ListSetting> kind;
    frise::Text help;

    [[nodiscard]] bool is_switch() const { return std::holds_alternative<SwitchSetting>(kind); }
};

std::span<const Setting> all_settings();
const Setting* setting_named(std::string_view name);

Fine<void> set(Settings& settings, const Setting& setting, const std::string& value);
// As set() reads it.
std::string value_of(const Settings& settings, const Setting& setting);

}  // namespace frise::server
