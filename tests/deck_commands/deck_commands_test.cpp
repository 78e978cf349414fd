// The commands of `frise deck`, as somebody with a spreadsheet would use them.
#include "deck_commands/check_command.hpp"
#include "deck_commands/export_command.hpp"
#include "deck_commands/import_command.hpp"
#include "deck_commands/print_command.hpp"
#include "deck_commands/show_command.hpp"
#include "deckkit/load.hpp"
#include "tests/cli/sitting.hpp"
#include "tests/support/languages.hpp"

#include <boost/json.hpp>

namespace frise::deck_commands::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

class Checking : public cli::test::Sitting {};
class Showing : public cli::test::Sitting {};
class Printing : public cli::test::Sitting {};
class Teacher : public cli::test::Sitting {};

constexpr const char* flawed = R"({
  "format": 1, "id": "mine", "title": {"en": "Mine"}, "licence": "CC0",
  "cards": [
    {"id": "a", "year": 1900, "title": {"en": "Born in 1900"}},
    {"id": "a", "year": 0, "title": {"en": "Nothing"}}
  ]
})";

TEST_F(Checking, all_shipped_decks_are_in_order) {
    EXPECT_EQ(check_decks({.decks = {}, .json = false, .strict = true}, desk()), cli::fine) << out();
    EXPECT_THAT(out(), AllOf(HasSubstr("inventions: 111 cards, all in order"), HasSubstr("everyday: ")));
}

TEST_F(Checking, errors_and_warnings_are_told_apart_with_file_line_and_card) {
    const std::string name = file("mine.json", flawed);
    EXPECT_EQ(check_decks({.decks = {name}}, desk()), cli::found_errors);
    EXPECT_THAT(out(), AllOf(HasSubstr(name + ":5: error: a: 0 is no year"), HasSubstr("[bad-year]"),
                             HasSubstr(name + ":5: error: a: the id “a” is also that of card 1 [duplicate-id]"),
                             HasSubstr(name + ":4: warning: a: “1900” in “title.en” gives the year away [year-hint]"),
                             HasSubstr("2 errors, ")));
    check_decks({.decks = {name}}, desk(french));
    EXPECT_THAT(out(), AllOf(HasSubstr("erreur"), HasSubstr("avertissement"), HasSubstr("trahit l’année")));
}

TEST_F(Checking, warnings_alone_are_fine_unless_strict) {
    const std::string name = file("one.json", R"({"format":1,"id":"o","title":{"en":"O"},"cards":[
        {"id":"a","year":1900,"title":{"en":"x"}}]})");
    EXPECT_EQ(check_decks({.decks = {name}}, desk()), cli::fine);
    EXPECT_EQ(check_decks({.decks = {name}, .json = false, .strict = true}, desk()), cli::found_errors);
}

TEST_F(Checking, programs_get_json) {
    EXPECT_EQ(check_decks({.decks = {file("mine.json", flawed), "arts"}, .json = true}, desk()), cli::found_errors);
    const boost::json::value report = boost::json::parse(out());
    const auto& mine = report.at("decks").at(0);
    EXPECT_EQ(mine.at("errors"), 2);
    EXPECT_EQ(mine.at("problems").at(0).at("severity"), "error");
    EXPECT_EQ(mine.at("problems").at(0).at("line"), 5);
    EXPECT_EQ(mine.at("problems").at(0).at("card"), 2);
    EXPECT_TRUE(mine.at("problems").at(0).at("message").at("fr").is_string());
    EXPECT_EQ(report.at("decks").at(1).at("errors"), 0);
}

TEST_F(Checking, stops_after_500_remarks) {
    std::string keys;
    for (int i = 0; i < 2000; ++i) keys += "\"k" + std::to_string(i) + "\":1,";
    const std::string name =
        file("keys.json", "{" + keys + R"("format":1,"id":"k","title":{"fr":"K"},"cards":[1,{"id":"a"}]})");
    EXPECT_EQ(check_decks({.decks = {name}}, desk()), cli::found_errors);
    const std::string told = out();
    EXPECT_EQ(std::count(told.begin(), told.end(), '\n'), 502);
    EXPECT_THAT(told, AllOf(HasSubstr("the check stopped after 500 remarks [stopped]"), HasSubstr("[field-missing]")));
    check_decks({.decks = {name}}, desk(french));
    EXPECT_THAT(out(), HasSubstr("la vérification s’est arrêtée après 500"));
}

