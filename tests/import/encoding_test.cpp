// Encodings, plain letters, slugs and guards.
#include "deckkit/import/encoding.hpp"

#include "deckkit/import/folded.hpp"
#include "deckkit/import/guard.hpp"
#include "deckkit/import/slug.hpp"
#include "tests/support/languages.hpp"

#include <gtest/gtest.h>

namespace frise::deckkit {
namespace {

using namespace std::string_view_literals;

TEST(Encoding, is_guessed) {
    EXPECT_EQ(decoded("\xEF\xBB\xBF"
                      "été")
                  ->text,
              "été");
    EXPECT_EQ(decoded("été")->encoding, Encoding::utf8);
    EXPECT_EQ(decoded("\xE9t\xE9 \x9C\x80")->text, "été œ€");
    EXPECT_EQ(decoded("\xE9t\xE9")->encoding, Encoding::windows_1252);
    EXPECT_EQ(decoded("\xFF\xFE\xE9\0t\0"sv)->text, "ét");
    EXPECT_EQ(decoded("\xFE\xFF\0\xE9\0t"sv)->text, "ét");
    EXPECT_EQ(decoded("\xFF\xFE\x3D\xD8\x00\xDE"sv)->text, "😀");
    EXPECT_EQ(decoded("\xFF\xFE\x3D\xD8t\0x"sv)->text, "\uFFFDt");
    EXPECT_EQ(decoded("\xEF\xBB\xBF\xE9")->text, "\uFFFD");
}

TEST(Encoding, refuses_what_is_no_text) {
    EXPECT_FALSE(decoded("a\0b"sv));
    EXPECT_FALSE(decoded("\x01\x02\x03\x04"));
    EXPECT_FALSE(decoded("\xFF\xFE\0\0\0\0"sv));
    EXPECT_TRUE(decoded(""));
}

TEST(Encoding, knows_utf8) {
    EXPECT_TRUE(is_utf8("a é œ 😀 \uFFFD"));
    for (const std::string_view bad : {"\xC3", "\xC0\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xFF", "\xE2\x82"}) {
        EXPECT_FALSE(is_utf8(bad));
    }
    EXPECT_EQ(first_bytes("aéé", 4), "aé");
    EXPECT_EQ(count_letters("aé😀"), 3U);
}

TEST(Folded, takes_accents_off) {
    EXPECT_EQ(folded("L’Œuvre à l’ÉTÉ – Iași, Łódź, Müller"), "l'oeuvre a l'ete - iasi, lodz, muller");
    EXPECT_EQ(folded("e\u0301"), "e");
    EXPECT_EQ(folded("年\xFF"), "  ");
}

TEST(Slug, comes_from_the_title) {
    EXPECT_EQ(slug("L’Œuvre au noir"), "l-oeuvre-au-noir");
    EXPECT_EQ(slug("  --Été!  "), "ete");
    EXPECT_EQ(slug("年"), "");
    const std::string cut = slug("one two three four five six seven eight nine ten eleven twelve thirteen");
    EXPECT_EQ(cut, "one-two-three-four-five-six-seven-eight-nine-ten-eleven");
    EXPECT_EQ(slug(std::string(200, 'a')).size(), 60U);
}

TEST(Slug, does_not_tell_the_year) {
    EXPECT_EQ(slug("Exposition de 1889", 1889), "exposition-de");
    EXPECT_EQ(slug("1984", 1949), "1984");
    EXPECT_EQ(slug("Apollo 11", 1969), "apollo-11");
    EXPECT_EQ(slug("The 44 of 44 BC", -44), "the-of-bc");
    EXPECT_EQ(slug("10 000 years", -10'000), "years");
}

TEST(Ids, are_unique_and_do_not_follow_the_order) {
    Ids ids;
    Card card;
    card.title[english] = "Telephone";
    EXPECT_EQ(ids.of(card), "telephone");
    std::vector<std::string> more;
    for (const char* fact : {"a", "b", "c", "d", "e", "f"}) {
        card.fact[english] = fact;
        more.push_back(ids.of(card));
        EXPECT_TRUE(is_slug(more.back())) << more.back();
        EXPECT_TRUE(more.back().starts_with("telephone-"));
    }
    EXPECT_FALSE(std::is_sorted(more.begin(), more.end()));
    for (int i = 0; i < 300; ++i) EXPECT_LE(ids.of(card).size(), longest_slug);
    card.title[english] = "1876";
    card.year = 1876;
    EXPECT_TRUE(ids.of(card).starts_with("card-"));
}

TEST(Guard, keeps_texts_from_becoming_formulas) {
    EXPECT_EQ(guarded("=1+1"), "'=1+1");
    EXPECT_EQ(guarded("@home"), "'@home");
    EXPECT_EQ(guarded("-x"), "'-x");
    EXPECT_EQ(guarded("+33 1"), "'+33 1");
    EXPECT_EQ(guarded("-44"), "-44");
    EXPECT_EQ(guarded("'tis"), "'tis");
    EXPECT_EQ(guarded("'=x"), "''=x");
    for (const std::string_view text : {"", "'", "''", "=", "'=", "''-", "-44", "'-44", "+", "a=b", "'a"}) {
        EXPECT_EQ(unguarded(guarded(text)), text);
    }
}

}  // namespace
}  // namespace frise::deckkit
