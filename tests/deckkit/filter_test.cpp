// Mixing and filtering.
#include "deckkit/filter.hpp"

#include "deckkit/era.hpp"
#include "deckkit/load.hpp"
#include "tests/support/languages.hpp"

#include <gtest/gtest.h>

namespace frise::deckkit {
namespace {

Card card_of(const std::string& id, Year year, int familiarity = 0) {
    Card card;
    card.id = id;
    card.year = year;
    card.familiarity = familiarity;
    card.title = {{id, id}};
    return card;
}

TEST(Filter, takes_a_period_with_both_ends) {
    const Filter filter{.from = -44, .to = 1789};
    EXPECT_TRUE(filter.passes(card_of("a", -44)));
    EXPECT_TRUE(filter.passes(card_of("a", 1789)));
    EXPECT_FALSE(filter.passes(card_of("a", -45)));
    EXPECT_FALSE(filter.passes(card_of("a", 1790)));
}

TEST(Filter, takes_any_of_the_themes_and_any_of_the_regions) {
    Card card = card_of("a", 5);
    card.themes = {"music", "dance"};
    card.region = "asia";
    EXPECT_TRUE((Filter{.themes = {"war", "dance"}}).passes(card));
    EXPECT_FALSE((Filter{.themes = {"war"}}).passes(card));
    EXPECT_TRUE((Filter{.themes = {"music"}, .regions = {"africa", "asia"}}).passes(card));
    EXPECT_FALSE((Filter{.themes = {"music"}, .regions = {"africa"}}).passes(card));
}

TEST(Filter, takes_cards_by_how_well_known_they_are) {
    const Filter filter{.least_familiar = 2, .most_familiar = 4};
    EXPECT_TRUE(filter.passes(card_of("a", 5, 2)));
    EXPECT_TRUE(filter.passes(card_of("a", 5, 4)));
    EXPECT_FALSE(filter.passes(card_of("a", 5, 5)));
    EXPECT_FALSE(filter.passes(card_of("a", 5, 1)));
    EXPECT_TRUE(filter.passes(card_of("a", 5, 0))) << "not said";
}

TEST(Mix, keeps_ids_apart_whatever_the_filter) {
    Deck first;
    first.id = "one";
    first.title = {{"One", "Un"}};
    first.cards = {card_of("x", 100), card_of("y", 200)};
    Deck second;
    second.id = "two";
    second.title = {{"Two", "Deux"}};
    second.cards = {card_of("x", 300), card_of("z", 400)};
    const Deck all = mix({first, second}, {});
    ASSERT_EQ(all.cards.size(), 4U);
    EXPECT_EQ(all.cards[2].id, "two-x");
    EXPECT_EQ(all.title[french], "Un + Deux");
    const Deck late = mix({first, second}, {.from = 300});
    ASSERT_EQ(late.cards.size(), 2U);
    EXPECT_EQ(late.cards[0].id, "two-x");
}

TEST(Load, explains_what_cannot_be_loaded) {
    EXPECT_NE(explain(load_deck("nothing").error(), english).find("inventions"), std::string::npos);
    EXPECT_EQ(load_deck("/no/such/file.json").error().kind, LoadError::Kind::unreadable);
    EXPECT_EQ(load_deck(FRISE_SOURCE_DIR "/README.md").error().kind, LoadError::Kind::broken);
    EXPECT_TRUE(load_deck(FRISE_SOURCE_DIR "/decks/40-arts.json"));
    EXPECT_EQ(load_deck("/tmp/.").error().kind, LoadError::Kind::unreadable);
}

TEST(Era, runs_from_the_deep_past_to_today) {
    EXPECT_EQ(place_in_time(-13'800'000'000), 0);
    EXPECT_EQ(place_in_time(3000), 1);
    double before = 0;
    for (Year year = -3990; year < 2020; year += 10) {
        EXPECT_GT(place_in_time(year), before);
        before = place_in_time(year);
    }
    EXPECT_EQ(ramp(0).hex(), "#b44a22");
    EXPECT_EQ(ramp(.43).hex(), "#3a7649");
    EXPECT_EQ(ramp(1).hex(), "#8d4892");
    EXPECT_EQ(ramp(0.5).hex(), "#2e775f");
}

}  // namespace
}  // namespace frise::deckkit