TEST_F(Checking, what_is_no_deck_is_refused) {
    EXPECT_EQ(check_decks({.decks = {path("absent.json")}}, desk()), cli::wrong_arguments);
    EXPECT_THAT(err(), HasSubstr("cannot be read"));
    EXPECT_EQ(check_decks({.decks = {file("x.json", std::string("\0\1\2", 3))}}, desk()), cli::found_errors);
    EXPECT_THAT(out(), HasSubstr("[not-json]"));
}

TEST_F(Showing, a_deck_is_seen_at_a_glance) {
    EXPECT_EQ(show_deck({.decks = {"france"}}, desk(french)), cli::fine);
    EXPECT_THAT(out(), AllOf(StartsWith("Histoire de France\n"), HasSubstr("█"), HasSubstr("Cartes        102"),
                             HasSubstr("Thèmes"), HasSubstr("CC BY 4.0"), Not(HasSubstr("Lascaux"))));
    EXPECT_EQ(show_deck({.decks = {"france"}, .cards = true}, desk()), cli::fine);
    EXPECT_THAT(out(), HasSubstr("1940  The finding of Lascaux"));
}

TEST_F(Showing, several_are_shown_as_one_and_filtered) {
    EXPECT_EQ(show_deck({.decks = {"arts", "science"}, .filter = {.from = 1900}}, desk()), cli::fine);
    EXPECT_THAT(out(), AllOf(HasSubstr("Arts, music and film + Science and discoveries"), Not(HasSubstr("229"))));
    EXPECT_EQ(show_deck({.decks = {"arts"}, .filter = {.from = 2100}}, desk()), cli::wrong_arguments);
    EXPECT_EQ(show_deck({}, desk()), cli::wrong_arguments);
}

TEST_F(Showing, the_spread_is_drawn_as_svg) {
    EXPECT_EQ(show_deck({.decks = {"arts"}, .svg = path("arts.svg")}, desk()), cli::fine);
    EXPECT_THAT(content("arts.svg"), AllOf(StartsWith("<svg xmlns"), HasSubstr("<rect"), HasSubstr("</svg>\n")));
    EXPECT_EQ(show_deck({.decks = {"arts"}, .svg = "/no/such/folder/x.svg"}, desk()), cli::wrong_arguments);
}

TEST_F(Showing, the_shelf_is_listed) {
    EXPECT_EQ(list_decks(desk(french)), cli::fine);
    EXPECT_THAT(out(), AllOf(HasSubstr("everyday    Vie quotidienne et cuisine"), HasSubstr(" 111  ")));
}

TEST_F(Printing, wrong_words_are_refused_with_what_would_be_right) {
    const std::string pdf = path("x.pdf");
    EXPECT_EQ(print_decks({.decks = {"arts"}, .output = pdf, .paper = "a5"}, desk()), cli::wrong_arguments);
    EXPECT_THAT(err(), HasSubstr("--paper a5: it is one of a4, letter"));
    EXPECT_EQ(print_decks({.decks = {"arts"}, .output = pdf, .offset = "far"}, desk()), cli::wrong_arguments);
    EXPECT_THAT(err(), HasSubstr("--offset far"));
    EXPECT_EQ(print_decks({.decks = {"arts"}, .output = pdf, .rules = "chess"}, desk()), cli::wrong_arguments);
    EXPECT_THAT(err(), HasSubstr("the games are classic"));
    EXPECT_FALSE(std::filesystem::exists(pdf));
}

// Thirty events in a spreadsheet, saved from LibreOffice in French: semicolons, Windows-1252.
std::string spreadsheet() {
    std::string text = "Ann\xE9"
                       "e;\xC9v\xE9nement;Remarque\r\n";
    for (int i = 0; i < 28; ++i) {
        text += std::to_string(1200 + (i * 11) % 28 * 25) +
                ";Fondation de l\x92\xE9"
                "cole " +
                std::string(1, static_cast<char>('A' + i)) + ";\"une note ; avec point-virgule\"\r\n";
    }
    text += "44 av. J.-C.;Mort de C\xE9sar;\r\nvers 1450;L\x92imprimerie;\r\nbient\xF4t;Demain;\r\n";
    return text;
}

