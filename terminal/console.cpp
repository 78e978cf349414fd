// Writing and reading lines.
#include "terminal/console.hpp"

#include "wording/letters.hpp"

namespace frise::terminal {
namespace {

constexpr std::size_t longest_input = 1000;
constexpr int lines_to_scroll = 60;

std::string_view sequence(Ink ink) {
    switch (ink) {
        case Ink::plain: break;
        case Ink::strong: return "\x1b[1m";
        case Ink::faint: return "\x1b[2m";
        case Ink::good: return "\x1b[32m";
        case Ink::bad: return "\x1b[31m";
        case Ink::accent: return "\x1b[36m";
    }
    return "";
}

}  // namespace

void Console::write(std::string_view text) { out_ << (style_.utf8 ? std::string{text} : to_ascii(text)); }

std::string Console::painted(std::string_view text, Ink ink) const {
    const std::string_view begin = sequence(ink);
    if (!style_.colour || begin.empty()) return std::string{text};
    return std::string{begin} + std::string{text} + "\x1b[0m";
}

void Console::say(std::string_view text, Ink ink, std::size_t indent) {
    for (const std::string& line : wrapped(text, screen_columns, indent)) row(painted(line, ink));
}

void Console::row(std::string_view text) {
    write(text);
    out_ << '\n';
    after_blank_ = text.empty();
}

void Console::blank() {
    if (!after_blank_) row("");
}

std::optional<std::string> Console::ask(std::string_view prompt) {
    const auto lines = wrapped(prompt, screen_columns - 10);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        write(painted(lines[i], Ink::accent));
        out_ << (i + 1 < lines.size() ? '\n' : ' ');
    }
    out_.flush();
    after_blank_ = false;
    std::string line;
    if (!std::getline(in_, line)) {
        row("");
        return std::nullopt;
    }
    return cleaned(std::string_view{line}.substr(0, longest_input));
}

void Console::hide() {
    if (style_.controls) {
        out_ << "\x1b[H\x1b[2J\x1b[3J";
    } else {
        for (int i = 0; i < lines_to_scroll; ++i) out_ << '\n';
    }
    after_blank_ = true;
}

}  // namespace frise::terminal
