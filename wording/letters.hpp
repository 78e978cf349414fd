// Letters on a screen: UTF-8, how wide it is, and what to write where there is only ASCII.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace frise {

// What all programs count on.
inline constexpr std::size_t screen_columns = 80;

// Columns that a text takes; colour sequences take none.
std::size_t width(std::string_view text);
// The beginning of a text that fits, with … where something was left out.
std::string shortened(std::string_view text, std::size_t room);
// What somebody typed, short enough to be said back.
std::string echo(std::string_view typed);
std::string padded(std::string_view text, std::size_t room);
std::string right_aligned(std::string_view text, std::size_t room);

// Lines of at most `room` columns, broken at spaces; those after the first begin with `indent` spaces.
std::vector<std::string> wrapped(std::string_view text, std::size_t room, std::size_t indent = 0);

// With spaces that are never broken.
std::string unbroken(std::string text);

std::string to_ascii(std::string_view text);
std::string lower_case(std::string_view text);  // ASCII letters only
// What was typed or read, without control characters and bytes that are no UTF-8, with plain single spaces.
std::string cleaned(std::string_view text);

}  // namespace frise
