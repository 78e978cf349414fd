// Reading and writing the value of a setting.
#include "engine/rules/overloaded.hpp"
#include "server/setting_table.hpp"

#include <charconv>
#include <cmath>
#include <fmt/format.h>

namespace frise::server {
namespace {

constexpr frise::Text range_words{"server.bad_number"};
constexpr frise::Text switch_words{"server.bad_switch"};

template <class T>
bool read_number(const std::string& text, T& number) {
    const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), number);
    return failed == std::errc{} && end == text.data() + text.size();
}

template <class Kind, class T>
bool put_number(Settings& settings, const Kind& kind, const std::string& value, T number) {
    // What is no number, also by name, is in no range.
    if (!read_number(value, number) || !(number >= kind.least && number <= kind.most)) return false;
    settings.*kind.member = number;
    return true;
}

template <class Kind>
tl::unexpected<Complaint> out_of_range(const Setting& setting, const Kind& kind, const std::string& value) {
    return tl::unexpected{
        Complaint{range_words,
                  {word("name", std::string{setting.name}), word("least", fmt::format("{}", kind.least)),
                   word("most", fmt::format("{}", kind.most)), word("value", value)},
                  {}}};
}

std::vector<std::string> parts_of(std::string_view list) {
    std::vector<std::string> parts;
    while (!list.empty()) {
        const std::size_t comma = std::min(list.find(','), list.size());
        std::string_view part = list.substr(0, comma);
        list.remove_prefix(std::min(comma + 1, list.size()));
        while (part.starts_with(' ')) part.remove_prefix(1);
        while (part.ends_with(' ')) part.remove_suffix(1);
        if (!part.empty()) parts.emplace_back(part);
    }
    return parts;
}

}  // namespace

Fine<void> set(Settings& settings, const Setting& setting, const std::string& value) {
    return std::visit(
        Overloaded{[&](const WholeSetting& kind) -> Fine<void> {
                       if (put_number(settings, kind, value, 0)) return {};
                       return out_of_range(setting, kind, value);
                   },
                   [&](const RealSetting& kind) -> Fine<void> {
                       if (put_number(settings, kind, value, 0.0)) return {};
                       return out_of_range(setting, kind, value);
                   },
                   [&](const SwitchSetting& kind) -> Fine<void> {
                       const bool on = value == "true" || value == "yes" || value == "1";
                       if (!on && value != "false" && value != "no" && value != "0") {
                           return tl::unexpected{Complaint{
                               switch_words, {word("name", std::string{setting.name}), word("value", value)}, {}}};
                       }
                       settings.*kind.member = on;
                       return {};
                   },
                   [&](const TextSetting& kind) -> Fine<void> {
                       if (!kind.fits(value)) {
                           return tl::unexpected{
                               Complaint{kind.complaint,
                                         {word("name", std::string{setting.name}),
                                          word("form", std::string{setting.value}), word("value", value)},
                                         {}}};
                       }
                       settings.*kind.member = value;
                       return {};
                   },
                   [&](const ListSetting& kind) -> Fine<void> {
                       settings.*kind.member = parts_of(value);
                       return {};
                   }},
        setting.kind);
}

std::string value_of(const Settings& settings, const Setting& setting) {
    return std::visit(
        Overloaded{[&](const WholeSetting& kind) { return fmt::format("{}", settings.*kind.member); },
                   [&](const RealSetting& kind) { return fmt::format("{}", settings.*kind.member); },
                   [&](const SwitchSetting& kind) { return fmt::format("{}", settings.*kind.member); },
                   [&](const TextSetting& kind) { return settings.*kind.member; },
                   [&](const ListSetting& kind) { return fmt::format("{}", fmt::join(settings.*kind.member, ",")); }},
        setting.kind);
}

}  // namespace frise::server
