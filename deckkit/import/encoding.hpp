// Bytes of a file as UTF-8, whatever they were written in.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace frise::deckkit {

enum class Encoding : std::uint8_t { utf8, utf16_le, utf16_be, windows_1252 };

std::string_view name(Encoding encoding);

struct DecodedText {
    std::string text;  // UTF-8 without a byte order mark
    Encoding encoding = Encoding::utf8;
};

// Nothing if this is no text.
std::optional<DecodedText> decoded(std::string_view bytes);

inline constexpr char32_t unreadable_letter = 0xFFFD;

// Takes the first code point off a text that is not empty; a byte that is no UTF-8 is taken as unreadable.
char32_t take_letter(std::string_view& text);
void add_letter(std::string& text, char32_t letter);

bool is_utf8(std::string_view text);
std::size_t count_letters(std::string_view text);
// The beginning, of at most so many bytes and whole letters.
std::string_view first_bytes(std::string_view text, std::size_t most);

}  // namespace frise::deckkit
