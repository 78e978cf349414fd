// Taking accents off.
#include "deckkit/import/folded.hpp"

#include "deckkit/import/encoding.hpp"

#include <algorithm>
#include <array>

namespace frise::deckkit {
namespace {

// What stands at U+00C0 to U+017F without its accents; ? is spelt with two letters or none.
constexpr std::string_view plain_latin = "aaaaaa?ceeeeiiiidnooooo ouuuuy??aaaaaa?ceeeeiiiidnooooo ouuuuy?y"
                                         "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii??jjkkklllllll"
                                         "lllnnnnnnnnnoooooo??rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";

struct Ligature {
    char32_t letter;
    std::string_view spelling;
};
constexpr auto ligatures = std::to_array<Ligature>({
    {0xC6, "ae"},  {0xDE, "th"},  {0xDF, "ss"},  {0xE6, "ae"},   {0xFE, "th"},   {0x132, "ij"}, {0x133, "ij"},
    {0x152, "oe"}, {0x153, "oe"}, {0x218, "s"},  {0x219, "s"},   {0x21A, "t"},   {0x21B, "t"},  {0x2010, "-"},
    {0x2011, "-"}, {0x2012, "-"}, {0x2013, "-"}, {0x2014, "-"},  {0x2212, "-"},  {0x2018, "'"}, {0x2019, "'"},
    {0x2248, "~"}, {0x223C, "~"}, {0xB1, "~"},   {0x2BC, "'"},   {0xFF0D, "-"},  {0xAA, "a"},   {0xBA, "o"},
    {0x1D49, "e"}, {0x1D48, "d"}, {0x2B3, "r"},  {0xFB01, "fi"}, {0xFB02, "fl"},
});

std::string_view spelling_of(char32_t letter) {
    if (letter >= 0x300 && letter <= 0x36F) return "";  // an accent that stands by itself
    for (const Ligature& each : ligatures) {
        if (each.letter == letter) return each.spelling;
    }
    if (letter >= 0xC0 && letter < 0xC0 + plain_latin.size()) return plain_latin.substr(letter - 0xC0, 1);
    return " ";
}

bool is_plain(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); }

}  // namespace

std::string folded(std::string_view text) {
    std::string plain;
    plain.reserve(text.size());
    while (!text.empty()) {
        const char32_t letter = take_letter(text);
        if (letter >= 'A' && letter <= 'Z') {
            plain += static_cast<char>(letter - 'A' + 'a');
        } else if (letter < 0x80) {
            plain += letter < 0x20 ? ' ' : static_cast<char>(letter);
        } else {
            plain += spelling_of(letter);
        }
    }
    return plain;
}

std::vector<std::string_view> words_of(std::string_view text) {
    std::vector<std::string_view> words;
    for (std::size_t at = 0; at < text.size();) {
        if (!is_plain(text[at])) {
            ++at;
            continue;
        }
        std::size_t end = at;
        while (end < text.size() && is_plain(text[end])) ++end;
        words.push_back(text.substr(at, end - at));
        at = end;
    }
    return words;
}

bool is_slug(std::string_view text) {
    if (text.empty() || text.size() > 80 || text.front() == '-' || text.back() == '-') return false;
    if (text.find("--") != std::string_view::npos) return false;
    return std::all_of(text.begin(), text.end(), [](char c) { return c == '-' || is_plain(c); });
}

}  // namespace frise::deckkit
