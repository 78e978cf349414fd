// What was typed, cut into words and numbers.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace frise::terminal {

struct Token {
    std::string text;
    bool is_number = false;

    // Numbers that are too big become the biggest there is.
    [[nodiscard]] std::int64_t value() const;
    bool operator==(const Token&) const = default;
};

// "b3" is a word and a number, and so is "b, 3".
std::vector<Token> tokens_of(std::string_view typed);

}  // namespace frise::terminal
