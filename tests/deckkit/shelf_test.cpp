// The decks that come with Frise keep what they promise.
#include "deckkit/shelf.hpp"

#include "deckkit/check.hpp"
#include "deckkit/era.hpp"
#include "deckkit/load.hpp"
#include "deckkit/playing_cards.hpp"
#include "engine/rules/setup.hpp"
#include "tests/support/languages.hpp"
#include "wording/letters.hpp"

#include <algorithm>
#include <filesystem>
#include <gmock/gmock.h>
#include <map>
#include <set>

namespace frise::deckkit {
namespace {

using testing::Contains;
using testing::IsSupersetOf;
using testing::Not;

class Shelf : public testing::TestWithParam<std::string_view> {
  protected:
    const Checked checked_ = check(shelf_json(GetParam()).value());
    const Deck& deck_ = checked_.deck;
};

INSTANTIATE_TEST_SUITE_P(shipped, Shelf, testing::ValuesIn(shelf_ids()),
                         [](const auto& each) { return std::string{each.param}; });

TEST_P(Shelf, has_no_flaw) {
    for (const Problem& problem : checked_.problems) {
        ADD_FAILURE() << problem.line << ": " << problem.card_id << ": " << explain(problem, english);
    }
}

TEST_P(Shelf, is_written_as_the_program_writes_it) { EXPECT_EQ(write_deck(deck_), *shelf_json(GetParam())); }

TEST_P(Shelf, has_its_cards_by_id) {
    EXPECT_TRUE(std::is_sorted(deck_.cards.begin(), deck_.cards.end(),
                               [](const Card& a, const Card& b) { return a.id < b.id; }));
}

TEST_P(Shelf, is_complete) {
    EXPECT_EQ(deck_.id, GetParam());
    EXPECT_EQ(deck_.licence, "CC BY 4.0");
    EXPECT_EQ(deck_.languages().size(), all_languages().size());
    for (const Card& card : deck_.cards) {
        for (const Translated* text : {&card.title, &card.dated, &card.fact, &card.clue, &card.source}) {
            for (const Language language : all_languages()) EXPECT_FALSE((*text)[language].empty()) << card.id;
        }
        EXPECT_FALSE(card.region.empty()) << card.id;
        EXPECT_FALSE(card.themes.empty()) << card.id;
        EXPECT_FALSE(card.illustration.empty()) << card.id;
        EXPECT_GE(card.familiarity, 1) << card.id;
        for (const std::string& theme : card.themes) {
            EXPECT_NE(std::find(all_themes.begin(), all_themes.end(), theme), all_themes.end()) << card.id << theme;
        }
    }
}

TEST_P(Shelf, has_no_more_than_a_third_after_1900) {
    const auto late =
        std::count_if(deck_.cards.begin(), deck_.cards.end(), [](const Card& c) { return c.year > 1900; });
    EXPECT_LE(3 * static_cast<std::size_t>(late), deck_.cards.size());
}

TEST_P(Shelf, can_be_dealt_in_every_game) {
    for (const GameId game : all_games) {
        const auto terms = settle(game, std::min(6, seat_range(game).most), {});
        const auto dealt = check_deck(terms.value(), playing_cards(deck_, french, game));
        EXPECT_TRUE(dealt) << name(game) << ": " << dealt.error().message;
    }
}

TEST_P(Shelf, can_be_written_without_utf8) {
    for (const Card& card : deck_.cards) {
        for (const Translated* text : {&card.title, &card.dated, &card.fact}) {
            for (const std::string& each : text->texts) {
                const std::string ascii = to_ascii(each);
                EXPECT_EQ(std::count(each.begin(), each.end(), '?'), std::count(ascii.begin(), ascii.end(), '?'))
                    << each;
            }
        }
    }
}

TEST(ShelfAsAWhole, has_the_cards_that_were_promised) {
    const std::map<std::string_view, std::size_t> promised{{"inventions", 110}, {"world", 110},  {"science", 110},
                                                           {"arts", 110},       {"france", 100}, {"everyday", 60}};
    for (const auto& [id, least] : promised) {
        EXPECT_GE(load_deck(std::string{id}).value().cards.size(), least) << id;
    }
}

TEST(ShelfAsAWhole, has_no_id_or_colour_twice) {
    std::set<std::string> ids;
    std::set<std::string> colours;
    for (const std::string_view id : shelf_ids()) {
        const Deck deck = load_deck(std::string{id}).value();
        EXPECT_TRUE(ids.insert(deck.id).second) << id << " has the id of another deck";
        EXPECT_TRUE(colours.insert(deck.colour).second) << id << " has the colour of another deck";
    }
}

// Their numbers say where they stand; files without one come after them.
TEST(ShelfAsAWhole, is_in_the_order_of_its_files) {
    std::vector<std::string> files;
    for (const auto& entry : std::filesystem::directory_iterator{FRISE_SOURCE_DIR "/decks"}) {
        if (entry.path().extension() == ".json") files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    std::vector<std::string> ids;
    for (const std::string& file : files) ids.push_back(load_deck(file).value().id);
    const auto shelved = shelf_ids();
    EXPECT_EQ(ids, std::vector<std::string>(shelved.begin(), shelved.end()));
}

TEST(ShelfAsAWhole, has_no_card_twice) {
    std::map<std::string, std::string> titles;
    for (const std::string_view id : shelf_ids()) {
        const Deck deck = load_deck(std::string{id}).value();
        for (const Card& card : deck.cards) {
            const std::string key = std::to_string(card.year) + card.source[english];
            const auto [known, fresh] = titles.emplace(key, deck.id + "/" + card.id);
            EXPECT_TRUE(fresh) << deck.id << "/" << card.id << " is " << known->second;
        }
    }
}

TEST(ShelfAsAWhole, has_no_title_twice) {
    std::map<std::string, std::string> titles;
    for (const std::string_view id : shelf_ids()) {
        const Deck deck = load_deck(std::string{id}).value();
        for (const Card& card : deck.cards) {
            for (const Language language : all_languages()) {
                const std::string key = std::string{code(language)} + ' ' + card.title[language];
                const auto [known, fresh] = titles.emplace(key, deck.id + "/" + card.id);
                EXPECT_TRUE(fresh) << deck.id << "/" << card.id << " has the title of " << known->second;
            }
        }
    }
}

TEST(ShelfAsAWhole, names_the_moment_that_is_dated) {
    const Deck deck = load_deck("inventions").value();
    const auto drive =
        std::find_if(deck.cards.begin(), deck.cards.end(), [](const Card& c) { return c.id == "motor-car"; });
    ASSERT_NE(drive, deck.cards.end());
    // Cars were built some years before her journey.
    for (const Language language : all_languages()) {
        EXPECT_NE(drive->title[language].find("Bertha Benz"), std::string::npos);
    }
}

TEST(ShelfAsAWhole, offers_what_suits_everybody) {
    const auto usual = usual_decks();
    EXPECT_THAT(usual, IsSupersetOf({"inventions", "world", "science", "arts", "everyday"}));
    EXPECT_THAT(usual, Not(Contains("france")));
    for (const std::string_view id : shelf_ids()) {
        const auto tags = load_deck(std::string{id}).value().tags;
        EXPECT_EQ(std::count(usual.begin(), usual.end(), id), std::count(tags.begin(), tags.end(), "general")) << id;
    }
}

}  // namespace
}  // namespace frise::deckkit
