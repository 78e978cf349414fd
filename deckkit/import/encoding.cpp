// Guessing encodings.
#include "deckkit/import/encoding.hpp"

#include <algorithm>
#include <array>

namespace frise::deckkit {
namespace {

// Windows-1252 from 0x80 to 0x9F; the five bytes that mean nothing there are unreadable.
constexpr std::array<char32_t, 32> windows_letters{0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
                                                   0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0xFFFD, 0x017D, 0xFFFD,
                                                   0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                                   0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0xFFFD, 0x017E, 0x0178};

std::string from_windows(std::string_view bytes) {
    std::string text;
    text.reserve(bytes.size() + bytes.size() / 8);
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        add_letter(text, byte >= 0x80 && byte < 0xA0 ? windows_letters[byte - 0x80U] : byte);
    }
    return text;
}

std::string from_utf16(std::string_view bytes, bool little) {
    const auto unit = [&](std::size_t at) {
        const auto first = static_cast<unsigned char>(bytes[at]);
        const auto second = static_cast<unsigned char>(bytes[at + 1]);
        return static_cast<char32_t>(little ? second << 8U | first : first << 8U | second);
    };
    const auto is_low = [](char32_t letter) { return letter >= 0xDC00 && letter < 0xE000; };
    std::string text;
    text.reserve(bytes.size());
    for (std::size_t at = 0; at + 1 < bytes.size(); at += 2) {
        char32_t letter = unit(at);
        if (letter >= 0xD800 && letter < 0xDC00 && at + 3 < bytes.size() && is_low(unit(at + 2))) {
            letter = 0x10000 + ((letter - 0xD800) << 10U) + (unit(at + 2) - 0xDC00);
            at += 2;
        } else if (letter >= 0xD800 && letter < 0xE000) {
            letter = unreadable_letter;
        }
        add_letter(text, letter);
    }
    return text;
}

std::string mended(std::string_view bytes) {
    std::string text;
    text.reserve(bytes.size());
    while (!bytes.empty()) add_letter(text, take_letter(bytes));
    return text;
}

// Text has no zeros, and hardly any other control characters but tabs and line ends.
bool looks_like_text(std::string_view text) {
    std::size_t odd = 0;
    for (const char c : text) {
        if (c == '\0') return false;
        const auto byte = static_cast<unsigned char>(c);
        if ((byte < 0x20 && (byte < '\t' || byte > '\r')) || byte == 0x7F) ++odd;
    }
    return odd <= text.size() / 50;
}

DecodedText decoded_by_mark(std::string_view bytes) {
    if (bytes.starts_with("\xFF\xFE")) return {from_utf16(bytes.substr(2), true), Encoding::utf16_le};
    if (bytes.starts_with("\xFE\xFF")) return {from_utf16(bytes.substr(2), false), Encoding::utf16_be};
    if (bytes.starts_with("\xEF\xBB\xBF")) return {mended(bytes.substr(3)), Encoding::utf8};
    if (is_utf8(bytes)) return {std::string{bytes}, Encoding::utf8};
    return {from_windows(bytes), Encoding::windows_1252};
}

}  // namespace

std::string_view name(Encoding encoding) {
    constexpr std::array<std::string_view, 4> names{"UTF-8", "UTF-16LE", "UTF-16BE", "Windows-1252"};
    return names[static_cast<std::size_t>(encoding)];
}

std::optional<DecodedText> decoded(std::string_view bytes) {
    DecodedText result = decoded_by_mark(bytes);
    if (!looks_like_text(result.text)) return std::nullopt;
    return result;
}

char32_t take_letter(std::string_view& text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const char32_t first = byte(0);
    const std::size_t length = first < 0x80   ? 1
                               : first < 0xC2 ? 0
                               : first < 0xE0 ? 2
                               : first < 0xF0 ? 3
                               : first < 0xF5 ? 4
                                              : 0;
    char32_t letter = length == 1 ? first : first & (0x7FU >> length);
    bool whole = length > 0 && length <= text.size();
    for (std::size_t i = 1; whole && i < length; ++i) {
        whole = (byte(i) & 0xC0U) == 0x80;
        letter = letter << 6U | (byte(i) & 0x3FU);
    }
    // Spelt longer than needed, half of a pair, or beyond the last one.
    if (whole && ((length == 3 && letter < 0x800) || (length == 4 && letter < 0x10000) || letter > 0x10FFFF ||
                  (letter >= 0xD800 && letter < 0xE000))) {
        whole = false;
    }
    text.remove_prefix(whole ? length : 1);
    return whole ? letter : unreadable_letter;
}

void add_letter(std::string& text, char32_t letter) {
    const auto add = [&](char32_t byte) { text += static_cast<char>(static_cast<unsigned char>(byte)); };
    if (letter < 0x80) {
        add(letter);
    } else if (letter < 0x800) {
        add(0xC0U | letter >> 6U);
        add(0x80U | (letter & 0x3FU));
    } else if (letter < 0x10000) {
        add(0xE0U | letter >> 12U);
        add(0x80U | (letter >> 6U & 0x3FU));
        add(0x80U | (letter & 0x3FU));
    } else {
        add(0xF0U | letter >> 18U);
        add(0x80U | (letter >> 12U & 0x3FU));
        add(0x80U | (letter >> 6U & 0x3FU));
        add(0x80U | (letter & 0x3FU));
    }
}

bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        const std::size_t before = text.size();
        if (take_letter(text) == unreadable_letter && before - text.size() == 1) return false;
    }
    return true;
}

std::size_t count_letters(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80; }));
}

std::string_view first_bytes(std::string_view text, std::size_t most) {
    if (text.size() <= most) return text;
    while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xC0U) == 0x80) --most;
    return text.substr(0, most);
}

}  // namespace frise::deckkit
