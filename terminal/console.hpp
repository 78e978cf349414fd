// The two ends of a conversation: lines typed, lines shown.
#pragma once

#include <cstdint>
#include <istream>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

namespace frise::terminal {

enum class Ink : std::uint8_t { plain, strong, faint, good, bad, accent };

struct Style {
    bool utf8 = true;
    bool colour = false;
    bool controls = false;  // the screen can be cleared
};

class Console {
  public:
    Console(std::istream& in, std::ostream& out, Style style) : in_{in}, out_{out}, style_{style} {}

    // A paragraph, broken into lines that fit; those after the first are indented.
    void say(std::string_view text, Ink ink = Ink::plain, std::size_t indent = 0);
    // One line as it is.
    void row(std::string_view text);
    // An empty line, but never two of them.
    void blank();
    // A line of input without spaces around it; nothing at the end of input.
    std::optional<std::string> ask(std::string_view prompt);
    // Takes what was shown out of sight.
    void hide();

    [[nodiscard]] std::string painted(std::string_view text, Ink ink) const;

  private:
    void write(std::string_view text);

    std::istream& in_;
    std::ostream& out_;
    Style style_;
    bool after_blank_ = false;
};

}  // namespace frise::terminal
