// `frise play` from its options and questions on.
#include "deckkit/shelf.hpp"
#include "engine/rules/catalogue.hpp"
#include "tests/terminal/talk.hpp"

#include <algorithm>
#include <gmock/gmock.h>

namespace frise::terminal::test {
namespace {

using testing::AllOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;

TEST(Opening, five_times_enter_starts_classic_for_one_against_two) {
    const Talk result = talk({.seed = "5"}, {"", "", "", "", ""});
    EXPECT_EQ(result.exit_code, 0);
    EXPECT_THAT(result.out, AllOf(HasSubstr("Classic – you, Clio (regular) and Janus (regular)"),
                                  HasSubstr("Round 1 · Your turn"), EndsWith("Goodbye.\n")));
}

TEST(Opening, lists_all_games_in_the_language) {
    EXPECT_THAT(talk({}, {}).out, AllOf(HasSubstr("1  Classic"), HasSubstr("7  I Doubt It!")));
    EXPECT_THAT(talk({}, {}, in_french).out, AllOf(HasSubstr("5  Ensemble"), HasSubstr("7  Je conteste\u00A0!")));
}

TEST(Opening, the_option_is_stronger_than_the_locale) {
    EXPECT_THAT(talk({.lang = "en"}, {}, in_french).out, HasSubstr("Which game"));
    EXPECT_THAT(talk({.lang = "fr"}, {}).out, HasSubstr("À quoi voulez-vous jouer"));
}

TEST(Opening, games_go_by_number_and_by_name) {
    for (const char* typed : {"4", "chronology", "Chronology"}) {
        EXPECT_THAT(talk({}, {typed, "", "", "", ""}).out, HasSubstr("Chronology – you, Clio (regular)")) << typed;
    }
    EXPECT_THAT(talk({}, {"Première édition", "", "", "", ""}, in_french).out, HasSubstr("Première édition – vous"));
}

// By which the terminal lists it: 1 is the usual mixture.
std::size_t number_of(std::string_view deck) {
    const auto ids = deckkit::shelf_ids();
    return static_cast<std::size_t>(std::find(ids.begin(), ids.end(), deck) - ids.begin()) + 2;
}

TEST(Opening, asks_again_and_says_what_fits) {
    const std::string most = std::to_string(deckkit::shelf_ids().size() + 1);
    const std::string beyond = std::to_string(deckkit::shelf_ids().size() + 2);
    const std::string two_decks = std::to_string(number_of("inventions")) + " " + std::to_string(number_of("everyday"));
    const std::string games = std::to_string(all_games.size());
    const std::string no_game = std::to_string(all_games.size() + 1);
    const Talk result = talk({.seed = "5"}, {no_game, "chess", "1", beyond, "all", two_decks, "0", "nine", "9", "2",
                                             "A", "A,a", "A,B", "7", "-1", "1", "6", "wise", "4"});
    EXPECT_THAT(
        result.out,
        AllOf(HasSubstr("There is no game “" + no_game + "”. Type a number from 1 to " + games),
              HasSubstr("There is no game “chess”"),
              HasSubstr("“" + beyond + "” is not in the list. Type one or more numbers from 1 to " + most),
              HasSubstr("“all” is not in the list"), HasSubstr("Inventions + Everyday life and food, 173 cards"),
              HasSubstr("“0” does not fit"), HasSubstr("“nine” does not fit. Type a number from 1 to 8"),
              HasSubstr("That is 1 name. Please give 2"), HasSubstr("Two players cannot both be called a."),
              HasSubstr("“7” does not fit. Type a number from 0 to 6"),
              HasSubstr("“6” is not one of them. Type a number or a name: 1\u00A0child, 2\u00A0beginner"),
              HasSubstr("“wise” is not one of them"), HasSubstr("Classic – A, B and Clio (expert)")));
}

TEST(Opening, one_person_alone_needs_an_opponent_except_in_coop) {
    EXPECT_THAT(talk({}, {"1", "1", "1", "0", "1"}).out, HasSubstr("“0” does not fit. Type a number from 1 to 7"));
    EXPECT_THAT(talk({}, {"5", "1", "1", "0"}).out, HasSubstr("Together – you\n"));
}

TEST(Opening, says_goodbye_when_the_input_ends_at_any_question) {
    const std::vector<std::string> lines{"1", "1", "2", "Ann,Bob", "1", "1"};
    for (std::size_t count = 0; count <= lines.size(); ++count) {
        const Talk result = talk({}, {lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(count)});
        EXPECT_EQ(result.exit_code, 0);
        EXPECT_THAT(result.out, EndsWith("Goodbye.\n"));
        EXPECT_EQ(result.err, "");
    }
}

TEST(Turn, help_empty_lines_and_second_thoughts_change_nothing) {
    const Talk result = talk({.game = "classic", .bots = "1", .seed = "5"}, {"?", "", "q", "", "help", "q", "yes"});
    EXPECT_EQ(result.exit_code, 0);
    EXPECT_THAT(result.out, AllOf(HasSubstr("The rules\n"), HasSubstr("Cards of the same year"),
                                  HasSubstr("Do you really want to stop"), EndsWith("Goodbye.\n")));
    EXPECT_THAT(result.out, Not(HasSubstr("You place")));
}

TEST(Turn, whatever_is_typed_is_answered) {
    const std::string long_line(100'000, 'x');
    const Talk result =
        talk({.game = "classic", .bots = "1", .seed = "5"},
             {"a", "zz 1", "a 99", "\xff\xfe", std::string(1, '\0'), long_line, "\x1b[2J", "{}", "a a a a", "-1 -1"});
    EXPECT_EQ(result.exit_code, 0);
    EXPECT_THAT(result.out, AllOf(HasSubstr("I did not understand “a”"), HasSubstr("You have no card “zz”"),
                                  HasSubstr("There is no gap 99. The gaps are 0 to 1."), Not(HasSubstr("\x1b"))));
}

TEST(Options, wrong_ones_are_refused_with_what_would_be_right) {
    struct Wrong {
        cli::PlayOptions options;
        const char* words;
    };
    const std::vector<Wrong> all{
        {{.game = "chess"}, "there is no game “chess”; the games are classic, first-edition"},
        {{.game = "classic", .seats = "9"}, "--seats is 9, but it must be from 1 to 8"},
        {{.game = "challenge", .seats = "6"}, "The Challenge is for 2 to 5 players, and here are 6"},
        {{.game = "classic", .seats = "many"}, "--seats is “many”, but it must be a whole number"},
        {{.game = "classic", .seats = "3", .bots = "4"}, "4 opponents are too many: there are only 3 seats"},
        {{.game = "classic", .bots = "-1"}, "--bots is −1, but it must be from 0 to 8"},
        {{.game = "classic", .bots = "9"}, "--bots is 9, but it must be from 0 to 8"},
        {{.game = "classic", .bots = "expert,wise"},
         "--bots is “wise”, but it must be a number, or kinds of opponents"},
        {{.game = "classic", .bots = ","}, "child, beginner, regular, expert or historian"},
        {{.game = "classic", .bots = "child:musik"}, "“musik” is no theme; after “:” one of agriculture"},
        {{.game = "classic", .bots = "child:music+lazy"}, "“lazy” is no habit; after “+” one of naive, contest-all"},
        {{.game = "classic", .bots = "child+contest-all+contest-none"},
         "contest-all and contest-none do not go together"},
        {{.game = "classic", .seats = "1", .bots = "child,child"}, "2 opponents are too many: there is only 1 seat"},
        {{.game = "classic", .seats = "2", .players = "A,B"}, "--seats and --players cannot be given together"},
        {{.game = "classic", .players = "A,A"}, "Two players cannot both be called A"},
        {{.game = "classic", .players = "A"}, "Classic is for 2 to 8 players, and here is 1"},
        {{.lang = "de"}, "--lang is “de”, but it must be one of fr, en"},
        {{.game = "classic", .deck = "everyday", .seats = "2", .hand = "0"},
         "--hand is 0, but it must be from 1 to 61"},
        {{.game = "classic", .deck = "everyday", .seats = "2", .hand = "40"},
         "the deck has 62 cards, but these hands need 81"},
        {{.game = "classic", .seats = "3", .hand = "4,5"}, "--hand lists 2 numbers for 3 players"},
        {{.game = "classic", .seats = "2", .hand = "4,x"}, "--hand is “x”, but it must be a whole number"},
        {{.game = "classic", .seats = "2", .first = "3"}, "--first is 3, but it must be from 1 to 2"},
        {{.game = "classic", .seats = "2", .first = "0"}, "--first is 0, but it must be from 1 to 2"},
        {{.game = "classic", .seats = "2", .seed = "-1"}, "--seed is “-1”, but it must be a whole number"},
        {{.game = "classic", .seats = "2", .values = {{"on_miss", "eat"}}},
         "it must be one of discard, remove, put-right"},
        {{.game = "classic", .seats = "2", .values = {{"tie_break", "x"}}},
         "one of usual, single-success, sudden-death"},
        {{.game = "classic", .seats = "2", .values = {{"cards", "36"}}}, "--cards is no option of Classic"},
        {{.game = "classic", .seats = "2", .flags = {{"final_duel", true}}}, "--final-duel is no option of Classic"},
        {{.game = "coop", .deck = "everyday", .seats = "2", .values = {{"cards", "9"}}},
         "--cards is 9, but with these hands it must be from 10 to 62"},
        {{.game = "coop", .seats = "2", .values = {{"icons", "9"}}}, "--icons is 9, but it must be from 2 to 8"},
        {{.game = "contest", .seats = "2", .values = {{"rounds", "0"}}},
         "--rounds is 0, but it must be from 1 to 1000000"},
        {{.game = "challenge", .seats = "2", .hand = "4"}, "--hand is no option of The Challenge"},
        {{.game = "classic", .deck = "chess", .seats = "2"}, "there is no deck “chess”; there are: "},
        {{.game = "classic", .deck = "./none", .seats = "2"}, "the file “./none” cannot be read"},
        {{.game = "classic", .from = "0", .seats = "2"}, "there was no year 0"},
        {{.game = "classic", .from = "x", .seats = "2"}, "--from is “x”, but it must be a whole number"},
        {{.game = "classic", .from = "10", .to = "9", .seats = "2"}, "--from has to be earlier than --to"},
        {{.game = "classic", .theme = "musik", .seats = "2"}, "--theme is “musik”, but it must be one of agriculture"},
        {{.game = "classic", .region = "mars", .seats = "2"}, "--region is “mars”, but it must be one of africa"},
        {{.game = "classic", .familiarity = "6", .seats = "2"}, "--familiarity 6 is not a number from 1 to 5"},
        {{.game = "classic", .from = "2500", .seats = "2"}, "no card is left"},
        {{.deck = "arts", .resume = "x"}, "--deck cannot be given with --resume"},
        {{.game = "classic", .resume = "x"}, "GAME cannot be given with --resume"},
        {{.resume = "/no/such/file"}, "/no/such/file cannot be read"},
    };
    for (const auto& [options, words] : all) {
        const Talk result = talk(options, {});
        EXPECT_EQ(result.exit_code, 2) << words;
        std::string err = result.err;
        std::replace(err.begin(), err.end(), '\n', ' ');
        EXPECT_THAT(err, AllOf(HasSubstr(words), HasSubstr("“frise play --help”")));
        EXPECT_EQ(result.out, "");
    }
}

TEST(Options, choose_the_cards) {
    const auto cards = [](const cli::PlayOptions& options) { return talk(options, {}).out; };
    EXPECT_THAT(cards({.game = "classic", .bots = "1"}), HasSubstr("A bit of everything, "));
    EXPECT_THAT(cards({.game = "classic", .deck = "everyday,france", .bots = "1"}),
                HasSubstr("Everyday life and food + History of France, 164 cards"));
    EXPECT_THAT(cards({.game = "classic", .deck = FRISE_SOURCE_DIR "/decks/40-arts.json", .bots = "1"}),
                HasSubstr("Arts, music and film, 114 cards"));
    EXPECT_THAT(cards({.game = "classic", .deck = "arts", .from = "1700", .theme = "music,dance", .bots = "1"}),
                Not(HasSubstr("114 cards")));
    EXPECT_THAT(cards({.game = "challenge", .deck = "science", .bots = "1"}), HasSubstr("Science"));
}

TEST(Options, are_refused_in_french_too) {
    const Talk result = talk({.game = "classic", .seats = "9"}, {}, in_french);
    EXPECT_THAT(result.err, HasSubstr("--seats vaut 9, mais il faut un nombre de 1 à 8"));
    EXPECT_THAT(talk({.game = "classic", .bots = "sage"}, {}, in_french).err,
                HasSubstr("--bots vaut «\u00A0sage\u00A0», mais il faut un nombre, ou des adversaires"));
}

TEST(Options, say_who_plays_and_who_begins) {
    const Talk named = talk({.game = "classic", .players = "Ann,Bob", .bots = "1", .first = "2"}, {});
    EXPECT_THAT(named.out,
                AllOf(HasSubstr("Classic – Ann, Bob and Clio (regular)"), HasSubstr("Bob, it is your turn")));
    EXPECT_THAT(talk({.game = "classic", .seats = "2"}, {}).out, HasSubstr("Classic – Player 1 and Player 2"));
    EXPECT_THAT(talk({.game = "twist", .bots = "2"}, {}).out, HasSubstr("Turnabout – you, Clio (regular) and"));
}

TEST(Options, say_which_kinds_of_opponents_play) {
    EXPECT_THAT(talk({.game = "classic", .bots = "expert, child:music+naive"}, {}).out,
                HasSubstr("Classic – you, Clio (expert) and Janus (child, music, naive)"));
    EXPECT_THAT(talk({.game = "classic", .bots = "child:music+naive+honest"}, {}, in_french).out,
                HasSubstr("Clio (enfant, musique, naive, honest)"));
    EXPECT_THAT(talk({.game = "classic", .bots = "débutant,historian"}, {}, in_french).out,
                HasSubstr("Classique – vous, Clio (débutant) et Janus (historien)"));
}

TEST(Opening, strengths_go_by_number_and_by_name) {
    for (const char* typed : {"5", "historian", "historien"}) {
        EXPECT_THAT(talk({}, {"1", "1", "1", "1", typed}).out, HasSubstr("you and Clio (historian)")) << typed;
        EXPECT_THAT(talk({}, {"1", "1", "1", "1", typed}, in_french).out, HasSubstr("Clio (historien)")) << typed;
    }
}

TEST(Options, hands_may_differ) {
    const Talk result = talk({.game = "classic", .seats = "2", .hand = "1,3"}, {});
    EXPECT_THAT(result.out, AllOf(HasSubstr("Everyone has a few cards"), HasSubstr("Player 2: 3 cards")));
}

TEST(Options, opponents_alone_play_to_the_end) {
    for (const char* game : {"classic", "coop", "challenge", "contest"}) {
        const Talk result = talk({.game = game, .seats = "3", .bots = "3", .seed = "7"}, {});
        EXPECT_EQ(result.exit_code, 0);
        EXPECT_THAT(result.out, testing::ContainsRegex("wins!|shared by|Score:")) << game;
    }
}

TEST(Options, the_same_seed_gives_the_same_game) {
    const cli::PlayOptions options{.game = "contest", .seats = "3", .bots = "3", .seed = "7"};
    EXPECT_EQ(talk(options, {}).out, talk(options, {}).out);
}

TEST(Colour, only_where_a_person_looks_and_wants_it) {
    const cli::Environment terminal{.lang = "C.UTF-8", .term = "xterm", .tty = true};
    EXPECT_THAT(talk({}, {}, terminal).out, HasSubstr("\x1b["));
    EXPECT_THAT(talk({.no_color = true}, {}, terminal).out, Not(HasSubstr("\x1b[")));
    cli::Environment without = terminal;
    without.no_color = true;
    EXPECT_THAT(talk({}, {}, without).out, Not(HasSubstr("\x1b[")));
    EXPECT_THAT(talk({}, {}).out, Not(HasSubstr("\x1b[")));
}

}  // namespace
}  // namespace frise::terminal::test
