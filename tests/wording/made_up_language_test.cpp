// A language that no code knows: English with every letter twice. What the program says in it has doubled letters
// only, or it did not come from a file.
#ifdef FRISE_BINARY

#include "deckkit/deck_json.hpp"
#include "deckkit/shelf.hpp"
#include "engine/rules/catalogue.hpp"
#include "terminal/cast.hpp"
#include "wording/dictionary.hpp"
#include "wording/text.hpp"

#include <algorithm>
#include <array>
#include <boost/json.hpp>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <unistd.h>
#include <utility>
#include <vector>

namespace frise {
namespace {

namespace fs = std::filesystem;
namespace json = boost::json;

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

std::string doubled(std::string_view words) {
    std::string text;
    bool name = false;  // of a slot
    for (const char c : words) {
        if (c == '{') name = true;
        if (c == '}' || c == ':') name = false;
        text += c;
        if (is_letter(c) && !name) text += c;
    }
    return text;
}

// The words in a text whose letters are not all there twice. Letters alone are labels of cards.
std::set<std::string> undoubled(const std::string& text) {
    static const std::regex word{"[A-Za-z]{2,}"};
    std::set<std::string> found;
    for (std::sregex_iterator it{text.begin(), text.end(), word}, end; it != end; ++it) {
        const std::string each = it->str();
        bool twice = each.size() % 2 == 0;
        for (std::size_t i = 0; twice && i < each.size(); i += 2) twice = each[i] == each[i + 1];
        if (!twice) found.insert(each);
    }
    return found;
}

class MadeUpLanguage : public testing::Test {
  protected:
    void SetUp() override {
        folder_ = fs::temp_directory_path() / ("frise-words-" + std::to_string(::getpid()));
        fs::create_directories(folder_ / "words/xx");
        std::map<std::string, json::object> areas;
        for (std::size_t n = 0; n < text_count; ++n) {
            const std::string name{Text::nth(n).name()};
            const std::size_t dot = name.find('.');
            areas[name.substr(0, dot)][name.substr(dot + 1)] = doubled(words({}, Text::nth(n)));
        }
        json::object& own = areas["language"];
        own["zero"] = "one";
        own["thousands"] = "_";
        own["decimal"] = "·";
        own["percent"] = "%%{n}";
        own["before_christ"] = "BBCC {year}";
        own["about"] = "{year} oorr ssoo";
        own["columns"] = "xx";
        own["space_before"] = "none";
        own["space_after"] = "none";
        for (const auto& [area, texts] : areas) write("words/xx/" + area + ".json", json::serialize(texts));
        write_deck_file();
    }
    void TearDown() override { fs::remove_all(folder_); }

    void write(const std::string& file, const std::string& text) const { std::ofstream{folder_ / file} << text; }
    [[nodiscard]] std::string path(const std::string& file) const { return (folder_ / file).string(); }

    // Some cards of the shelf with doubled texts, so that what is left in English is the program's.
    void write_deck_file() const {
        deckkit::Deck deck = deckkit::read_deck(deckkit::shelf_json("world").value()).deck;
        const auto twice = [](deckkit::Translated& texts) { texts.texts = {doubled(texts.in({}))}; };
        for (deckkit::Translated* texts : {&deck.title, &deck.description}) twice(*texts);
        for (deckkit::Card& card : deck.cards) {
            for (deckkit::Translated* texts : {&card.title, &card.dated, &card.fact, &card.clue, &card.source}) {
                twice(*texts);
            }
        }
        write("deck.json", deckkit::write_deck(deck));
    }

    // All that a command says in the language, with what it is typed.
    [[nodiscard]] std::string said(const std::string& arguments, const std::string& typed = "") const {
        write("typed", typed);
        const std::string command = "cd '" + folder_.string() + "' && HOME='" + folder_.string() +
                                    "' LC_ALL=xx.UTF-8 FRISE_WORDS=words timeout 60 '" FRISE_BINARY "' " + arguments +
                                    " < typed 2>&1";
        std::FILE* pipe = ::popen(command.c_str(), "r");
        if (pipe == nullptr) return {};
        std::string output;
        std::array<char, 4096> buffer{};
        while (const std::size_t size = std::fread(buffer.data(), 1, buffer.size(), pipe)) {
            output.append(buffer.data(), size);
        }
        ::pclose(pipe);
        return output;
    }

    static void expect_doubled(std::string output, const std::set<std::string>& names) {
        EXPECT_GT(output.size(), 10U);
        // Options, codes of flaws, paths and addresses are the same in every language; what was cut may be uneven.
        static const std::regex same{R"(--?[a-z][a-z-]+|\[[a-z-]+\]|[\w.]*/[\w./-]+|\w+\.(json|csv|pdf)|\w+…)"};
        output = std::regex_replace(output, same, "");
        std::set<std::string> left;
        for (const std::string& word : undoubled(output)) {
            if (!names.contains(word)) left.insert(word);
        }
        std::string list;
        for (const std::string& word : left) list += " " + word;
        EXPECT_TRUE(left.empty()) << "not from a file:" << list << "\n" << output.substr(0, 1500);
    }

