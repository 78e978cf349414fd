// CSV as it is found.
#include "deckkit/import/table_text.hpp"

#include "deckkit/import/limits.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace frise::deckkit {
namespace {

using testing::ElementsAre;

using Cells = std::vector<std::vector<std::string>>;

Cells cells_of(std::string_view text, Dialect dialect) {
    TextRows rows{text, dialect};
    Cells cells;
    Row row;
    while (rows.next(row).value_or(false)) cells.push_back(row.cells);
    return cells;
}

Cells cells_of(std::string_view text) { return cells_of(text, guess_dialect(text)); }

TEST(TableText, guesses_the_separator) {
    EXPECT_EQ(guess_dialect("a,b\nc,d\n").separator, ',');
    EXPECT_EQ(guess_dialect("a;b\n1,5;2,5\n3,5;4,5\n").separator, ';');
    EXPECT_EQ(guess_dialect("a\tb\n1,5\t2,5\n").separator, '\t');
    EXPECT_EQ(guess_dialect("year,title\n1,a; b\n2,c; d, e\n").separator, ',');
    EXPECT_EQ(guess_dialect("sep=;\r\na;b\r\n").separator, ';');
    EXPECT_EQ(cells_of("sep=|\r\na|b\r\n"), (Cells{{"a", "b"}}));
    EXPECT_EQ(cells_of("sep="), (Cells{{"sep="}}));
}

TEST(TableText, reads_quotes_and_line_ends) {
    EXPECT_EQ(cells_of("a,b\r\nc,d\re,f\ng,h"), (Cells{{"a", "b"}, {"c", "d"}, {"e", "f"}, {"g", "h"}}));
    EXPECT_EQ(cells_of("\"a\"\"b\",\"c\nd\"\n"), (Cells{{"a\"b", "c\nd"}}));
    EXPECT_EQ(cells_of("\"a\" x,b\n"), (Cells{{"a x", "b"}}));
    EXPECT_EQ(cells_of("a \"b\",c\n"), (Cells{{"a \"b\"", "c"}}));
    EXPECT_EQ(cells_of("a,,\n,b,\n"), (Cells{{"a", "", ""}, {"", "b", ""}}));
    EXPECT_EQ(cells_of("\n\n , \na,b\n\n"), (Cells{{"a", "b"}}));
}

TEST(TableText, counts_lines_of_the_file) {
    TextRows rows{"a,b\n\n\"c\r\nd\re\nf\",g\nh,i\n", {}};
    std::vector<std::size_t> lines;
    Row row;
    while (rows.next(row).value_or(false)) lines.push_back(row.line);
    EXPECT_THAT(lines, ElementsAre(1, 3, 7));
}

TEST(TableText, a_quote_that_never_closes_costs_one_row) {
    const std::string text = "a,\"b\nc,d\n";
    TextRows rows{text, {}};
    Row row;
    ASSERT_TRUE(rows.next(row).value_or(false));
    EXPECT_EQ(row.issue, Issue::quote_not_closed);
    EXPECT_THAT(row.cells, ElementsAre("a", "\"b"));
    ASSERT_TRUE(rows.next(row).value_or(false));
    EXPECT_FALSE(row.issue);
    EXPECT_THAT(row.cells, ElementsAre("c", "d"));
}

TEST(TableText, has_limits) {
    Row row;
    const std::string wide = std::string(most_columns, ',') + "x\n";
    EXPECT_FALSE(TextRows(wide, {}).next(row));
    const std::string empty_beyond = "a,b" + std::string(20'000, ',') + "\n";
    EXPECT_TRUE(TextRows(empty_beyond, {}).next(row).value_or(false));
    std::string lines;
    for (std::size_t i = 0; i <= most_rows; ++i) lines += "a\n";
    TextRows rows{lines, {}};
    for (std::size_t i = 0; i < most_rows; ++i) ASSERT_TRUE(rows.next(row).value_or(false));
    EXPECT_FALSE(rows.next(row));
}

}  // namespace
}  // namespace frise::deckkit
