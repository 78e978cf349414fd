// Writing years and numbers.
#include "wording/year_text.hpp"

#include "wording/letters.hpp"
#include "wording/slot.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace frise {
namespace {

// What stands around the slot of a text such as "{year} BC".
std::string mark_of(Language language, Text text) {
    std::string mark = filled(language, text, {word("year", "")});
    while (mark.starts_with(' ')) mark.erase(0, 1);
    while (mark.ends_with(' ')) mark.pop_back();
    return mark;
}

}  // namespace

std::string grouped(Language language, std::uint64_t number) {
    std::string digits = std::to_string(number);
    const std::string thousands = unbroken(std::string{words(language, "language.thousands")});
    for (std::size_t place = digits.size(); place > 3; place -= 3) digits.insert(place - 3, thousands);
    return digits;
}

std::string year_digits(Language language, Year year) {
    // Unsigned, since the earliest 64-bit year has no positive counterpart.
    const auto bits = static_cast<std::uint64_t>(year);
    const std::uint64_t number = year < 0 ? 0 - bits : bits;
    return number < 10'000 ? std::to_string(number) : grouped(language, number);
}

std::string before_christ_mark(Language language) { return unbroken(mark_of(language, "language.before_christ")); }

std::string about_mark(Language language) { return unbroken(mark_of(language, "language.about")); }

std::string year_text(Language language, Year year, bool about) {
    std::string text = year_digits(language, year);
    if (year < 0) text = filled(language, "language.before_christ", {word("year", text)});
    if (about) text = filled(language, "language.about", {word("year", text)});
    return unbroken(text);
}

std::string decimal_text(Language language, double value, int digits) {
    std::array<char, 400> buffer{};
    const auto end =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed, digits).ptr;
    std::string text{buffer.data(), end};
    if (const std::size_t point = text.find('.'); point != std::string::npos) {
        text.replace(point, 1, words(language, "language.decimal"));
    }
    return text;
}

std::string percent_text(Language language, double share) {
    return filled(language, "language.percent", {word("n", decimal_text(language, 100 * share))});
}

}  // namespace frise
