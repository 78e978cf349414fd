// Reading the environment.
#include "cli/environment.hpp"

#include <algorithm>
#include <cstdlib>
#include <initializer_list>
#include <unistd.h>

namespace frise::cli {
namespace {

std::string variable(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? "" : value;
}

std::string first_set(std::initializer_list<std::string> values) {
    for (const std::string& value : values) {
        if (!value.empty()) return value;
    }
    return {};
}

std::string lower(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return text;
}

}  // namespace

Environment read_environment() {
    return {.lc_all = variable("LC_ALL"),
            .lc_ctype = variable("LC_CTYPE"),
            .lc_messages = variable("LC_MESSAGES"),
            .lang = variable("LANG"),
            .term = variable("TERM"),
            .no_color = !variable("NO_COLOR").empty(),
            .tty = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1};
}

Language language_for(const Environment& environment) {
    const std::string locale = lower(first_set({environment.lc_all, environment.lc_messages, environment.lang}));
    const std::string language = locale.substr(0, locale.find_first_of("_.@-"));
    return language_with(language).value_or(Language{});
}

Language language_for(const std::optional<std::string>& wanted, const Environment& environment) {
    const auto named = wanted ? language_with(*wanted) : std::nullopt;
    return named.value_or(language_for(environment));
}

bool has_utf8(const Environment& environment) {
    const std::string locale = lower(first_set({environment.lc_all, environment.lc_ctype, environment.lang}));
    return locale.find("utf-8") != std::string::npos || locale.find("utf8") != std::string::npos;
}

bool has_controls(const Environment& environment) {
    return environment.tty && !environment.term.empty() && environment.term != "dumb";
}

}  // namespace frise::cli
