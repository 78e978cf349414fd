// Both languages have every text, with the same slots, and are set as their readers expect.
#include "wording/text.hpp"

#include "wording/letters.hpp"

#include <gtest/gtest.h>
#include <set>
#include <string>

namespace frise {
namespace {

std::span<const Entry> entries(Language language) { return language == Language::fr ? french() : english(); }

std::set<std::string> slots_in(std::string_view words) {
    std::set<std::string> slots;
    for (auto open = words.find('{'); open != std::string_view::npos; open = words.find('{', open + 1)) {
        const auto end = words.find_first_of(":}", open);
        slots.insert(std::string{words.substr(open + 1, end - open - 1)});
    }
    return slots;
}

Text nth(std::size_t n) { return static_cast<Text>(n); }

TEST(Texts, none_is_missing_in_any_language) {
    for (const Language language : all_languages) {
        for (std::size_t n = 0; n < text_count; ++n) {
            EXPECT_FALSE(words(language, nth(n)).empty()) << code(language) << " lacks text number " << n;
        }
    }
}

TEST(Texts, none_is_there_twice) {
    for (const Language language : all_languages) {
        std::set<Text> seen;
        for (const Entry& entry : entries(language)) EXPECT_TRUE(seen.insert(entry.text).second) << entry.words;
        EXPECT_EQ(seen.size(), text_count);
    }
}

TEST(Texts, stand_in_the_same_order_in_both_files) {
    for (std::size_t n = 0; n < text_count; ++n) {
        EXPECT_EQ(english()[n].text, nth(n)) << english()[n].words;
        EXPECT_EQ(french()[n].text, nth(n)) << french()[n].words;
    }
}

TEST(Texts, use_no_slot_that_the_other_language_does_not_get) {
    for (std::size_t n = 0; n < text_count; ++n) {
        EXPECT_EQ(slots_in(words(Language::en, nth(n))), slots_in(words(Language::fr, nth(n))))
            << words(Language::en, nth(n));
    }
}

TEST(Texts, have_typographic_apostrophes_and_quotes) {
    for (const Language language : all_languages) {
        for (const Entry& entry : entries(language)) {
            EXPECT_EQ(entry.words.find('\''), std::string_view::npos) << entry.words;
            EXPECT_EQ(entry.words.find('"'), std::string_view::npos) << entry.words;
        }
    }
}

TEST(Texts, french_never_breaks_a_line_before_its_high_marks) {
    for (std::size_t n = 0; n < text_count; ++n) {
        const std::string_view text = words(Language::fr, nth(n));
        for (const char* mark : {" :", " ;", " !", " ?", " »", "« "}) {
            EXPECT_EQ(text.find(mark), std::string_view::npos) << text;
        }
    }
}

TEST(Texts, french_has_a_space_before_its_high_marks) {
    const std::set<Text> typed{Text::word_help};
    for (const Entry& entry : french()) {
        if (typed.contains(entry.text)) continue;
        for (std::size_t i = 1; i < entry.words.size(); ++i) {
            const char mark = entry.words[i];
            if (mark != ';' && mark != '!' && mark != '?') continue;
            const char before = entry.words[i - 1];
            EXPECT_TRUE(before == ' ' || before == '(') << entry.words;
        }
    }
}

TEST(Texts, can_all_be_written_without_utf8) {
    for (const Language language : all_languages) {
        for (const Entry& entry : entries(language)) {
            const std::string ascii = to_ascii(entry.words);
            EXPECT_EQ(std::count(ascii.begin(), ascii.end(), '?'),
                      std::count(entry.words.begin(), entry.words.end(), '?'))
                << entry.words;
        }
    }
}

}  // namespace
}  // namespace frise
