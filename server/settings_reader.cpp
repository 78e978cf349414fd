// Reading settings.
#include "server/settings_reader.hpp"

#include <algorithm>

namespace frise::server {
namespace {

constexpr frise::Text unknown_words{"server.setting_unknown"};
constexpr frise::Text line_words{"server.setting_no_line"};

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blank = " \t\r";
    const std::size_t first = text.find_first_not_of(blank);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blank) - first + 1);
}

}  // namespace

std::string variable_for(const Setting& setting) {
    std::string name = "FRISE_";
    for (const char c : setting.name) {
        name += c == '-' ? '_' : c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    }
    return name;
}

Fine<void> SettingsReader::read(std::string_view name, const std::string& value) {
    const Setting* setting = setting_named(name);
    if (setting == nullptr) return tl::unexpected{Complaint{unknown_words, {word("name", std::string{name})}, {}}};
    given_.emplace(name);
    return set(settings_, *setting, value);
}

Fine<void> SettingsReader::read_file(const std::string& file, std::string_view text) {
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = trimmed(text.substr(0, std::min(end, text.find('#'))));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.empty()) continue;
        const std::size_t sign = line.find('=');
        Fine<void> taken = sign == std::string_view::npos
                               ? tl::unexpected{Complaint{line_words, {word("line", std::string{line})}, {}}}
                               : read(trimmed(line.substr(0, sign)), std::string{trimmed(line.substr(sign + 1))});
        if (taken) continue;
        taken.error().where = file + ":" + std::to_string(number) + ": ";
        return taken;
    }
    return {};
}

Fine<void> SettingsReader::read_environment(const Variable& variable) {
    for (const Setting& setting : all_settings()) {
        const std::string name = variable_for(setting);
        const auto value = variable(name);
        if (!value || value->empty()) continue;
        if (auto taken = read(setting.name, *value); !taken) {
            taken.error().where = name + ": ";
            return taken;
        }
    }
    return {};
}

}  // namespace frise::server