    static std::set<std::string> with_names(std::set<std::string> names) {
        names.insert("frise");
        for (const terminal::Player& player : terminal::make_cast({}, std::vector<cli::Opponent>(6))) {
            names.insert(player.name);
        }
        return names;
    }

    fs::path folder_;
};

// Something for every question; what does not fit is refused, which is said too.
std::string typed_for_a_whole_game() {
    std::string typed;
    for (int i = 0; i < 80; ++i) {
        const std::string gap = std::to_string(i % 5);
        typed += "??\nhhiinntt\nwwhhyy\na " + gap + "\nb " + gap + "\na\naa\ncc\na 1\n1 2 3 4\n1 1 1 1\n1800\n" + gap +
                 "\neenndd\n";
    }
    return typed;
}

TEST_F(MadeUpLanguage, is_all_that_a_game_says) {
    for (const GameId game : all_games) {
        SCOPED_TRACE(name(game));
        const std::string output = said("play " + std::string{name(game)} + " --deck " + path("deck.json") +
                                            " --players AAnnnn --bots 2 --seed 3 --no-color",
                                        typed_for_a_whole_game());
        EXPECT_GT(output.size(), 3000U);
        expect_doubled(output, with_names({}));
    }
}

// With “first” and “edition” of first-edition.
std::set<std::string> words_of_games(std::set<std::string> names) {
    for (const GameId game : all_games) {
        std::istringstream id{std::string{name(game)}};
        for (std::string word; std::getline(id, word, '-');) names.insert(word);
    }
    return names;
}

TEST_F(MadeUpLanguage, is_all_that_is_said_before_a_game) {
    expect_doubled(said("play --no-color --deck " + path("deck.json"), "\nnono\n\n\n\n\n\nqq\n"),
                   with_names({"nono", "play"}));
    for (const char* wrong : {"nono", "--seats 99", "--hand 0", "--resume nono", "--bots nono", "--deck nono"}) {
        expect_doubled(said(std::string{"play classic "} + wrong),
                       with_names(words_of_games(
                           {"play", "GAME", "nono", "inventions", "world", "science", "arts", "france", "everyday"})));
    }
}

TEST_F(MadeUpLanguage, is_all_that_decks_are_checked_and_shown_in) {
    write("broken.json", R"({"format": 1, "id": "Bad", "title": {"xx": "TT"}, "colour": "red", "zz": 1, "cards": [
        {"id": "aa", "year": 0, "title": {"xx": "In 1900"}, "region": "mm", "precision": "mm", "familiarity": 9},
        {"id": "aa", "year": -44, "title": {}, "fact": 1}, 7]})");
    std::set<std::string> names{"Bad",    "red",    "africa",  "asia",       "europe", "latin",  "america",
                                "middle", "east",   "north",   "oceania",    "space",  "world",  "exact",
                                "about",  "decade", "century", "millennium", "title",  "colour", "fact",
                                "front",  "back",   "cards",   "year",       "In",     "xx",     "id"};
    names.insert("en");  // in an example of JSON
    expect_doubled(said("deck check broken.json"), names);
    for (const std::string_view theme : deckkit::all_themes) names.emplace(theme);
    names.insert({"CC", "BY", "SA", "CC0"});
    const std::string shown = std::regex_replace(said("deck show deck.json --cards"), std::regex{"[0-9a-f]{30,}"}, "");
    expect_doubled(shown, names);
    EXPECT_NE(shown.find("BBCC"), std::string::npos);
    EXPECT_NE(shown.find("oorr\u00A0ssoo"), std::string::npos);
}

TEST_F(MadeUpLanguage, is_all_that_an_import_says) {
    write("rows.csv",
          "year;title_xx;title_fr;region;foo\n1900;OOnnee;;mm;1\nxx;TTwwoo;;;\n0;ZZeerroo;;;\n;NNoonnee;;;\n");
    const std::string output = said("deck import rows.csv");
    expect_doubled(output, {"year", "title", "xx", "fr", "region", "foo", "mm", "fran", "ais"});
    EXPECT_NE(output.find("EEnngglliisshh"), std::string::npos) << output;
}

TEST_F(MadeUpLanguage, is_read_in_tables) {
    write("rows.csv", "yyeeaarr;ttiittllee;rreeggiioonn;pprreecciissiioonn;tthheemmeess\n"
                      "44 BBCC;AA;AAssiiaa;aarroouunndd;mmuussiicc\n"
                      "20 JJuullyy 1969;BB;NNeeaarr EEaasstt;;\n"
                      "19tthh cceennttuurryy;CC;;;\n"
                      "66 mmiilllliioonn yyeeaarrss aaggoo;DD;;;\n");
    const std::string output = said("deck import rows.csv");
    std::ifstream in{path("rows.json")};
    const std::string made{std::istreambuf_iterator<char>{in}, {}};
    ASSERT_FALSE(made.empty()) << output;
    const json::value cards = json::parse(made).at("cards");
    ASSERT_EQ(cards.as_array().size(), 4U) << output;
    EXPECT_EQ(cards.at(0).at("year"), -44);
    EXPECT_EQ(cards.at(1).at("year"), 1969);
    EXPECT_EQ(cards.at(2).at("year"), 1850);
    EXPECT_EQ(cards.at(3).at("year"), -66'000'000);
    EXPECT_EQ(cards.at(0).at("region"), "asia");
    EXPECT_EQ(cards.at(0).at("precision"), "about");
    EXPECT_EQ(cards.at(0).at("themes"), json::array{"music"});
    EXPECT_EQ(cards.at(1).at("region"), "middle-east");
}