TEST_F(Teacher, a_spreadsheet_becomes_a_deck_that_is_checked_played_and_printed) {
    const std::string csv = file("ecole.csv", spreadsheet());
    ASSERT_EQ(import_deck({.file = csv}, desk(french)), cli::fine) << err();
    EXPECT_THAT(err(), AllOf(HasSubstr("colonne 1 « Année » : année"), HasSubstr("colonne 2 « Événement » : titre"),
                             HasSubstr("ecole.csv:32: sautée")));
    EXPECT_THAT(out(), AllOf(HasSubstr("30 cartes de 31 lignes"), HasSubstr("frise deck check " + path("ecole.json"))));

    EXPECT_EQ(check_decks({.decks = {path("ecole.json")}}, desk(french)), cli::fine) << out();
    const deckkit::Deck deck = deckkit::load_deck(path("ecole.json")).value();
    EXPECT_EQ(deck.cards.size(), 30U);
    EXPECT_EQ(show_deck({.decks = {path("ecole.json")}}, desk(french)), cli::fine);
    EXPECT_EQ(print_decks({.decks = {path("ecole.json")}, .output = path("ecole.pdf")}, desk(french)), cli::fine)
        << err();
    EXPECT_THAT(content("ecole.pdf"), StartsWith("%PDF-"));

    EXPECT_EQ(export_deck({.deck = path("ecole.json"), .output = path("retour.csv"), .separator = ";"}, desk()),
              cli::fine);
    ASSERT_EQ(import_deck({.file = path("retour.csv")}, desk(french)), cli::fine) << err();
    EXPECT_TRUE(deckkit::load_deck(path("retour.json")).value() == deck);
}

TEST_F(Teacher, nothing_is_written_over_or_half_written) {
    const std::string csv = file("a.csv", "year,title\n1900,x\n");
    file("a.json", "precious");
    EXPECT_EQ(import_deck({.file = csv}, desk()), cli::wrong_arguments);
    EXPECT_THAT(err(), HasSubstr("is there already"));
    EXPECT_EQ(content("a.json"), "precious");
    EXPECT_EQ(import_deck({.file = file("b.csv", "just words\nno dates\n"), .output = path("b.json")}, desk()),
              cli::found_errors);
    EXPECT_FALSE(std::filesystem::exists(path("b.json")));
    EXPECT_EQ(import_deck({.file = csv, .output = path("a.json")}, desk()), cli::wrong_arguments);
    EXPECT_THAT(err(), HasSubstr("add --replace to write over it"));
    EXPECT_EQ(content("a.json"), "precious");
    EXPECT_EQ(import_deck({.file = csv, .output = path("a.json"), .replace = true}, desk()), cli::fine) << err();
    EXPECT_THAT(content("a.json"), StartsWith("{"));
    EXPECT_EQ(import_deck({.file = csv, .output = "-"}, desk()), cli::fine);
    EXPECT_THAT(out(), StartsWith("{\n"));
}

TEST_F(Teacher, every_command_leaves_the_files_that_are_there) {
    const std::string there = file("there", "precious");
    const auto all = [&](const std::string& output, bool replace) {
        return std::vector{export_deck({.deck = "arts", .output = output, .replace = replace}, desk()),
                           print_decks({.decks = {"arts"}, .output = output, .replace = replace}, desk()),
                           show_deck({.decks = {"arts"}, .svg = output, .replace = replace}, desk())};
    };
    EXPECT_THAT(all(there, false), testing::Each(cli::wrong_arguments));
    EXPECT_THAT(err(), HasSubstr("--replace"));
    EXPECT_EQ(content("there"), "precious");
    EXPECT_THAT(all(path("."), true), testing::Each(cli::wrong_arguments)) << "a folder is never replaced";
    EXPECT_THAT(all(there, true), testing::Each(cli::fine)) << err();
    EXPECT_THAT(content("there"), StartsWith("<svg"));
    // Nothing half written is left beside them.
    const auto names = std::filesystem::directory_iterator{path(".")};
    EXPECT_EQ(std::distance(begin(names), end(names)), 1);
}

TEST_F(Teacher, wrong_arguments_are_refused) {
    EXPECT_EQ(import_deck({}, desk()), cli::wrong_arguments);
    EXPECT_EQ(import_deck({.file = path("absent.csv")}, desk()), cli::wrong_arguments);
    EXPECT_EQ(import_deck({.file = path("a.csv"), .texts = "de"}, desk()), cli::wrong_arguments);
    EXPECT_EQ(import_deck({.file = path("a.csv"), .kind = "xml"}, desk()), cli::wrong_arguments);
    EXPECT_EQ(export_deck({}, desk()), cli::wrong_arguments);
    EXPECT_EQ(export_deck({.deck = "nothing"}, desk()), cli::wrong_arguments);
    EXPECT_EQ(export_deck({.deck = "arts", .separator = "|"}, desk()), cli::wrong_arguments);
}

}  // namespace
}  // namespace frise::deck_commands::test
