// Every game, played to its end at the keyboard: it ends, it fits the screen, and it keeps its secrets.
#include "engine/rules/overloaded.hpp"
#include "tests/support/languages.hpp"
#include "tests/terminal/typed_match.hpp"
#include "wording/letters.hpp"

#include <gmock/gmock.h>
#include <regex>
#include <set>
#include <sstream>

namespace frise::terminal::test {
namespace {

using testing::HasSubstr;
using testing::Not;

// All runs of digits on the screen.
std::set<Year> numbers_in(const std::string& text) {
    std::set<Year> numbers;
    std::string digits;
    for (const char c : text + " ") {
        if (c >= '0' && c <= '9') {
            digits += c;
        } else if (!digits.empty()) {
            numbers.insert(std::stoll(digits));
            digits.clear();
        }
    }
    return numbers;
}

struct Known {
    std::set<Year> numbers;
    std::set<std::size_t> turned;

    void turn(CardNo card, Year year) {
        numbers.insert(year);
        turned.insert(index(card));
    }
    void dial(const Dials& dials) {
        Year number = 0;
        for (const int wheel : dials.wheels) number = number * 10 + wheel;
        numbers.insert(number);
    }
};

// What the events so far have told everybody.
Known known_from(const Events& events) {
    Known known;
    CardNo asked;
    const Overloaded learn{[&](const Started& e) { known.turn(e.card, e.year); },
                           [&](const DiscardStarted& e) { known.turn(e.card, e.year); },
                           [&](const Placed& e) { known.turn(e.card, e.year); },
                           [&](const DuelPlaced& e) { known.turn(e.card, e.year); },
                           [&](const ProposalPlaced& e) { known.turn(e.card, e.year); },
                           [&](const Discarded& e) { known.turn(e.card, e.year); },
                           [&](const Played& e) { known.turn(e.card, e.year); },
                           [&](const Stuck& e) { known.turn(e.card, e.year); },
                           [&](const Turned& e) {
                               for (const Dated& card : e.cards) known.turn(card.card, card.year);
                               for (const Dials& dials : e.answers) known.dial(dials);
                               if (e.cards.size() == 2)
                                   known.numbers.insert(std::abs(e.cards[0].year - e.cards[1].year));
                           },
                           [&](const DuelBegan& e) {
                               if (e.card) asked = *e.card;
                           },
                           [&](const Guessed& e) {
                               known.numbers.insert(e.year);
                               if (e.hint == Hint::right) known.turn(asked, e.year);
                           },
                           [](const auto&) {}};
    for (const Event& event : events) std::visit(learn, event);
    return known;
}

// What somebody believes, in both languages.
const std::vector<std::regex>& beliefs() {
    const std::string year = "[0-9]+( BC| av\\. J\\.-C\\.)?";
    static const std::vector<std::regex> forms{
        std::regex{"between about " + year + " and " + year + "|entre " + year + " et " + year + " environ"},
        std::regex{"(what is left between|ce qui reste entre) " + year + " (and|et) " + year},
        std::regex{"(I would answer|I would say|Je répondrais|Je dirais) " + year},
        std::regex{"[0-9]+ (years between them|ans d’écart)"}};
    return forms;
}

// Without it. Years that are told as known stay.
std::string without_beliefs(const std::string& screen) {
    std::string text = screen;
    std::replace(text.begin(), text.end(), '\n', ' ');
    text = cleaned(text);  // with plain single spaces
    for (const std::regex& form : beliefs()) text = std::regex_replace(text, form, "~");
    return text;
}

// Of what was shown since the last question.
void expect_no_secret(TypedMatch& table) {
    const Known known = known_from(table.match().record().log.events);
    const std::string screen = without_beliefs(table.new_output());
    const auto shown = numbers_in(screen);
    const auto& deck = table.match().record().log.setup.deck;
    for (std::size_t i = 0; i < deck.size(); ++i) {
        EXPECT_TRUE(!shown.contains(deck.years[i]) || known.numbers.contains(deck.years[i]))
            << "the year " << deck.years[i] << " was shown before its card was turned";
        EXPECT_TRUE(known.turned.contains(i) || screen.find(sample_fact(i)) == std::string::npos)
            << "a fact was told before its card was turned";
    }
}

void expect_fits(const std::string& screen) {
    std::istringstream lines{screen};
    for (std::string line; std::getline(lines, line);) EXPECT_LE(width(line), screen_columns) << line;
}

struct Case {
    GameId game;
    Language language;
    int people;
    int bots;
};

class WholeGame : public testing::TestWithParam<Case> {};

TEST_P(WholeGame, ends_fits_the_screen_and_keeps_its_secrets) {
    const auto& [game, language, people, bots] = GetParam();
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
        TypedMatch table{{.game = game, .people = people, .bots = bots, .language = language, .seed = seed}};
        table.on_question(expect_no_secret);
        if (seed == 2) table.ask_first({"why", "hint"});
        table.play();
        ASSERT_TRUE(table.match().game().over());
        expect_fits(table.output());
        EXPECT_THAT(table.output(), Not(HasSubstr("{"))) << "a slot was left unfilled";
        EXPECT_THAT(table.output(), Not(HasSubstr("\x1b")));
    }
}

std::vector<Case> cases() {
    std::vector<Case> list;
    for (const GameId game : all_games) {
        for (const Language language : all_languages()) {
            list.push_back({game, language, 1, 2});
            list.push_back({game, language, 3, 0});
            list.push_back({game, language, 2, 1});
            list.push_back({game, language, 0, 3});
        }
        list.push_back({game, english, 1, seat_range(game).least == 1 ? 0 : 1});
    }
    return list;
}

INSTANTIATE_TEST_SUITE_P(All, WholeGame, testing::ValuesIn(cases()), [](const auto& each) {
    std::string text{name(each.param.game)};
    std::replace(text.begin(), text.end(), '-', '_');
    return text + "_" + std::string{code(each.param.language)} + "_people_" + std::to_string(each.param.people) +
           "_bots_" + std::to_string(each.param.bots);
});

TEST(WholeGameSecrets, a_belief_is_none_but_a_year_is) {
    EXPECT_EQ(numbers_in(without_beliefs("I put it between about 3001 and\n  3027: 9% that after 3014 is right.")),
              (std::set<Year>{9, 3014}));
    EXPECT_EQ(numbers_in(without_beliefs("entre 3001 av.\u00A0J.-C. et 3027 environ, en 3014. Je dirais 3040.")),
              (std::set<Year>{3014}));
    EXPECT_EQ(numbers_in(without_beliefs("It was shown before: it is from 3014.")), (std::set<Year>{3014}));
}

TEST(WholeGameFacts, are_told_of_every_card_that_was_missed) {
    for (const GameId game : all_games) {
        for (const Language language : all_languages()) {
            TypedMatch table{{.game = game, .language = language, .seed = 3, .kind = {Strength::child, {}, {}}}};
            table.play();
            int misses = 0;
            const auto expect_fact = [&](CardNo card) {
                ++misses;
                EXPECT_THAT(table.output(), HasSubstr(sample_fact(index(card)))) << name(game);
            };
            for (const Event& event : table.match().record().log.events) {
                const auto expect_fact_of_miss = [&](const auto& e) {
                    if (!e.right) expect_fact(e.card);
                };
                std::visit(Overloaded{[&](const Placed& e) { expect_fact_of_miss(e); },
                                      [&](const DuelPlaced& e) { expect_fact_of_miss(e); },
                                      [&](const ProposalPlaced& e) { expect_fact_of_miss(e); },
                                      [&](const Stuck& e) { expect_fact(e.card); },
                                      [&](const Turned& e) {
                                          for (const Dated& card : e.cards) expect_fact(card.card);
                                      },
                                      [](const auto&) {}},
                           event);
            }
            EXPECT_GT(misses, 0) << name(game);
        }
    }
}

// What was shown since the last question, as one line with plain spaces.
std::string shown_since(TypedMatch& table) {
    std::string text = table.new_output();
    std::replace(text.begin(), text.end(), '\n', ' ');
    return cleaned(text);
}

TEST(WholeGameBoard, shows_the_line_and_all_cards_that_only_this_game_has) {
    for (const GameId game : all_games) {
        TypedMatch table{{.game = game, .people = 1, .bots = 1}};
        table.on_question([&](TypedMatch& t) {
            const std::string screen = shown_since(t);
            if (!screen.ends_with(">")) return;  // not asked for an action
            const View view = t.match().game().view(onlooker);
            const auto expect_title = [&](CardNo card) {
                EXPECT_THAT(screen, HasSubstr(t.match().record().log.setup.deck.faces[index(card)].title))
                    << name(game);
            };
            if (view.line) {
                for (const Dated& card : *view.line) expect_title(card.card);
            }
            std::visit([&](const auto& own) { each_card(own, expect_title); }, view.game);
        });
        table.play();
        EXPECT_TRUE(table.match().game().over());
    }
}

TEST(WholeGameOptions, every_way_to_miss_and_to_break_ties) {
    for (const char* miss : {"discard", "remove", "put-right"}) {
        for (const char* tie : {"usual", "single-success", "sudden-death"}) {
            OptionsWish options;
            options.set("on_miss", miss);
            options.set("tie_break", tie);
            options.set("hand", 1);
            TypedMatch table{{.people = 4, .bots = 0, .options = options}};
            table.on_question(expect_no_secret);
            table.play();
            EXPECT_TRUE(table.match().game().over());
            expect_fits(table.output());
        }
    }
}

TEST(WholeGameScreen, is_plain_ascii_where_there_is_no_utf8) {
    for (const GameId game : all_games) {
        TypedMatch table{{.game = game, .language = french}, Style{.utf8 = false}};
        table.play();
        for (const char c : table.output()) ASSERT_LT(static_cast<unsigned char>(c), 0x80) << table.output();
    }
}

TEST(WholeGameScreen, an_answer_in_challenge_is_out_of_sight_before_the_next_person_takes_over) {
    TypedMatch table{{.game = GameId::challenge, .people = 2, .bots = 0}};
    std::vector<std::string> questions;
    table.on_question([&](TypedMatch& t) { questions.push_back(t.output()); });
    table.stop_after(3);
    table.play();
    ASSERT_GE(questions.size(), 3U);
    const std::string between = questions[2].substr(questions[1].size());
    EXPECT_THAT(between, HasSubstr(std::string(40, '\n')));
    EXPECT_THAT(between, HasSubstr("Player 2, please take over"));
}

TEST(WholeGameScreen, a_screen_that_can_be_cleared_is_cleared) {
    TypedMatch table{{.game = GameId::challenge, .people = 2, .bots = 0}, Style{.controls = true}};
    table.stop_after(3);
    table.play();
    EXPECT_THAT(table.output(), HasSubstr("\x1b[2J"));
}

TEST(WholeGameScreen, colours_come_with_words_that_say_the_same) {
    TypedMatch table{MatchWish{}, Style{.colour = true}};
    table.play();
    EXPECT_THAT(table.output(), HasSubstr("\x1b[32m✓ Right"));
    expect_fits(table.output());
}

}  // namespace
}  // namespace frise::terminal::test
