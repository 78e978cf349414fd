// The numbers, words and marks of a date.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace frise::deckkit {

struct DateToken {
    enum class Kind : std::uint8_t { number, word, mark };

    Kind kind = Kind::mark;
    std::string text;             // of a number its digits alone
    double value = 0;             // with decimals
    bool decimals = false;        // has some
    bool grouped = false;         // was written in groups of three digits
    bool glued = false;           // no space before it
    bool maybe_decimals = false;  // one group behind a comma or point: 4.543
};

using DateTokens = std::vector<DateToken>;

// Of folded text. Full stops behind words are left out, and so is what only fills: "the", « le », « d’ ».
DateTokens date_tokens(std::string_view folded_text);

// 19 for "xix"; nothing for what is no Roman number.
std::optional<int> roman(std::string_view word);

// 1 to 12 for "janvier", "jan", "july"; 0 for no month, and for "jui", which could be two.
int month(std::string_view word);

}  // namespace frise::deckkit