TEST_F(MadeUpLanguage, is_all_that_a_simulation_reports) {
    for (const GameId game : all_games) {
        SCOPED_TRACE(name(game));
        const std::string output = said("simulate " + std::string{name(game)} + " --deck " + path("deck.json") +
                                        " --games 1200 --seed 2 --seats 3 --bots child,expert,regular --quiet");
        expect_doubled(output, {"child", "expert", "regular", "world"});
        EXPECT_NE(output.find("1_200"), std::string::npos);
        EXPECT_NE(output.find("%%"), std::string::npos);
        EXPECT_NE(output.find("·"), std::string::npos);
    }
}

// What its script says by itself, a test of the page in a browser finds.
TEST_F(MadeUpLanguage, is_what_the_page_of_a_simulation_is_given) {
    EXPECT_NE(said("simulate coop --deck " + path("deck.json") + " --games 20 --quiet --html report.html"), "");
    std::ifstream in{path("report.html")};
    const std::string page{std::istreambuf_iterator<char>{in}, {}};
    EXPECT_NE(page.find("<html lang=\"xx\">"), std::string::npos);
    const std::string opening = R"(<script type="application/json" id="report">)";
    const std::size_t from = page.find(opening) + opening.size();
    const json::value data = json::parse(page.substr(from, page.find("</script>", from) - from));
    EXPECT_EQ(undoubled(std::string{data.at("plan").at("title").as_string()}), std::set<std::string>{});
    static const std::regex slot{R"(\{\w+)"};
    for (const auto& [name, text] : data.at("texts").as_object()) {
        const bool is_sign = Text::named("language." + std::string{name}).has_value();
        const std::string said = std::regex_replace(std::string{text.as_string()}, slot, "");
        if (!is_sign) EXPECT_EQ(undoubled(said), std::set<std::string>{}) << name;
    }
    EXPECT_EQ(data.at("texts").at("decimal"), "·");
}

TEST_F(MadeUpLanguage, is_all_that_help_says) {
    for (const char* command :
         {"", "play", "deck", "simulate", "serve", "export", "backup", "archive", "load", "referee"}) {
        SCOPED_TRACE(command);
        std::string output = said(std::string{command} + " --help");
        // What is to be filled in, and names.
        output = std::regex_replace(output, std::regex{"[A-Z]{2,}|[a-z]+([|][a-z]+)+"}, "");
        std::set<std::string> names{"frise", "serve",  "backup",   "export",  "archive", "load",
                                    "play",  "deck",   "simulate", "referee", "list",    "check",
                                    "show",  "import", "print",    "info",    "en",      "fr"};
        names = words_of_games(std::move(names));
        for (const auto id : deckkit::shelf_ids()) names.emplace(id);
        expect_doubled(output, names);
    }
    EXPECT_NE(said("play --help").find("xx|fr|en"), std::string::npos);
}

TEST_F(MadeUpLanguage, is_all_that_stands_on_printed_pages) {
    expect_doubled(said("deck print deck.json --to 1000 --icons --rules coop -o cards.pdf"), {});
    const std::string command = "pdftotext -layout '" + path("cards.pdf") + "' '" + path("cards.txt") + "'";
    ASSERT_EQ(std::system(command.c_str()), 0);
    std::ifstream in{path("cards.txt")};
    expect_doubled({std::istreambuf_iterator<char>{in}, {}}, {});
}

TEST_F(MadeUpLanguage, is_all_that_a_server_says) {
    for (const char* wrong :
         {"serve --port x", "serve --log-level x", "serve --lan x", "serve --config nono", "archive",
          "archive --older-than x", "backup", "load --game nono", "load --address nono"}) {
        expect_doubled(said(wrong), {"frise", "serve", "archive", "backup", "load", "nono", "port", "log", "level",
                                     "lan", "config", "IP", "debug", "info", "warning", "error", "off"});
    }
}

TEST_F(MadeUpLanguage, is_refused_where_its_files_are_broken) {
    const auto refusal = [&](const std::string& json) {
        write("words/xx/bots.json", json);
        return said("deck list");
    };
    EXPECT_NE(refusal("{").find("bots.json"), std::string::npos);
    EXPECT_NE(refusal(R"({"nothing": "x"})").find("bots.nothing"), std::string::npos);
    EXPECT_NE(refusal(R"({"you": ""})").find("bots.you"), std::string::npos);
    EXPECT_NE(refusal(R"({"you": "{him}"})").find("{him}"), std::string::npos);
    EXPECT_EQ(refusal(R"({"you": "yyoouu"})").find("FRISE_WORDS"), std::string::npos);
}

}  // namespace
}  // namespace frise

#endif
