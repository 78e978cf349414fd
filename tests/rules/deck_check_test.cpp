// Which decks a game can be dealt from, and what is said of the others.
#include "engine/rules/setup.hpp"

#include <gmock/gmock.h>
#include <limits>

namespace frise::test {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

std::vector<Card> deck_of(int count) {
    std::vector<Card> cards;
    for (int i = 1; i <= count; ++i) cards.push_back({.face = {"c" + std::to_string(i), ""}, .year = i});
    return cards;
}

std::vector<Card> with_icons(std::vector<Card> cards) {
    for (Card& card : cards) {
        card.front = 0;
        card.back = 1;
    }
    return cards;
}

// The code and the sentence with which a deck is refused.
std::string deck_refusal(GameId game, int seats, const std::vector<Card>& cards, const OptionsWish& wish = {}) {
    const auto deck = check_deck(settle(game, seats, wish).value(), cards);
    return deck ? "" : std::string{name(deck.error().code)} + ": " + deck.error().message;
}

TEST(DeckCheck, a_deck_keeps_its_order_and_both_sides_of_its_cards) {
    const Terms terms = settle(GameId::classic, 2, {{"hand", 1}}).value();
    const Deck deck =
        check_deck(terms, {{{"b", "B"}, 1900}, {{"a", "A"}, -44}, {{"c", ""}, 1900}, {{"d", "D"}, 7}}).value();
    EXPECT_THAT(*deck.faces, ElementsAre(Face{"b", "B"}, Face{"a", "A"}, Face{"c", ""}, Face{"d", "D"}));
    EXPECT_THAT(*deck.years, ElementsAre(1900, -44, 1900, 7));
    EXPECT_THAT(deck.icons, IsEmpty());
}

TEST(DeckCheck, line_games_need_all_hands_and_one_card) {
    for (const GameId game : {GameId::classic, GameId::first_edition, GameId::twist}) {
        EXPECT_EQ(deck_refusal(game, 3, deck_of(13)), "");
        EXPECT_THAT(deck_refusal(game, 3, deck_of(12)), AllOf(HasSubstr("deck-too-small"), HasSubstr("12"),
                                                              HasSubstr("13"), HasSubstr(std::string{name(game)})));
    }
    EXPECT_EQ(deck_refusal(GameId::chronology, 3, deck_of(16)), "");
    EXPECT_THAT(deck_refusal(GameId::chronology, 3, deck_of(15)), AllOf(HasSubstr("deck-too-small"), HasSubstr("16")));
    EXPECT_THAT(deck_refusal(GameId::classic, 2, {}), AllOf(HasSubstr("deck-too-small"), HasSubstr("9")));
}

TEST(DeckCheck, a_handicap_counts_hand_by_hand) {
    const OptionsWish wish{{"hand", std::vector<std::int64_t>{1, 2, 6}}};
    EXPECT_EQ(deck_refusal(GameId::classic, 3, deck_of(10), wish), "");
    EXPECT_THAT(deck_refusal(GameId::classic, 3, deck_of(9), wish),
                AllOf(HasSubstr("deck-too-small"), HasSubstr("10")));
}

TEST(DeckCheck, a_hand_beyond_all_decks_is_too_large_for_this_one) {
    const OptionsWish wish{{"hand", std::numeric_limits<std::int64_t>::max()}};
    EXPECT_THAT(deck_refusal(GameId::classic, 8, deck_of(10), wish), HasSubstr("deck-too-small"));
    EXPECT_THAT(deck_refusal(GameId::contest, 8, deck_of(10), wish), HasSubstr("deck-too-small"));
}

TEST(DeckCheck, contest_seats_as_many_as_the_deck_allows) {
    // The 60 cards of the source, eight to a hand.
    EXPECT_EQ(deck_refusal(GameId::contest, 7, deck_of(60)), "");
    EXPECT_THAT(deck_refusal(GameId::contest, 8, deck_of(60)),
                AllOf(HasSubstr("deck-too-small"), HasSubstr("60"), HasSubstr("65")));
    EXPECT_EQ(deck_refusal(GameId::contest, 8, deck_of(65)), "");
}

TEST(DeckCheck, coop_needs_the_cards_it_is_played_with) {
    EXPECT_EQ(deck_refusal(GameId::coop, 2, deck_of(36)), "");
    EXPECT_THAT(deck_refusal(GameId::coop, 2, deck_of(35)),
                AllOf(HasSubstr("deck-too-small"), HasSubstr("35"), HasSubstr("36")));
    EXPECT_EQ(deck_refusal(GameId::coop, 2, deck_of(10), {{"cards", 10}}), "");
    EXPECT_THAT(deck_refusal(GameId::coop, 2, deck_of(10), {{"cards", 11}}), HasSubstr("deck-too-small"));
}

TEST(DeckCheck, challenge_needs_four_cards) {
    EXPECT_EQ(deck_refusal(GameId::challenge, 5, deck_of(4)), "");
    EXPECT_THAT(deck_refusal(GameId::challenge, 2, deck_of(3)),
                AllOf(HasSubstr("deck-too-small"), HasSubstr("3"), HasSubstr("4")));
}

TEST(DeckCheck, ids_are_not_empty) {
    auto cards = deck_of(60);
    cards[58].face.id = "";
    for (const GameId game : all_games) {
        EXPECT_THAT(deck_refusal(game, 2, cards), AllOf(HasSubstr("bad-deck"), HasSubstr("59"), HasSubstr("id")));
    }
}

TEST(DeckCheck, ids_are_different) {
    auto cards = deck_of(60);
    cards[58].face.id = "c3";
    for (const GameId game : all_games) {
        EXPECT_THAT(deck_refusal(game, 2, cards), AllOf(HasSubstr("bad-deck"), HasSubstr("'c3'")));
    }
}

TEST(DeckCheck, there_is_no_year_0) {
    auto cards = deck_of(60);
    cards[58].year = 0;
    for (const GameId game : all_games) {
        EXPECT_THAT(deck_refusal(game, 2, cards), AllOf(HasSubstr("bad-deck"), HasSubstr("'c59'"), HasSubstr("0")));
    }
}

TEST(DeckCheck, years_may_be_any_others_of_64_bits_but_in_challenge) {
    auto cards = deck_of(60);
    cards[0].year = std::numeric_limits<Year>::min();
    cards[1].year = std::numeric_limits<Year>::max();
    cards[2].year = cards[3].year = -13'800'000'000;
    for (const GameId game : all_games) {
        if (game == GameId::challenge) continue;
        EXPECT_EQ(deck_refusal(game, 2, cards), "") << name(game);
    }
}

TEST(DeckCheck, a_bad_card_counts_before_a_small_deck) {
    auto cards = deck_of(2);
    cards[1].year = 0;
    for (const GameId game : all_games) EXPECT_THAT(deck_refusal(game, 2, cards), HasSubstr("bad-deck"));
}

TEST(DeckCheck, the_years_of_challenge_fit_its_dials) {
    const auto with_year = [](Year year) {
        auto cards = deck_of(4);
        cards[3].year = year;
        return deck_refusal(GameId::challenge, 2, cards);
    };
    EXPECT_EQ(with_year(-9999), "");
    EXPECT_EQ(with_year(9999), "");
    EXPECT_THAT(with_year(-10'000), AllOf(HasSubstr("bad-deck"), HasSubstr("-10000"), HasSubstr("-9999 to 9999")));
    EXPECT_THAT(with_year(10'000), AllOf(HasSubstr("bad-deck"), HasSubstr("10000"), HasSubstr("-9999 to 9999")));
    EXPECT_THAT(with_year(std::numeric_limits<Year>::min()), HasSubstr("bad-deck"));
}

TEST(DeckCheck, challenge_warns_of_years_below_minus_8000) {
    const auto warned = [](GameId game, Year year) {
        auto cards = deck_of(60);
        cards[58].year = year;
        const Terms terms = settle(game, 2, {}).value();
        return warnings({terms, check_deck(terms, cards).value(), false, 0});
    };
    EXPECT_THAT(warned(GameId::challenge, -8000), IsEmpty());
    EXPECT_THAT(warned(GameId::challenge, -8001), ElementsAre(AllOf(HasSubstr("c59"), HasSubstr("-8001"))));
    EXPECT_THAT(warned(GameId::classic, -8001), IsEmpty());
}

TEST(DeckCheck, coop_takes_the_icons_of_the_deck) {
    auto cards = with_icons(deck_of(36));
    cards[1].front = 3;
    const Deck deck = check_deck(settle(GameId::coop, 2, {}).value(), cards).value();
    ASSERT_EQ(deck.icons.size(), 36U);
    EXPECT_EQ(deck.icons[0], (Icons{0, 1}));
    EXPECT_EQ(deck.icons[1], (Icons{3, 1}));
}

TEST(DeckCheck, a_deck_that_names_icons_names_them_for_all_cards_and_both_sides) {
    auto cards = with_icons(deck_of(40));
    cards[39].back.reset();
    EXPECT_THAT(deck_refusal(GameId::coop, 2, cards),
                AllOf(HasSubstr("bad-deck"), HasSubstr("'c40'"), HasSubstr("icon")));
    cards[39].front.reset();
    EXPECT_THAT(deck_refusal(GameId::coop, 2, cards),
                AllOf(HasSubstr("bad-deck"), HasSubstr("'c40'"), HasSubstr("icon")));
    auto one_named = deck_of(40);
    one_named[7].front = 2;
    EXPECT_THAT(deck_refusal(GameId::coop, 2, one_named), HasSubstr("bad-deck"));
}

TEST(DeckCheck, the_icons_of_a_card_are_different_and_not_negative) {
    auto cards = with_icons(deck_of(36));
    cards[5].back = 0;
    EXPECT_THAT(deck_refusal(GameId::coop, 2, cards), AllOf(HasSubstr("bad-deck"), HasSubstr("'c6'")));
    cards[5].back = -1;
    EXPECT_THAT(deck_refusal(GameId::coop, 2, cards), AllOf(HasSubstr("bad-deck"), HasSubstr("'c6'"), HasSubstr("0")));
    cards[5].back = 1;
    cards[5].front = -1;
    EXPECT_THAT(deck_refusal(GameId::coop, 2, cards), AllOf(HasSubstr("bad-deck"), HasSubstr("'c6'"), HasSubstr("0")));
}

TEST(DeckCheck, bad_icons_count_before_a_small_deck) {
    auto cards = with_icons(deck_of(5));
    cards[2].front.reset();
    EXPECT_THAT(deck_refusal(GameId::coop, 2, cards), HasSubstr("bad-deck"));
}

TEST(DeckCheck, other_games_ignore_icons) {
    auto cards = deck_of(60);
    cards[0].front = 1;
    cards[1].front = cards[1].back = -3;
    for (const GameId game : all_games) {
        if (game == GameId::coop) continue;
        EXPECT_EQ(deck_refusal(game, 2, cards), "") << name(game);
    }
}

}  // namespace
}  // namespace frise::test
