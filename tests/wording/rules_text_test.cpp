// The rules in brief follow the terms of the game.
#include "wording/rules_text.hpp"

#include "tests/support/languages.hpp"
#include "wording/letters.hpp"

#include <gmock/gmock.h>

namespace frise {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::Not;

std::vector<std::string> rules(GameId game, int seats, const OptionsWish& wish = {}, Rules which = Rules::all) {
    return rules_of(english, settle(game, seats, wish).value(), which);
}

TEST(RulesText, is_short_at_the_start_and_complete_on_demand) {
    for (const Language language : all_languages()) {
        for (const GameId game : all_games) {
            const Terms terms = settle(game, 3, {}).value();
            const auto brief = rules_of(language, terms, Rules::brief);
            EXPECT_GE(brief.size(), 3U);
            EXPECT_LE(brief.size(), 5U);
            EXPECT_GT(rules_of(language, terms, Rules::all).size(), brief.size());
        }
    }
}

TEST(RulesText, says_what_happens_after_a_miss_and_in_a_tie) {
    OptionsWish wish;
    wish.set("on_miss", "put-right");
    wish.set("tie_break", "sudden-death");
    EXPECT_THAT(rules(GameId::classic, 2, wish), Contains(HasSubstr("moves to its right place")));
    EXPECT_THAT(rules(GameId::classic, 2, wish), Contains(HasSubstr("Whoever misses is out")));
    EXPECT_THAT(rules(GameId::first_edition, 2), Contains(HasSubstr("leaves the game")));
    EXPECT_THAT(rules(GameId::first_edition, 2), Contains(HasSubstr("until one alone is right")));
}

TEST(RulesText, counts_cards_and_rounds) {
    OptionsWish wish;
    wish.set("hand", 1);
    EXPECT_THAT(rules(GameId::classic, 2, wish), Contains(HasSubstr("Everyone has 1 card.")));
    OptionsWish one_round;
    one_round.set("rounds", 1);
    EXPECT_THAT(rules(GameId::contest, 2, one_round), Contains(HasSubstr("after 1 round wins")));
}

TEST(RulesText, duels_differ_for_two) {
    EXPECT_THAT(rules(GameId::challenge, 2), Contains(HasSubstr("none for the one who leads")));
    EXPECT_THAT(rules(GameId::challenge, 3), Not(Contains(HasSubstr("none for the one who leads"))));
    EXPECT_THAT(rules(GameId::challenge, 3), Contains(HasSubstr("after spaces 6 and 13")));
    OptionsWish wish;
    wish.set("final_duel", true);
    EXPECT_THAT(rules(GameId::challenge, 3, wish), Contains(HasSubstr("fight a last duel")));
}

}  // namespace
}  // namespace frise
