// The deck that comes with the program.
#include "engine/rules/setup.hpp"
#include "terminal/starter_deck.hpp"
#include "wording/letters.hpp"

#include <algorithm>
#include <gtest/gtest.h>

namespace frise::terminal {
namespace {

TEST(StarterDeck, is_complete_in_both_languages) {
    const PlayDeck deck = starter_deck();
    EXPECT_EQ(deck.cards.size(), 80U);
    for (const PlayCard& card : deck.cards) {
        EXPECT_NE(card.year, 0) << card.id;
        for (const Language language : all_languages) {
            EXPECT_FALSE(card.title[index(language)].empty()) << card.id;
            EXPECT_FALSE(card.fact[index(language)].empty()) << card.id;
        }
    }
}

TEST(StarterDeck, can_be_written_without_utf8) {
    for (const PlayCard& card : starter_deck().cards) {
        for (const std::string& text : {card.title[0], card.title[1], card.fact[0], card.fact[1]}) {
            const std::string ascii = to_ascii(text);
            EXPECT_EQ(std::count(text.begin(), text.end(), '?'), std::count(ascii.begin(), ascii.end(), '?')) << text;
        }
    }
}

TEST(StarterDeck, can_be_dealt_in_every_game) {
    for (const GameId game : all_games) {
        const auto terms = settle(game, seat_range(game).most, {});
        EXPECT_TRUE(check_deck(terms.value(), cards_of(starter_deck(), Language::fr))) << name(game);
    }
}

TEST(ReadDeck, says_no_to_what_is_no_deck) {
    for (const char* text : {"", "[]", "{}", R"({"title":{"en":"a","fr":"b"},"cards":[{"id":1}]})"}) {
        EXPECT_FALSE(read_deck(text)) << text;
    }
}

TEST(Captions, cards_from_elsewhere_keep_their_titles) {
    const Captions captions{
        starter_deck(), {{"battle-of-marathon", "x"}, {"mine", "My\x1b card"}, {"bare", ""}}, Language::fr};
    EXPECT_EQ(captions.title(CardNo{0}), "Bataille de Marathon");
    EXPECT_EQ(captions.title(CardNo{1}), "My card");
    EXPECT_EQ(captions.title(CardNo{2}), "bare");
    EXPECT_EQ(captions.fact(CardNo{1}), "");
}

}  // namespace
}  // namespace frise::terminal
