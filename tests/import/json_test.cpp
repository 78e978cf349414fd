// JSON lists, decks, and Quizlet's texts.
#include "deckkit/deck_json.hpp"
#include "deckkit/import/limits.hpp"
#include "tests/import/samples.hpp"
#include "tests/support/languages.hpp"

namespace frise::deckkit {
namespace {

using testing::ElementsAre;

TEST(Json, a_list_of_objects) {
    const Imported result = imported(R"([
  {"name": "Telephone", "date": 1876, "tags": ["technology", "communication"]},
  {"event": "ignored", "name": "Caesar", "date": "44 BC"},
  {"name": "Half", "date": 12.5},
  {"name": "Whole", "date": 1789.0},
  17,
  {"name": "No date"}
])",
                                     "list.json");
    EXPECT_EQ(result.kind, FileKind::json);
    EXPECT_THAT(cards(result.deck), ElementsAre("1876 Telephone", "-44 Caesar", "1789 Whole"));
    EXPECT_THAT(result.deck.cards[0].themes, ElementsAre("technology", "communication"));
    EXPECT_THAT(told(result.remarks), ElementsAre("3 not-a-date", "5 not-an-object", "6 date-missing"));
}

TEST(Json, lines_are_told_where_they_are_known) {
    const Imported result =
        imported("[\n{\"title\": \"a\", \"year\": 1},\n\n{\"title\": \"b\",\n \"year\": \"x\"}]", "l.json");
    EXPECT_THAT(told(result.remarks), ElementsAre("4 not-a-date"));
}

TEST(Json, texts_in_languages_and_lists_inside_objects) {
    const Deck deck = imported(R"({"info": 1, "events": [{"title": {"en": "A", "fr": "B"}, "year": 3,
                                  "icons": {"front": 1, "back": 2}}]})",
                               "l.json")
                          .deck;
    EXPECT_EQ(deck.cards[0].title[french], "B");
    EXPECT_EQ(deck.cards[0].icons, (Icons{1, 2}));
}

TEST(Json, a_deck_passes_through) {
    std::ifstream file{std::string{FRISE_SOURCE_DIR} + "/decks/20-world.json"};
    std::ostringstream text;
    text << file.rdbuf();
    const Imported result = imported(text.str(), "world.json");
    EXPECT_EQ(result.kind, FileKind::deck);
    EXPECT_EQ(result.deck, read_deck(text.str()).deck);
    const auto broken = import_deck(R"({"format": 1, "cards": []})", "x.json", {});
    ASSERT_FALSE(broken);
    EXPECT_EQ(broken.error().reason.issue, Issue::deck_unusable);
    EXPECT_FALSE(broken.error().problems.empty());
}

TEST(Json, what_is_none_is_refused) {
    EXPECT_EQ(refusal("[{\"title\": ", "x.json"), "not-json");
    EXPECT_EQ(refusal("{\"a\": 1}", "x.json"), "no-list");
    EXPECT_EQ(refusal("[1, 2]", "x.json"), "no-list");
    EXPECT_EQ(refusal("[]", "x.json"), "no-list");
    EXPECT_EQ(refusal(std::string(100'000, '['), "x.json"), "not-json");
    EXPECT_EQ(refusal("[" + std::string(most_values, ',') + "]", "x.json"), "too-many-values");
    std::string wide = "[{";
    for (int i = 0; i < 150; ++i) wide += "\"k" + std::to_string(i) + "\": 1,";
    EXPECT_EQ(refusal(wide + "\"year\": 1, \"title\": \"a\"}]", "x.json"), "too-many-columns");
}

TEST(Quizlet, tabs_and_lines) {
    const Imported result =
        imported("Telephone\t1876\n1789\tBastille\nCaesar dies\t44 BC\nOdd\tnothing\n", "quizlet.txt");
    EXPECT_EQ(result.kind, FileKind::quizlet);
    EXPECT_THAT(fields(result.columns), ElementsAre("title", "year"));
    EXPECT_THAT(cards(result.deck), ElementsAre("1876 Telephone", "1789 Bastille", "-44 Caesar dies"));
    EXPECT_THAT(told(result.remarks), ElementsAre("4 not-a-date"));
}

TEST(Quizlet, separators_of_ones_own) {
    EXPECT_THAT(cards(imported("1789 - Bastille\n1969 - Moon - first steps\nRome - falls - 476\n", "q.txt").deck),
                ElementsAre("1789 Bastille", "1969 Moon - first steps", "476 Rome - falls"));
    EXPECT_THAT(cards(imported("Bastille,1789;Moon,1969;Wall,1989;", "q.txt").deck),
                ElementsAre("1789 Bastille", "1969 Moon", "1989 Wall"));
    EXPECT_THAT(cards(imported("Bastille,1789\r\nMoon,1969\r\n", "q.txt", {.kind = FileKind::quizlet}).deck),
                ElementsAre("1789 Bastille", "1969 Moon"));
}

TEST(Quizlet, a_title_that_is_a_year_too) {
    EXPECT_THAT(cards(imported("1984\t1949\nUlysses\t1922\nEmma\t1815\n", "q.txt").deck),
                ElementsAre("1949 1984", "1922 Ulysses", "1815 Emma"));
}

}  // namespace
}  // namespace frise::deckkit
