// Widths, lines and ASCII.
#include "wording/letters.hpp"

#include <gtest/gtest.h>

namespace frise {
namespace {

TEST(Width, counts_columns_and_not_bytes) {
    EXPECT_EQ(width(""), 0U);
    EXPECT_EQ(width("Cléopâtre"), 9U);
    EXPECT_EQ(width("e\u0301"), 1U);
    EXPECT_EQ(width("年"), 2U);
    EXPECT_EQ(width("\x1b[1;31mred\x1b[0m"), 3U);
    EXPECT_EQ(width("\x1b["), 0U);
    EXPECT_EQ(width("\xff\xc3"), 2U);
}

TEST(Shortened, keeps_what_fits) {
    EXPECT_EQ(shortened("four", 4), "four");
    EXPECT_EQ(shortened("éééé!", 4), "ééé…");
    EXPECT_EQ(shortened("年年年", 4), "年…");
}

TEST(Padded, fills_up_with_spaces) {
    EXPECT_EQ(padded("é", 3), "é  ");
    EXPECT_EQ(right_aligned("é", 3), "  é");
    EXPECT_EQ(padded("long", 2), "long");
}

TEST(Wrapped, breaks_at_spaces_only) {
    EXPECT_EQ(wrapped("one two three", 7), (std::vector<std::string>{"one two", "three"}));
    EXPECT_EQ(wrapped("one two", 4, 2), (std::vector<std::string>{"one", "  two"}));
    EXPECT_EQ(wrapped("44\u00A0BC it was", 5), (std::vector<std::string>{"44\u00A0BC", "it", "was"}));
    EXPECT_EQ(wrapped("  • rule", 20), (std::vector<std::string>{"  • rule"}));
    EXPECT_EQ(wrapped("", 5), (std::vector<std::string>{""}));
}

TEST(ToAscii, writes_what_comes_nearest) {
    EXPECT_EQ(to_ascii("« Début » : l’œuvre"), "\" Debut \" : l'oeuvre");
    EXPECT_EQ(to_ascii("«\u00A0Oui\u00A0»"), "\"Oui\"");
    EXPECT_EQ(to_ascii("✓ ✗ … – −3 ●"), "+ x ... - -3 o");
    EXPECT_EQ(to_ascii("年\xff"), "??");
}

TEST(Cleaned, lets_nothing_through_that_moves_the_cursor) {
    EXPECT_EQ(cleaned("  a \t b\x1b[2J\x7f "), "a b[2J");
    EXPECT_EQ(cleaned("\xc3\xa9\xff\xc3"), "é");
    EXPECT_EQ(cleaned("\xc2\x9b 2J"), "2J");
    EXPECT_EQ(cleaned("b\u00A02"), "b 2");
}

}  // namespace
}  // namespace frise
