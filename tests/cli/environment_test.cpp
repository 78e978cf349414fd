// What the locale says.
#include "cli/environment.hpp"

#include "tests/support/languages.hpp"

#include <gtest/gtest.h>

namespace frise::cli {
namespace {

TEST(Language, comes_from_the_first_variable_that_is_set) {
    EXPECT_EQ(language_for({}), english);
    EXPECT_EQ(language_for({.lang = "fr_FR.UTF-8"}), french);
    EXPECT_EQ(language_for({.lc_messages = "fr_CA", .lang = "en_GB.UTF-8"}), french);
    EXPECT_EQ(language_for({.lc_all = "C", .lc_messages = "fr_FR", .lang = "fr_FR"}), english);
    EXPECT_EQ(language_for({.lc_ctype = "fr_FR"}), english);
}

TEST(Language, is_english_where_frise_does_not_speak_it) {
    EXPECT_EQ(language_for({.lang = "de_DE.UTF-8"}), english);
    EXPECT_EQ(language_for({.lang = "fri"}), english);
    EXPECT_EQ(language_for({.lang = "POSIX"}), english);
    EXPECT_EQ(language_for({.lang = "FR"}), french);
    EXPECT_EQ(language_for({.lang = "fr@euro"}), french);
}

TEST(Utf8, is_there_if_the_locale_says_so) {
    EXPECT_FALSE(has_utf8({}));
    EXPECT_FALSE(has_utf8({.lang = "fr_FR.ISO-8859-1"}));
    EXPECT_TRUE(has_utf8({.lang = "C.UTF-8"}));
    EXPECT_TRUE(has_utf8({.lc_ctype = "fr_FR.utf8", .lang = "C"}));
    EXPECT_FALSE(has_utf8({.lc_all = "C", .lc_ctype = "fr_FR.utf8"}));
}

TEST(Controls, need_a_terminal_that_understands_them) {
    EXPECT_FALSE(has_controls({.term = "xterm", .tty = false}));
    EXPECT_FALSE(has_controls({.term = "dumb", .tty = true}));
    EXPECT_FALSE(has_controls({.tty = true}));
    EXPECT_TRUE(has_controls({.term = "xterm", .tty = true}));
}

}  // namespace
}  // namespace frise::cli
