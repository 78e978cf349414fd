// Names of columns, and words for what is in them.
#include "deckkit/import/card_words.hpp"
#include "tests/import/samples.hpp"
#include "tests/support/languages.hpp"

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
    EXPECT_EQ(words.deck.cards[1].dated[english], "la bible");
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

TEST(Columns, day_month_and_year_apart) {
    const auto bastille = ElementsAre("1789 Bastille", "1969 Moon");
    for (const char* text : {"Jour;Mois;Année;Titre\n14;7;1789;Bastille\n20;7;1969;Moon\n",
                             "\uFEFFANNEE,MOIS,JOURS,TITRE\r\n1789,juillet,14,Bastille\r\n1969,juil.,20,Moon\r\n",
                             "Title\tDay\tMonth\tYear\nBastille\t14\tJuly\t1789\nMoon\t20\tJuly\t1969\n",
                             "JJ;MM;AAAA;Événement\n14;07;1789;Bastille\n20;07;1969;Moon\n"}) {
        const Imported result = imported(text);
        EXPECT_THAT(cards(result.deck), bastille) << text;
        EXPECT_THAT(told(result.remarks), ElementsAre("0 day-left-out")) << text;
    }
    // The names that do not say which is the day.
    EXPECT_THAT(cards(imported("Date,Month,Year,Title\n14,July,1789,Bastille\n20,July,1969,Moon\n").deck), bastille);
    EXPECT_THAT(cards(imported("Date,Year,Title\n14 July,1789,Bastille\n20 July,1969,Moon\n").deck), bastille);
    EXPECT_THAT(cards(imported("14;7;1789;Bastille\n20;7;1969;Moon\n").deck), bastille);
    EXPECT_THAT(cards(imported("14;juillet;1789;Bastille\n20;juillet;1969;Moon\n").deck), bastille);
    EXPECT_THAT(cards(imported("1;1789;Bastille\n2;1969;Moon\n").deck), bastille);
}

TEST(Columns, a_day_can_be_a_whole_date_and_is_never_a_year) {
    EXPECT_THAT(cards(imported("Jour;Titre\n14/07/1789;Bastille\n20 juillet 1969;Moon\n").deck),
                ElementsAre("1789 Bastille", "1969 Moon"));
    EXPECT_EQ(refusal("Jour;Mois;Titre\n14;7;Bastille\n20;7;Moon\n"), "no-date-column");
    const Imported shortened = imported("Jour;Mois;An;Titre\n14;7;89;Bastille\n20;7;1969;Moon\n");
    EXPECT_THAT(told(shortened.remarks), ElementsAre("0 day-left-out", "2 two-digit-year"));
    EXPECT_THAT(cards(shortened.deck), ElementsAre("1969 Moon"));
}

TEST(Columns, are_named_below_a_title) {
    const std::string table = "Date;Événement;Détail\n1789;Bastille;sept prisonniers, et une foule\n"
                              "1969;Moon;un petit pas, mais un bond\n";
    for (const char* above : {"Chronologie de 5e;;\n", "Chronologie\n\n", "Frise, 5e B\n", "1789;;\n",
                              "Classe;5e B\nAnnée scolaire;2024-2025\n;;\n", "Dates;;Événements\n"}) {
        for (const char* name : {"a.csv", "a.txt"}) {
            const Imported result = imported(above + table, name);
            EXPECT_THAT(cards(result.deck), ElementsAre("1789 Bastille", "1969 Moon")) << above;
            EXPECT_EQ(result.deck.cards.at(0).dated[english], "sept prisonniers, et une foule") << above;
            EXPECT_EQ(result.rows, 2U) << above;
            EXPECT_EQ(told(result.remarks).at(0), "1 above-names") << above;
        }
    }
    EXPECT_THAT(cards(imported("Frise;;\nDate;;Événement\nJour;Mois;An;Titre\n14;7;1789;Bastille\n").deck),
                ElementsAre("1789 Bastille"));
    EXPECT_THAT(cards(imported("Frise;\nQuand ça;Truc\n1789;Bastille\n1969;Moon\n").deck),
                ElementsAre("1789 Bastille", "1969 Moon"));
}

TEST(Columns, that_could_both_be_the_title) {
    EXPECT_THAT(cards(imported("Nom;Titre;Année\nHugo;Les Misérables;1862\nZola;Germinal;1885\n").deck),
                ElementsAre("1862 Les Misérables", "1885 Germinal"));
    for (const char* text : {"1789;Bastille;sept prisonniers, et une foule\n1969;Moon;un petit pas\n",
                             "Auteur;Année;Livre\nHugo;1862;Les Misérables\nZola;1885;Germinal\n",
                             "Date;Fait;Lieu\n1789;La prise de la Bastille;Paris\n1792;La bataille;Valmy\n"}) {
        EXPECT_EQ(refusal(text), "title-unclear") << text;
    }
    const auto result = import_deck("Auteur;Année;Livre\nHugo;1862;Les Misérables\n", "x.csv", {});
    ASSERT_FALSE(result);
    EXPECT_THAT(explain(result.error().reason, english), testing::HasSubstr("column Auteur or in column Livre"));
}

TEST(Columns, are_explained) {
    EXPECT_EQ(explain(ColumnGuess{1, "t", Field::title, french}, english), "title (French)");
    EXPECT_EQ(explain(ColumnGuess{1, "t", Field::title, english}, french), "titre (anglais)");
    EXPECT_EQ(explain(ColumnGuess{1, "t", std::nullopt, std::nullopt}, french), "non utilisée");
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
    EXPECT_EQ(article_of("https://fr.wikipedia.org/wiki/Jules_C%C3%A9sar").language, french);
    EXPECT_EQ(article_of("https://en.m.wikipedia.org/wiki/AC/DC?x=1").title, "AC/DC");
    EXPECT_EQ(article_of("Jules César").title, "Jules César");
    EXPECT_EQ(article_of("https://de.wikipedia.org/wiki/C%FF").title, "https://de.wikipedia.org/wiki/C%FF");
    EXPECT_EQ(article_of("https://fr.wikipedia.org/wiki/100%").title, "100%");
}

}  // namespace
}  // namespace frise::deckkit
