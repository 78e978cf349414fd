// Writing years.
#include "wording/year_text.hpp"

#include "wording/letters.hpp"

namespace frise {
namespace {

// Digits in groups of three where there are more than four.
std::string grouped(Language language, std::uint64_t number) {
    std::string digits = std::to_string(number);
    if (digits.size() <= 4) return digits;
    const std::string_view thousands = language == Language::fr ? " " : ",";
    for (std::size_t place = digits.size(); place > 3; place -= 3) {
        digits.insert(place - 3, thousands);
    }
    return digits;
}

}  // namespace

std::string year_text(Language language, Year year, bool about) {
    // Unsigned, since the earliest 64-bit year has no positive counterpart.
    const auto bits = static_cast<std::uint64_t>(year);
    std::string text = grouped(language, year < 0 ? 0 - bits : bits);
    if (year < 0) text = text + (language == Language::fr ? " av. J.-C." : " BC");
    if (about) text = (language == Language::fr ? "vers " : "around ") + text;
    return unbroken(text);
}

}  // namespace frise
