// Years as readers expect them.
#include "wording/year_text.hpp"

#include <gtest/gtest.h>
#include <limits>

namespace frise {
namespace {

TEST(YearText, english) {
    EXPECT_EQ(year_text(Language::en, 1876), "1876");
    EXPECT_EQ(year_text(Language::en, 79), "79");
    EXPECT_EQ(year_text(Language::en, -44), "44\u00A0BC");
    EXPECT_EQ(year_text(Language::en, -3500, true), "around\u00A03500\u00A0BC");
    EXPECT_EQ(year_text(Language::en, 1455, true), "around\u00A01455");
    EXPECT_EQ(year_text(Language::en, -66'000'000), "66,000,000\u00A0BC");
}

TEST(YearText, french) {
    EXPECT_EQ(year_text(Language::fr, 1876), "1876");
    EXPECT_EQ(year_text(Language::fr, -44), "44\u00A0av.\u00A0J.-C.");
    EXPECT_EQ(year_text(Language::fr, -3500, true), "vers\u00A03500\u00A0av.\u00A0J.-C.");
    EXPECT_EQ(year_text(Language::fr, -10'000), "10\u00A0000\u00A0av.\u00A0J.-C.");
}

TEST(YearText, the_earliest_year_there_is) {
    EXPECT_EQ(year_text(Language::en, std::numeric_limits<Year>::min()), "9,223,372,036,854,775,808\u00A0BC");
}

}  // namespace
}  // namespace frise
