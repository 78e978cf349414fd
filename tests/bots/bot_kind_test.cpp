// Kinds of bots as people write them.
#include "bots/bot_kind.hpp"

#include "tests/support/languages.hpp"

#include <gtest/gtest.h>

namespace frise {
namespace {

TEST(BotKindText, is_read_and_written_again) {
    for (const char* text : {"child", "beginner", "regular", "expert", "historian", "child:music", "expert:music:war",
                             "regular+naive", "regular+contest-all", "regular:food+naive+no-discard"}) {
        const auto kind = bot_kind(text);
        ASSERT_TRUE(kind) << text;
        EXPECT_EQ(name(*kind), text);
    }
}

TEST(BotKindText, knows_french_with_and_without_accents) {
    for (const Strength strength : all_strengths) {
        const auto kind = bot_kind(name(strength, french));
        ASSERT_TRUE(kind);
        EXPECT_EQ(kind->strength, strength);
    }
    EXPECT_EQ(bot_kind("debutant"), bot_kind("beginner"));
    EXPECT_EQ(bot_kind("Expert"), bot_kind("expert"));
}

TEST(BotKindText, refuses_what_there_is_not) {
    for (const char* text : {"", ":", "+", "wizard", "expert:", "expert+", "expert:cheese", "expert+sloppy", "+naive",
                             ":music", "expert:music+", "regular+contest-all+contest-none", "expert expert"}) {
        EXPECT_FALSE(bot_kind(text)) << text;
    }
}

TEST(BotKindText, names_a_theme_once) { EXPECT_EQ(name(*bot_kind("child:music:music")), "child:music"); }

}  // namespace
}  // namespace frise
