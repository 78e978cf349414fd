// Cutting.
#include "terminal/tokens.hpp"

#include <charconv>
#include <limits>

namespace frise::terminal {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
// Bytes of letters beyond ASCII count as letters.
bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
}

std::string with_plain_minus(std::string_view typed) {
    constexpr std::string_view minus = "−";
    std::string text{typed};
    for (auto at = text.find(minus); at != std::string::npos; at = text.find(minus))
        text.replace(at, minus.size(), "-");
    return text;
}

}  // namespace

std::int64_t Token::value() const {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error == std::errc{}) return number;
    return text.starts_with('-') ? std::numeric_limits<std::int64_t>::min() : std::numeric_limits<std::int64_t>::max();
}

std::vector<Token> tokens_of(std::string_view typed) {
    const std::string text = with_plain_minus(typed);
    std::vector<Token> tokens;
    for (std::size_t i = 0; i < text.size();) {
        const bool after_token = i > 0 && (is_digit(text[i - 1]) || is_letter(text[i - 1]));
        const bool minus = text[i] == '-' && !after_token && i + 1 < text.size() && is_digit(text[i + 1]);
        std::size_t end = i + 1;
        if (minus || is_digit(text[i])) {
            while (end < text.size() && is_digit(text[end])) ++end;
            tokens.push_back({text.substr(i, end - i), true});
        } else if (is_letter(text[i])) {
            while (end < text.size() && is_letter(text[end])) ++end;
            tokens.push_back({text.substr(i, end - i), false});
        }
        i = end;
    }
    return tokens;
}

}  // namespace frise::terminal
