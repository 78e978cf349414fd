// What is said of cards, and where saved games find it again.
#include "terminal/captions.hpp"

#include "cli/deck_choice.hpp"
#include "deckkit/load.hpp"
#include "tests/support/languages.hpp"
#include "tests/terminal/sample_deck.hpp"

#include <gtest/gtest.h>
#include <set>

namespace frise::terminal {
namespace {

TEST(Captions, say_what_is_dated_in_the_language) {
    const Captions captions{deckkit::load_deck("inventions").value(), {{"wheel", "x"}}, french};
    EXPECT_EQ(captions.title(CardNo{0}), "La roue");
    EXPECT_EQ(captions.whole_title(CardNo{0}).rfind("La roue – ", 0), 0U) << captions.whole_title(CardNo{0});
    EXPECT_TRUE(captions.about(CardNo{0}));
    EXPECT_FALSE(captions.fact(CardNo{0}).empty());
    EXPECT_FALSE(captions.clue(CardNo{0}).empty());
}

TEST(Captions, cards_from_elsewhere_keep_their_titles) {
    const Captions captions{test::sample_deck(), {{"mine", "My\x1b card"}, {"bare", ""}}, french};
    EXPECT_EQ(captions.title(CardNo{0}), "My card");
    EXPECT_EQ(captions.whole_title(CardNo{1}), "bare");
    EXPECT_EQ(captions.fact(CardNo{0}), "");
}

TEST(DeckAgain, is_the_same_cards_or_none) {
    cli::Wishes wishes;
    wishes.decks = {"everyday", "france"};
    wishes.filter.from = 1900;
    const auto chosen = cli::choose_deck(wishes, english).value();
    const deckkit::Deck again = cli::deck_again(chosen.stamps);
    EXPECT_GT(again.cards.size(), chosen.deck.cards.size());
    std::set<std::string> ids;
    for (const deckkit::Card& card : again.cards) ids.insert(card.id);
    for (const deckkit::Card& card : chosen.deck.cards) EXPECT_TRUE(ids.contains(card.id)) << card.id;

    auto stale = chosen.stamps;
    stale[1].hash = "another";
    EXPECT_TRUE(cli::deck_again(stale).cards.empty());
    stale[1] = {"/no/such/deck.json", ""};
    EXPECT_TRUE(cli::deck_again(stale).cards.empty());
}

}  // namespace
}  // namespace frise::terminal
