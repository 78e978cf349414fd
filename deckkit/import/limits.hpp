// How much of a stranger's file is read.
#pragma once

#include <cstddef>

namespace frise::deckkit {

inline constexpr std::size_t megabyte = 1'000'000;
inline constexpr std::size_t most_bytes = 50 * megabyte;
inline constexpr std::size_t most_unpacked = 100 * megabyte;
inline constexpr std::size_t most_ratio = 200;
// Small files may shrink more: a new database is mostly zeros.
inline constexpr std::size_t ratio_counts_from = megabyte;
inline constexpr std::size_t most_rows = 200'000;
inline constexpr std::size_t most_columns = 100;
// Rows for a title and the like above the one that names the columns.
inline constexpr std::size_t most_above_names = 20;
inline constexpr std::size_t most_letters = 10'000;
// Values in a JSON text: each takes many times the byte or two that it can be written with.
inline constexpr std::size_t most_values = 4'000'000;
// As in deck files.
inline constexpr std::size_t longest_text = 1000;

}  // namespace frise::deckkit
