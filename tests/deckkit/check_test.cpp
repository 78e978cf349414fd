// What is weak in a deck.
#include "deckkit/year_hint.hpp"
#include "tests/deckkit/tiny.hpp"
#include "tests/support/languages.hpp"

#include <functional>
#include <gtest/gtest.h>

namespace frise::deckkit {
namespace {

std::set<std::string> warnings_of(const std::string& json) { return flaws(check(json).problems, Severity::warning); }

std::string plain_card(const std::string& id, Year year, const std::string& title) {
    return "{'id':'" + id + "','year':" + std::to_string(year) + ",'title':{'en':'" + title + "','fr':'" + title +
           "'}}";
}

std::string many(int count, const std::function<std::string(int)>& card) {
    std::string cards;
    for (int i = 0; i < count; ++i) cards += (i == 0 ? "" : ",\n") + card(i);
    return deck_with(cards);
}

TEST(YearHint, finds_numbers_centuries_decades_and_roman_years) {
    for (const auto& [text, hint] : std::vector<std::pair<std::string, std::string>>{
             {"The war of 1812", "1812"},
             {"After 10,000 years", "10,000"},
             {"Il y a 10 000 ans", "10 000"},
             {"In the 19th century", "th century"},
             {"Au XIXe siècle", "XIXe siècle"},
             {"Les années vingt", "années vingt"},
             {"The roaring twenties", "roaring twenties"},
             {"Anno MDCCLXXXIX", "MDCCLXXXIX"},
         }) {
        ASSERT_TRUE(year_hint(text)) << text;
        EXPECT_EQ(*year_hint(text), hint);
    }
}

TEST(YearHint, lets_names_pass) {
    for (const char* text : {"Apollo 11", "Louis XIV", "Symphony No. 9", "Il a vingt ans", "MIX", "Les Misérables",
                             "Code civil", "Chapitre XIX", "Years of war"}) {
        EXPECT_FALSE(year_hint(text)) << text;
    }
}

TEST(Check, has_nothing_to_say_of_a_whole_card_but_that_it_is_alone) {
    EXPECT_EQ(warnings_of(deck_with(whole_card)), std::set<std::string>{"too-few-cards"});
}

TEST(Check, finds_what_gives_the_year_away) {
    const auto with = [](const std::string& field, const std::string& text) {
        return warnings_of(deck_with("{'id':'a','year':1969,'title':{'en':'x','fr':'x'},'" + field + "':{'en':'" +
                                     text + "','fr':'y'}}"));
    };
    EXPECT_TRUE(with("clue", "Before 1970.").contains("year-hint"));
    EXPECT_TRUE(with("dated", "in the 20th century").contains("year-hint"));
    EXPECT_FALSE(with("fact", "In 1969 it was.").contains("year-hint")) << "a fact is read when the year is known";
    EXPECT_TRUE(warnings_of(deck_with(plain_card("moon-1969", 1969, "x"))).contains("id-shows-year"));
}

TEST(Check, finds_missing_languages_and_texts) {
    const auto found = warnings_of(deck_with("{'id':'a','year':5,'title':{'en':'x'}}"));
    for (const char* flaw : {"language-missing", "text-missing", "illustration-missing", "source-missing"}) {
        EXPECT_TRUE(found.contains(flaw)) << flaw;
    }
}

TEST(Check, asks_only_for_the_languages_of_the_title) {
    const auto found = warnings_of(quoted("{'format':1,'id':'t','title':{'fr':'x'},'cards':[{'id':'a','year':5,'title':"
                                          "{'fr':'x'}}]}"));
    EXPECT_FALSE(found.contains("language-missing"));
    EXPECT_TRUE(found.contains("licence-missing"));
}

TEST(Check, finds_equal_titles_unless_something_else_is_dated) {
    EXPECT_TRUE(
        warnings_of(deck_with(plain_card("a", 5, "x") + "," + plain_card("b", 6, "X"))).contains("duplicate-title"));
    EXPECT_FALSE(warnings_of(deck_with("{'id':'a','year':5,'title':{'en':'x','fr':'x'},'dated':{'en':'1','fr':'1'}},"
                                       "{'id':'b','year':6,'title':{'en':'x','fr':'x'},'dated':{'en':'2','fr':'2'}}"))
                     .contains("duplicate-title"));
}

TEST(Check, suggests_an_illustration_that_exists) {
    const Checked checked =
        check(deck_with("{'id':'a','year':5,'title':{'en':'x','fr':'x'},'illustration':'cartwheeel'}"));
    const auto it = std::find_if(checked.problems.begin(), checked.problems.end(),
                                 [](const Problem& p) { return p.flaw == Flaw::unknown_illustration; });
    ASSERT_NE(it, checked.problems.end());
    EXPECT_NE(explain(*it, french).find("cartwheel\u00A0»"), std::string::npos) << explain(*it, french);
}

TEST(Check, judges_the_spread_of_the_years) {
    const auto scattered = [](int i) {
        return plain_card("c" + std::to_string(i * 7 % 30), 1000 + i * 30, "t" + std::to_string(i));
    };
    const auto fine = warnings_of(many(30, scattered));
    for (const char* flaw : {"crowded", "empty-stretch", "equal-years", "ids-follow-years"}) {
        EXPECT_FALSE(fine.contains(flaw)) << flaw;
    }
    EXPECT_TRUE(warnings_of(many(30, [](int i) {
                    return plain_card("c" + std::to_string(i * 7 % 30), i < 20 ? 1900 + i : i * 30,
                                      "t" + std::to_string(i));
                })).contains("crowded"));
    EXPECT_TRUE(warnings_of(many(30, [](int i) {
                    return plain_card("c" + std::to_string(i * 7 % 30), i < 15 ? -3000 + i * 30 : 1500 + i * 15,
                                      "t" + std::to_string(i));
                })).contains("empty-stretch"));
    EXPECT_TRUE(warnings_of(many(30, [](int i) {
                    return plain_card("c" + std::to_string(i), i < 5 ? 1789 : 1000 + i * 30, "t" + std::to_string(i));
                })).contains("equal-years"));
    EXPECT_TRUE(warnings_of(many(30, [](int i) {
                    return plain_card("c" + std::to_string(100 + i), 1000 + i * 30, "t" + std::to_string(i));
                })).contains("ids-follow-years"));
}

TEST(Check, knows_the_spaces_of_french) {
    EXPECT_TRUE(
        warnings_of(deck_with("{'id':'a','year':5,'title':{'en':'x','fr':'Quoi ?'}}")).contains("french-spaces"));
    EXPECT_FALSE(
        warnings_of(deck_with("{'id':'a','year':5,'title':{'en':'x','fr':'Quoi\u202F?'}}")).contains("french-spaces"));
}

TEST(Check, sorts_errors_before_warnings_and_names_lines) {
    const Checked checked = check(deck_with(plain_card("a", 5, "x") + ",\n" + plain_card("b", 0, "y")));
    ASSERT_FALSE(checked.problems.empty());
    EXPECT_EQ(checked.problems.front().flaw, Flaw::bad_year);
    EXPECT_EQ(checked.problems.front().line, 2U);
    EXPECT_EQ(checked.problems.front().card_id, "b");
}

// So many that looking through all keys for the line of each would take longer than a test may.
TEST(Check, stops_after_500_remarks_however_many_there_are) {
    const auto keys = [](const std::string& mark) {
        std::string text;
        for (int i = 0; i < 600'000; ++i) text += "'" + mark + std::to_string(i) + "':1,\n";
        return text;
    };
    const std::string card = "{" + keys("c") + whole_card.substr(1);
    for (const std::string& text : {deck_with(whole_card, keys("d")), deck_with(card)}) {
        const Problems problems = check(text).problems;
        ASSERT_EQ(problems.size(), most_problems + 1);
        EXPECT_EQ(problems.back().flaw, Flaw::stopped);
        EXPECT_EQ(problems.back().line, 0U);
        EXPECT_EQ(problems[0].flaw, Flaw::unknown_field);
        EXPECT_GT(problems[499].line, 490U);
    }
    EXPECT_EQ(explain({Flaw::stopped, {}, "", "", {number("most", 500)}}, english),
              "there is more to say: the check stopped after 500 remarks");
}

TEST(Check, does_not_stop_before_500_remarks) {
    const auto unknown = [](int count) {
        std::string keys;
        for (int i = 0; i < count; ++i) keys += "'k" + std::to_string(i) + "':1,";
        return check(deck_with(whole_card, keys)).problems;
    };
    const std::size_t others = unknown(0).size();
    ASSERT_LT(others, most_problems);
    const auto fit = static_cast<int>(most_problems - others);
    EXPECT_EQ(unknown(fit).size(), most_problems);
    EXPECT_NE(unknown(fit).back().flaw, Flaw::stopped);
    EXPECT_EQ(unknown(fit + 1).size(), most_problems + 1);
    EXPECT_EQ(unknown(fit + 1).back().flaw, Flaw::stopped);
}

TEST(Check, finds_an_error_behind_any_number_of_warnings) {
    std::string cards;
    for (int i = 0; i < 6000; ++i) cards += plain_card("c" + std::to_string(i), 5, "Quoi ?") + ",";
    const Checked checked = check(deck_with(cards + plain_card("z", 0, "y")));
    EXPECT_EQ(checked.problems.size(), most_problems + 1);
    EXPECT_EQ(checked.problems.front().flaw, Flaw::bad_year);
    EXPECT_EQ(count(checked.problems, Severity::error), 1U);
    EXPECT_EQ(checked.deck.cards.size(), 6000U);
}

TEST(Check, reads_the_cards_behind_any_number_of_errors) {
    std::string cards;
    for (int i = 0; i < 6000; ++i) cards += "1,";
    const Checked checked = check(deck_with(cards + whole_card));
    EXPECT_EQ(count(checked.problems, Severity::error), most_problems);
    EXPECT_EQ(checked.problems.size(), most_problems + 1);
    EXPECT_EQ(checked.deck.cards.size(), 1U);
}

TEST(Flaws, have_names_and_words_of_their_own) {
    std::set<std::string_view> names;
    for (int i = 0; i <= static_cast<int>(Flaw::stopped); ++i) {
        const auto flaw = static_cast<Flaw>(i);
        EXPECT_TRUE(names.insert(name(flaw)).second) << name(flaw);
        EXPECT_NE(explain({flaw, {}, "", "f", {}}, english), explain({flaw, {}, "", "f", {}}, french));
    }
}

}  // namespace
}  // namespace frise::deckkit
