// Measuring, breaking and transliterating text.
#include "wording/letters.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace frise {
namespace {

constexpr char32_t unreadable = 0xFFFD;

// Takes the first code point off a text that is not empty.
char32_t take_letter(std::string_view& text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned first = byte(0);
    const std::size_t length = first < 0x80   ? 1
                               : first < 0xC2 ? 0
                               : first < 0xE0 ? 2
                               : first < 0xF0 ? 3
                               : first < 0xF5 ? 4
                                              : 0;
    bool whole = length > 0 && length <= text.size();
    char32_t letter = length == 1 ? first : first & (0xFFU >> (length + 1));
    for (std::size_t i = 1; whole && i < length; ++i) {
        whole = (byte(i) & 0xC0U) == 0x80;
        letter = letter << 6U | (byte(i) & 0x3FU);
    }
    text.remove_prefix(whole ? length : 1);
    return whole ? letter : unreadable;
}

// Takes a control sequence such as a colour off the front of a text, if there is one.
std::string_view take_sequence(std::string_view& text) {
    if (!text.starts_with("\x1b[")) return {};
    const std::size_t end = std::min(text.find_first_not_of("0123456789;", 2), text.size() - 1);
    const std::string_view sequence = text.substr(0, end + 1);
    text.remove_prefix(sequence.size());
    return sequence;
}

struct Range {
    char32_t first;
    char32_t last;
};

template <std::size_t N>
bool within(const std::array<Range, N>& ranges, char32_t letter) {
    return std::any_of(ranges.begin(), ranges.end(),
                       [&](Range range) { return letter >= range.first && letter <= range.last; });
}

std::size_t columns_of(char32_t letter) {
    static constexpr std::array<Range, 4> none{{{0x300, 0x36F}, {0x200B, 0x200F}, {0x20D0, 0x20FF}, {0xFE00, 0xFE0F}}};
    static constexpr std::array<Range, 8> two{{{0x1100, 0x115F},
                                               {0x2E80, 0xA4CF},
                                               {0xAC00, 0xD7A3},
                                               {0xF900, 0xFAFF},
                                               {0xFE30, 0xFE6F},
                                               {0xFF00, 0xFF60},
                                               {0x1F300, 0x1FAFF},
                                               {0x20000, 0x3FFFD}}};
    if (within(none, letter)) return 0;
    return within(two, letter) ? 2 : 1;
}

using Spelling = std::pair<std::u32string_view, std::string_view>;
constexpr std::array<Spelling, 44> spellings{{
    {U"àáâãäåāă", "a"}, {U"ÀÁÂÃÄÅĀ", "A"}, {U"çćč", "c"},     {U"ÇČ", "C"},
    {U"èéêëēě", "e"},   {U"ÈÉÊËĒ", "E"},   {U"ìíîïī", "i"},   {U"ÌÍÎÏĪ", "I"},
    {U"ñń", "n"},       {U"ÑŃ", "N"},      {U"òóôõöøō", "o"}, {U"ÒÓÔÕÖØŌ", "O"},
    {U"ùúûüū", "u"},    {U"ÙÚÛÜŪ", "U"},   {U"ýÿ", "y"},      {U"Ý", "Y"},
    {U"š", "s"},        {U"Š", "S"},       {U"ž", "z"},       {U"Ž", "Z"},
    {U"œ", "oe"},       {U"Œ", "OE"},      {U"æ", "ae"},      {U"Æ", "AE"},
    {U"ß", "ss"},       {U"°º", "o"},      {U"²", "2"},       {U"ʼ", "'"},
    {U"’‘′ʻ", "'"},     {U"“”«»", "\""},   {U"–—−─", "-"},    {U"…", "..."},
    {U"·•", "-"},       {U"×", "x"},       {U"→", "->"},      {U"✓", "+"},
    {U"█", "#"},        {U"±", "+/-"},     {U"✗", "x"},       {U"●", "o"},
    {U"‖│", "|"},       {U"ğ", "g"},       {U"ł", "l"},       {U"\u00A0\u202F", " "},
}};

std::string_view spelt(char32_t letter) {
    for (const auto& [letters, ascii] : spellings) {
        if (letters.find(letter) != std::u32string_view::npos) return ascii;
    }
    return columns_of(letter) == 0 ? "" : "?";
}

bool is_control(char32_t letter) { return letter < 0x20 || (letter >= 0x7F && letter < 0xA0); }

}  // namespace

std::size_t width(std::string_view text) {
    std::size_t sum = 0;
    while (!text.empty()) {
        if (take_sequence(text).empty()) sum += columns_of(take_letter(text));
    }
    return sum;
}

std::string shortened(std::string_view text, std::size_t room) {
    if (width(text) <= room) return std::string{text};
    std::string_view rest = text;
    std::size_t used = 1;
    std::size_t kept = 0;
    while (!rest.empty()) {
        used += columns_of(take_letter(rest));
        if (used > room) break;
        kept = text.size() - rest.size();
    }
    return std::string{text.substr(0, kept)} + "…";
}

std::string echo(std::string_view typed) { return shortened(typed, 30); }

std::string padded(std::string_view text, std::size_t room) {
    const std::size_t used = width(text);
    return std::string{text} + std::string(room > used ? room - used : 0, ' ');
}

std::string right_aligned(std::string_view text, std::size_t room) {
    const std::size_t used = width(text);
    return std::string(room > used ? room - used : 0, ' ') + std::string{text};
}

std::vector<std::string> wrapped(std::string_view text, std::size_t room, std::size_t indent) {
    std::vector<std::string> lines{""};
    bool fresh = true;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        const std::string_view word = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (!fresh && width(lines.back()) + 1 + width(word) > room) {
            lines.emplace_back(indent, ' ');
            fresh = true;
        }
        if (!fresh) lines.back() += ' ';
        lines.back() += word;
        fresh = false;
    }
    return lines;
}

std::string unbroken(std::string text) {
    constexpr std::string_view fixed = "\u00A0";
    for (std::size_t at = text.find(' '); at != std::string::npos; at = text.find(' ', at)) text.replace(at, 1, fixed);
    return text;
}

std::string to_ascii(std::string_view text) {
    constexpr std::string_view open = "«\u00A0";
    constexpr std::string_view close = "\u00A0»";
    std::string ascii;
    while (!text.empty()) {
        if (text.starts_with(open) || text.starts_with(close)) {
            ascii += '"';
            text.remove_prefix(open.size());
            continue;
        }
        const auto first = static_cast<unsigned char>(text.front());
        if (first < 0x80) {
            ascii += text.front();
            text.remove_prefix(1);
        } else {
            ascii += spelt(take_letter(text));
        }
    }
    return ascii;
}

std::string lower_case(std::string_view text) {
    std::string lower{text};
    for (char& c : lower) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    return lower;
}

std::string cleaned(std::string_view text) {
    std::string clean;
    while (!text.empty()) {
        const std::string_view before = text;
        const char32_t letter = take_letter(text);
        if (is_control(letter) || letter == unreadable) continue;
        const bool space = letter == ' ' || letter == 0xA0 || letter == 0x202F;
        if (space && (clean.empty() || clean.back() == ' ')) continue;
        clean += space ? " " : before.substr(0, before.size() - text.size());
    }
    while (clean.ends_with(' ')) clean.pop_back();
    return clean;
}

}  // namespace frise
