// Slots, plurals and persons.
#include "cli/names.hpp"
#include "terminal/cast.hpp"
#include "tests/support/languages.hpp"
#include "wording/listed.hpp"
#include "wording/slot.hpp"

#include <gtest/gtest.h>

namespace frise::terminal {
namespace {

const auto en = english;
const auto fr = french;
const Player you{"", std::nullopt};
const Player clio{"Clio", BotKind{}};

TEST(Phrase, fills_slots) {
    EXPECT_EQ(with_slots(en, "{a} and {b}", {word("b", "two"), word("a", "one")}), "one and two");
}

TEST(Phrase, leaves_what_it_does_not_know) {
    EXPECT_EQ(with_slots(en, "{what} now", {}), "{what} now");
    EXPECT_EQ(with_slots(en, "open { only", {}), "open { only");
}

TEST(Phrase, none_is_plural_in_english_and_singular_in_french) {
    constexpr std::string_view words = "{n} {n:card|cards}";
    EXPECT_EQ(with_slots(en, words, {number("n", 0)}), "0 cards");
    EXPECT_EQ(with_slots(en, words, {number("n", 1)}), "1 card");
    EXPECT_EQ(with_slots(fr, words, {number("n", 0)}), "0 card");
    EXPECT_EQ(with_slots(fr, words, {number("n", 2)}), "2 cards");
}

TEST(Phrase, numbers_below_zero_have_a_real_minus) { EXPECT_EQ(with_slots(en, "{n}", {number("n", -3)}), "−3"); }

TEST(Phrase, speaks_to_a_person_alone) {
    EXPECT_EQ(filled(en, "terminal.wins", {who(en, "player", you)}), "You win!");
    EXPECT_EQ(filled(en, "terminal.wins", {who(en, "player", clio)}), "Clio wins!");
    EXPECT_EQ(filled(fr, "contest.accepts", {who(fr, "player", you)}), "Vous acceptez.");
    EXPECT_EQ(filled(fr, "contest.accepts", {who(fr, "player", clio)}), "Clio accepte.");
}

TEST(Phrase, you_has_a_capital_only_at_the_beginning) {
    EXPECT_EQ(with_slots(en, "{player}. {player}, {player}", {who(en, "player", you)}), "You. You, you");
}

TEST(Phrase, a_full_stop_is_not_doubled) {
    EXPECT_EQ(with_slots(fr, "C’était {year}.", {word("year", "44 av. J.-C.")}), "C’était 44 av. J.-C.");
}

TEST(Phrase, lists_names) {
    EXPECT_EQ(listed(en, {}), "");
    EXPECT_EQ(listed(en, {"A"}), "A");
    EXPECT_EQ(listed(fr, {"A", "B"}), "A et B");
    EXPECT_EQ(listed(en, {"A", "B", "C"}), "A, B and C");
}

TEST(Cast, opponents_have_names_of_their_own) {
    const Cast cast = make_cast({"clio", "Otto"}, std::vector<cli::Opponent>(6));
    ASSERT_EQ(cast.size(), 8U);
    std::vector<std::string> names;
    for (const Player& player : cast) names.push_back(player.name);
    EXPECT_EQ(cli::repeated_name(names), std::nullopt);
    EXPECT_EQ(people_in(cast), 2);
    EXPECT_EQ(only_person(cast), std::nullopt);
    EXPECT_EQ(only_person(make_cast({""}, std::vector<cli::Opponent>(2))), Seat{0});
}

TEST(Cast, names_are_cleaned_and_cut) {
    EXPECT_EQ(cli::names_in(" Léa , \x1b[31mBob,, "), (std::vector<std::string>{"Léa", "[31mBob"}));
    EXPECT_EQ(cli::names_in("A name that is much longer than that")[0], "A name that is much…");
    EXPECT_EQ(cli::repeated_name({"Léa", "bob", "Bob"}), "Bob");
}

}  // namespace
}  // namespace frise::terminal
