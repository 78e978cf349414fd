// Writing years.
#include "terminal/year_text.hpp"

#include "terminal/letters.hpp"
#include "terminal/phrase.hpp"

namespace frise::terminal {
namespace {

// Digits in groups of three where there are more than four.
std::string grouped(Language language, std::uint64_t number) {
    std::string digits = std::to_string(number);
    if (digits.size() <= 4) return digits;
    for (std::size_t place = digits.size(); place > 3; place -= 3) {
        digits.insert(place - 3, words(language, Text::thousands));
    }
    return digits;
}

}  // namespace

std::string year_text(Language language, Year year, bool about) {
    // Unsigned, since the earliest 64-bit year has no positive counterpart.
    const auto bits = static_cast<std::uint64_t>(year);
    std::string text = grouped(language, year < 0 ? 0 - bits : bits);
    if (year < 0) text = phrase(language, Text::year_before_christ, {word("year", text)});
    if (about) text = phrase(language, Text::year_about, {word("year", text)});
    return unbroken(text);
}

}  // namespace frise::terminal
