// Names of columns, and words for what is in them.
#include "deckkit/import/card_words.hpp"
#include "tests/import/samples.hpp"

namespace frise::deckkit {
namespace {

using testing::ElementsAre;

std::string field_of(std::string_view header) {
    const auto named = field_named(header);
    if (!named) return "-";
    return std::string{name(named->field)} + (named->language ? "_" + std::string{code(*named->language)} : "");
}

TEST(Columns, are_known_by_many_names) {
    for (const char* each : {"année", "ANNÉE", "Annee", "date", "Date ", "an", "year", "inception", "pointInTime"}) {
        EXPECT_EQ(field_of(each), "year") << each;
    }
    for (const char* each : {"titre", "Événement", "evenement", "title", "event", "Name", "nom", "itemLabel"}) {
        EXPECT_EQ(field_of(each), "title") << each;
    }
    for (const char* each :
         {"titre (fr)", "title_fr", "titleFr", "Titre français", "itemLabel_fr", "label_fr", "TITLE-FR"}) {
        EXPECT_EQ(field_of(each), "title_fr") << each;
    }
    EXPECT_EQ(field_of("title_en"), "title_en");
    EXPECT_EQ(field_of("Titre (anglais)"), "title_en");
    EXPECT_EQ(field_of("quoi"), "dated");
    EXPECT_EQ(field_of("fait"), "fact");
    EXPECT_EQ(field_of("Anecdote"), "fact");
    EXPECT_EQ(field_of("Indice"), "clue");
    EXPECT_EQ(field_of("hint_en"), "clue_en");
    EXPECT_EQ(field_of("Thème(s)"), "themes");
    EXPECT_EQ(field_of("Région"), "region");
    EXPECT_EQ(field_of("Article Wikipédia"), "source");
    EXPECT_EQ(field_of("image"), "illustration");
    EXPECT_EQ(field_of("Familiarité"), "familiarity");
    EXPECT_EQ(field_of("icon front"), "icon_front");
    EXPECT_EQ(field_of("icon_back"), "icon_back");
    EXPECT_EQ(field_of("timePrecision"), "precision");
    EXPECT_EQ(field_of("id"), "id");
    for (const char* each : {"", "Prix (€)", "countryLabel", "fr", "item", "colonne 7"})
        EXPECT_EQ(field_of(each), "-") << each;
}

TEST(Columns, are_used_once) {
    EXPECT_THAT(fields(guess_columns({"date", "year", "titre", "title_en", "nom"}, {})),
                ElementsAre("year", "-", "title", "title_en", "-"));
    EXPECT_THAT(fields(guess_columns({"date de fin de chantier", "année", "nom du monument"}, {})),
                ElementsAre("-", "year", "title"));
}

TEST(Columns, precision_can_be_two_things) {
    EXPECT_THAT(fields(imported("année;titre;précision\n1789;a;exacte\n1450;b;vers\n").columns),
                ElementsAre("year", "title", "precision"));
    const Imported words = imported("année;titre;précision\n1789;a;sept prisonniers\n1450;b;la bible\n");
    EXPECT_THAT(fields(words.columns), ElementsAre("year", "title", "dated"));
    EXPECT_EQ(words.deck.cards[1].dated[Language::en], "la bible");
}

TEST(Columns, without_names_are_known_by_contents) {
    const Imported short_one = imported("1789,Bastille,x\n1969,Moon landing,y\n-44,Caesar dies,z\n");
    EXPECT_THAT(fields(short_one.columns), ElementsAre("year", "title", "-"));
    EXPECT_THAT(cards(short_one.deck), ElementsAre("1789 Bastille", "1969 Moon landing", "-44 Caesar dies"));
    const Imported odd_names = imported("colonne a;colonne b\nBastille;1789\nLune;1969\nRome;-753\n");
    EXPECT_THAT(fields(odd_names.columns), ElementsAre("title", "year"));
    EXPECT_EQ(odd_names.columns[0].header, "colonne a");
    EXPECT_EQ(odd_names.deck.cards.size(), 3U);
}

TEST(Columns, are_explained) {
    EXPECT_EQ(explain(ColumnGuess{1, "t", Field::title, Language::fr}, Language::en), "title (French)");
    EXPECT_EQ(explain(ColumnGuess{1, "t", Field::title, Language::en}, Language::fr), "titre (anglais)");
    EXPECT_EQ(explain(ColumnGuess{1, "t", std::nullopt, std::nullopt}, Language::fr), "non utilisée");
}

TEST(CardWords, are_found_in_both_languages) {
    EXPECT_EQ(precision_called("Siècle"), Precision::century);
    EXPECT_EQ(precision_called("about"), Precision::about);
    EXPECT_FALSE(precision_called("precisely"));
    EXPECT_EQ(region_called("Moyen-Orient"), "middle-east");
    EXPECT_EQ(region_called("North America"), "north-america");
    EXPECT_EQ(region_called("Atlantide"), "");
    EXPECT_EQ(theme_called("Musique"), "music");
    EXPECT_EQ(theme_called("Jeux vidéo"), "jeux-video");
}

TEST(CardWords, an_address_names_an_article) {
    EXPECT_EQ(article_of("https://fr.wikipedia.org/wiki/Jules_C%C3%A9sar#Mort").title, "Jules César");
    EXPECT_EQ(article_of("https://fr.wikipedia.org/wiki/Jules_C%C3%A9sar").language, Language::fr);
    EXPECT_EQ(article_of("https://en.m.wikipedia.org/wiki/AC/DC?x=1").title, "AC/DC");
    EXPECT_EQ(article_of("Jules César").title, "Jules César");
    EXPECT_EQ(article_of("https://de.wikipedia.org/wiki/C%FF").title, "https://de.wikipedia.org/wiki/C%FF");
    EXPECT_EQ(article_of("https://fr.wikipedia.org/wiki/100%").title, "100%");
}

}  // namespace
}  // namespace frise::deckkit
