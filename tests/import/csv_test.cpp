// Tables of teachers and programs.
#include "deckkit/deck_json.hpp"
#include "tests/import/samples.hpp"
#include "tests/support/languages.hpp"

namespace frise::deckkit {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Csv, a_teachers_table_as_libreoffice_saves_it_in_french) {
    const Imported result =
        imported(sample("teacher-windows-1252.csv"), "C:\\Mes documents\\Frise_de_5e.csv", {.language = french});
    EXPECT_EQ(result.kind, FileKind::csv);
    EXPECT_EQ(result.encoding, Encoding::windows_1252);
    EXPECT_THAT(fields(result.columns),
                ElementsAre("year", "title", "dated", "themes", "region", "source", "familiarity", "-", "fact"));
    EXPECT_THAT(cards(result.deck, french),
                ElementsAre("1789 Prise de la Bastille", "-44 Assassinat de César",
                            "1450 Imprimerie à caractères mobiles", "-13800000000 Big Bang",
                            "1914 Première Guerre mondiale", "1850 Révolution industrielle", "1515 Marignan"));
    EXPECT_THAT(told(result.remarks), ElementsAre("7 two-digit-year", "9 date-missing", "10 first-of-range",
                                                  "11 bad-region", "11 bad-familiarity", "12 title-missing"));
    EXPECT_EQ(result.rows, 10U);
    EXPECT_EQ(count(result.remarks, Outcome::skipped), 3U);
    EXPECT_EQ(result.deck.id, "frise-de-5e");
    EXPECT_EQ(result.deck.title[french], "Frise de 5e");
    EXPECT_THAT(result.deck.languages(), ElementsAre(french));
    EXPECT_EQ(result.deck.licence, "");
}

TEST(Csv, takes_every_field_of_a_teachers_card) {
    const Deck deck = imported(sample("teacher-windows-1252.csv"), "x.csv", {.language = french}).deck;
    const Card& bastille = deck.cards.at(0);
    EXPECT_EQ(bastille.id, "prise-de-la-bastille");
    EXPECT_EQ(bastille.dated[french], "assaut d’une foule ; sept prisonniers libérés");
    EXPECT_EQ(bastille.fact[french], "Le roi note « rien » dans son journal : il rentrait bredouille de la chasse.");
    EXPECT_THAT(bastille.themes, ElementsAre("politics", "war"));
    EXPECT_EQ(bastille.region, "europe");
    EXPECT_EQ(bastille.source[french], "Prise de la Bastille");
    EXPECT_EQ(bastille.familiarity, 5);
    EXPECT_EQ(deck.cards.at(1).fact[french], "Il aurait dit : \"Toi aussi, mon fils.\"");
    EXPECT_EQ(deck.cards.at(2).precision, Precision::about);
    EXPECT_EQ(deck.cards.at(2).familiarity, 3);
    EXPECT_EQ(deck.cards.at(5).precision, Precision::century);
    EXPECT_TRUE(read_deck(write_deck(deck)).problems.empty());
}

TEST(Csv, as_excel_writes_it) {
    const Imported wide = imported(sample("excel-utf16.txt"), "Unicode Text.txt");
    EXPECT_EQ(wide.encoding, Encoding::utf16_le);
    EXPECT_THAT(cards(wide.deck), ElementsAre("1876 Telephone", "1903 Flight"));
    EXPECT_EQ(wide.deck.cards[0].fact[english], "Bell « parle »");
    EXPECT_THAT(cards(imported(sample("excel-sep.csv")).deck), ElementsAre("1876 Telephone", "1903 Flight, powered"));
}

TEST(Csv, two_languages_side_by_side) {
    const Deck deck = imported("id,year,titre (fr),title_en\nx,1789,Prise,Storming\ny,1969,Lune,\n").deck;
    EXPECT_EQ(deck.cards[0].title[french], "Prise");
    EXPECT_EQ(deck.cards[0].title[english], "Storming");
    EXPECT_EQ(deck.cards[1].title[english], "");
    EXPECT_THAT(deck.languages(), ElementsAre(english, french));
}

