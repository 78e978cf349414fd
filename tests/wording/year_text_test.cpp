// Years as readers expect them.
#include "wording/year_text.hpp"

#include "tests/support/languages.hpp"

#include <gtest/gtest.h>
#include <limits>

namespace frise {
namespace {

TEST(YearText, english) {
    EXPECT_EQ(year_text(english, 1876), "1876");
    EXPECT_EQ(year_text(english, 79), "79");
    EXPECT_EQ(year_text(english, -44), "44\u00A0BC");
    EXPECT_EQ(year_text(english, -3500, true), "around\u00A03500\u00A0BC");
    EXPECT_EQ(year_text(english, 1455, true), "around\u00A01455");
    EXPECT_EQ(year_text(english, -66'000'000), "66,000,000\u00A0BC");
}

TEST(YearText, french) {
    EXPECT_EQ(year_text(french, 1876), "1876");
    EXPECT_EQ(year_text(french, -44), "44\u00A0av.\u00A0J.-C.");
    EXPECT_EQ(year_text(french, -3500, true), "vers\u00A03500\u00A0av.\u00A0J.-C.");
    EXPECT_EQ(year_text(french, -10'000), "10\u00A0000\u00A0av.\u00A0J.-C.");
}

TEST(YearText, the_earliest_year_there_is) {
    EXPECT_EQ(year_text(english, std::numeric_limits<Year>::min()), "9,223,372,036,854,775,808\u00A0BC");
}

}  // namespace
}  // namespace frise
