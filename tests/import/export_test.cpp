// Export and back again.
#include "deckkit/deck_json.hpp"
#include "deckkit/import/export_csv.hpp"
#include "deckkit/shelf.hpp"
#include "tests/import/samples.hpp"
#include "tests/support/languages.hpp"

#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

namespace frise::deckkit {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

Deck small_deck() {
    Deck deck;
    deck.id = "small";
    deck.title[french] = "Petit ; « paquet »";
    deck.authors = {"A, B", "", "=C"};
    deck.colour = "#c98a1b";
    Card card;
    card.id = "x";
    card.year = -44;
    card.precision = Precision::about;
    card.title[french] = "=cmd|'/c calc'!A1";
    card.title[english] = "-44";
    card.fact[french] = " \"Toi\" ; aussi, mon fils ";
    card.themes = {"war", "espace"};
    card.icons = Icons{1, 1000};
    deck.cards = {card};
    return deck;
}

TEST(Export, is_a_table_that_people_can_read) {
    EXPECT_EQ(export_csv(small_deck(), {';', false}),
              "#frise;id;small\r\n"
              "#frise;title_fr;\"Petit ; « paquet »\"\r\n"
              "#frise;author;\"A, B\"\r\n"
              "#frise;author;\r\n"
              "#frise;author;'=C\r\n"
              "#frise;colour;#c98a1b\r\n"
              "year;precision;title_en;title_fr;dated_en;dated_fr;fact_en;fact_fr;clue_en;clue_fr;themes;region;"
              "illustration;source_en;source_fr;familiarity;icon_front;icon_back;id\r\n"
              "-44;about;-44;'=cmd|'/c calc'!A1;;;;\" \"\"Toi\"\" ; aussi, mon fils \";;;war|espace;;;;;;1;1000;x\r\n");
}

TEST(Export, comes_back) {
    for (const char separator : {',', ';', '\t', '|'}) {
        for (const bool with_bom : {true, false}) {
            const Imported back = imported(export_csv(small_deck(), {separator, with_bom}), "other-name.csv");
            EXPECT_EQ(back.deck, small_deck());
            EXPECT_THAT(back.remarks, IsEmpty());
        }
    }
}

TEST(Export, every_deck_of_ours_comes_back) {
    for (const std::string_view id : shelf_ids()) {
        const Deck deck = read_deck(shelf_json(id).value()).deck;
        ASSERT_FALSE(deck.cards.empty());
        const Imported back = imported(export_csv(deck), "x.csv");
        EXPECT_EQ(back.deck, deck) << id;
        EXPECT_THAT(back.remarks, IsEmpty());
    }
}

TEST(Export, comes_back_from_a_spreadsheet_that_wrote_it_its_own_way) {
    // Every text in quotes, rows filled up to the same width, a card added by hand.
    const Deck deck = imported("\"#frise\";\"id\";\"mine\";\"\"\n\"#frise\";\"title_fr\";\"Le mien\";\"\"\n"
                               "\"year\";\"precision\";\"title_fr\";\"id\"\n-44;\"exact\";\"César\";\"cesar\"\n"
                               "\"vers 1450\";\"\";\"Imprimerie\";\"\"\n",
                               "x.csv")
                          .deck;
    EXPECT_EQ(deck.id, "mine");
    EXPECT_EQ(deck.title[french], "Le mien");
    EXPECT_EQ(deck.cards.at(1).precision, Precision::about);
    EXPECT_EQ(deck.cards.at(1).id, "imprimerie");
}

// Letters that tables, spreadsheets and encodings trip over.
rc::Gen<std::string> any_text() {
    const auto piece = rc::gen::elementOf(std::vector<std::string>{
        "a",  "Z", "7",    " ",      "  ",     "\"",    "\"\"",    "'",       ",",  ";",      "|",      "=",
        "+",  "-", "@",    "#frise", "é",      "œ",     "«\u00A0", "\u00A0»", "’",  "\u2028", "\u200B", "😀",
        "\\", "/", "1789", "sep=;",  "{{c1::", "&amp;", "<b>",     "\uFEFF",  "年", "http://"});
    return rc::gen::map(rc::gen::container<std::vector<std::string>>(piece),
                        [](const std::vector<std::string>& pieces) {
                            std::string text;
                            for (const std::string& each : pieces) text += each;
                            return text.size() > 900 ? std::string{"long"} : text;
                        });
}

std::string some_text() { return *any_text(); }

// What `read_deck` would accept, and no more.
Translated some_translated(bool filled) {
    Translated text;
    for (std::string& each : text.texts) each = some_text();
    if (filled && text.empty()) text[english] = "x";
    return text;
}

Card some_card(std::size_t number) {
    Card card;
    card.id = *rc::gen::element("a", "b-2", "1789") + std::string{"-n"} + std::to_string(number);
    card.year = *rc::gen::nonZero<Year>();
    card.precision = *rc::gen::elementOf(all_precisions);
    card.title = some_translated(true);
    card.dated = some_translated(false);
    card.fact = some_translated(false);
    card.clue = some_translated(false);
    card.themes = *rc::gen::container<std::vector<std::string>>(
        rc::gen::element<std::string>("war", "espace", "a-b", "my-theme", "x1"));
    card.region = *rc::gen::element<std::string>("", "africa", "latin-america", "world");
    card.illustration = some_text();
    card.source = some_translated(false);
    card.familiarity = *rc::gen::inRange(0, 6);
    if (*rc::gen::arbitrary<bool>()) card.icons = Icons{*rc::gen::inRange(1, 1001), *rc::gen::inRange(1, 1001)};
    return card;
}

Deck some_deck() {
    Deck deck;
    deck.id = *rc::gen::element<std::string>("deck", "my-deck-2");
    deck.title = some_translated(true);
    deck.description = some_translated(false);
    deck.licence = some_text();
    deck.authors = *rc::gen::container<std::vector<std::string>>(any_text());
    deck.tags = *rc::gen::container<std::vector<std::string>>(any_text());
    deck.themes = *rc::gen::container<std::vector<std::string>>(any_text());
    deck.colour = *rc::gen::element<std::string>("", "#c98a1b");
    deck.cover = some_text();
    const auto cards = static_cast<std::size_t>(*rc::gen::inRange(1, 8));
    for (std::size_t i = 0; i < cards; ++i) deck.cards.push_back(some_card(i));
    return deck;
}

TEST(Export, any_deck_comes_back) {
    rc::detail::TestParams params;
    params.seed = 1789;
    params.maxSuccess = 200;
    params.maxSize = 20;
    const auto property = [] {
        const Deck deck = some_deck();
        const CsvStyle style{*rc::gen::element(',', ';', '\t'), *rc::gen::arbitrary<bool>()};
        const auto back = import_deck(export_csv(deck, style), "x.csv", {});
        RC_ASSERT(back.has_value());
        RC_ASSERT(back->remarks.empty());
        RC_ASSERT(back->deck == deck);
    };
    const auto result = rc::detail::checkTestable(property, rc::detail::TestMetadata{}, params);
    std::ostringstream text;
    rc::detail::printResultMessage(result, text);
    EXPECT_TRUE(result.is<rc::detail::SuccessResult>()) << text.str();
}

}  // namespace
}  // namespace frise::deckkit