TEST(Csv, ids_are_kept_where_they_can_be) {
    const Imported result = imported("id,year,title\ngood,1,a\ngood,2,b\nNot Good,3,c\n,4,d 4\n");
    std::vector<std::string> ids;
    for (const Card& card : result.deck.cards) ids.push_back(card.id);
    EXPECT_THAT(ids, ElementsAre("good", "b", "c", "d"));
    EXPECT_THAT(told(result.remarks), ElementsAre("3 id-changed", "4 id-changed"));
}

TEST(Csv, icons_are_both_or_none) {
    const Imported result = imported("year,title,icon front,icon back\n1,a,2,3\n4,b,2,\n5,c,,\n6,d,0,2000\n");
    EXPECT_EQ(result.deck.cards[0].icons, (Icons{2, 3}));
    EXPECT_FALSE(result.deck.cards[1].icons);
    EXPECT_THAT(told(result.remarks), ElementsAre("3 bad-icons", "5 bad-icons"));
}

TEST(Csv, long_texts_are_cut_and_long_cells_skipped) {
    std::string words;
    for (int i = 0; i < 400; ++i) words += "mot ";
    const Imported result =
        imported("year,title,fact\n1,a," + words + "\n2,b," + std::string(10'001, 'x') + "\n3," + words + ",\n4,d,e\n");
    EXPECT_THAT(told(result.remarks), ElementsAre("2 text-shortened", "3 cell-too-long", "4 title-too-long"));
    EXPECT_LE(result.deck.cards[0].fact[english].size(), 1000U);
    EXPECT_TRUE(result.deck.cards[0].fact[english].ends_with("mot…"));
}

TEST(Csv, spreadsheet_numbers_of_days_are_no_years) {
    const auto result = import_deck("date,title\n25404,Moon\n32820,Wall\n", "x.csv", {});
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().reason.issue, Issue::no_cards);
    EXPECT_THAT(told(result.error().remarks), ElementsAre("2 serial-number", "3 serial-number"));
    EXPECT_THAT(explain(result.error().remarks[0], french), testing::HasSubstr("«\u00A025404\u00A0»"));
}

TEST(Csv, a_licence_is_the_decks) {
    EXPECT_EQ(imported("year,title,licence\n1,a,\n2,b,CC0\n3,c,MIT\n").deck.licence, "CC0");
}

TEST(Csv, own_themes_are_called_as_they_were_written_first) {
    const Deck deck = imported("year,title,theme\n1,a,Vie de l’île;Musique\n2,b,vie de l'ile\n3,c,port\n").deck;
    EXPECT_THAT(deck.cards[0].themes, ElementsAre("vie-de-l-ile", "music"));
    EXPECT_THAT(deck.cards[1].themes, ElementsAre("vie-de-l-ile"));
    EXPECT_THAT(deck.themes, ElementsAre("Vie de l’île"));
}

TEST(Csv, options_name_the_deck) {
    const Deck deck =
        imported("year,title\n1,a\n", "x.csv", {.deck_id = "Mon Paquet", .deck_title = "Mon paquet !"}).deck;
    EXPECT_EQ(deck.id, "mon-paquet");
    EXPECT_EQ(deck.title[english], "Mon paquet !");
    EXPECT_EQ(imported("year,title\n1,a\n", "年.csv").deck.id, "imported");
}

TEST(Csv, what_has_no_years_or_titles_is_refused) {
    EXPECT_EQ(refusal("a,b\nc,d\n"), "no-date-column");
    EXPECT_EQ(refusal("year\n1789\n1790\n"), "no-title-column");
    EXPECT_EQ(refusal("year,title\n"), "no-cards");
    EXPECT_EQ(refusal(""), "file-empty");
    EXPECT_EQ(refusal(" \n\r\n"), "file-empty");
}

}  // namespace
}  // namespace frise::deckkit
