// Decks as JSON: everything is read, written and read again; everything wrong is named with its line.
#include "deckkit/json_lines.hpp"
#include "tests/deckkit/tiny.hpp"
#include "tests/support/languages.hpp"

#include <gtest/gtest.h>

namespace frise::deckkit {
namespace {

using Names = std::set<std::string>;

TEST(DeckJson, is_read_with_all_its_fields) {
    const ReadDeck read =
        read_deck(deck_with(whole_card, "'description':{'en':'d','fr':'d'},'authors':['A'],'tags':['t'],"
                                        "'colour':'#102030','cover':'gears',"));
    ASSERT_TRUE(read.problems.empty()) << explain(read.problems.front(), english);
    const Deck& deck = read.deck;
    EXPECT_EQ(deck.id, "tiny");
    EXPECT_EQ(deck.title[french], "Petit");
    EXPECT_EQ(deck.colour, "#102030");
    EXPECT_EQ(deck.cover, "gears");
    ASSERT_EQ(deck.cards.size(), 1U);
    const Card& card = deck.cards.front();
    EXPECT_EQ(card.year, -3500);
    EXPECT_EQ(card.precision, Precision::about);
    EXPECT_EQ(card.dated[english], "first traces");
    EXPECT_EQ(card.themes, std::vector<std::string>{"transport"});
    EXPECT_EQ(card.familiarity, 5);
    EXPECT_EQ(card.icons, (Icons{1, 2}));
}

TEST(DeckJson, comes_back_as_it_was_written) {
    const Deck deck = read_deck(deck_with(whole_card, "'authors':['A \\\\ B'],'colour':'#102030',")).deck;
    const ReadDeck again = read_deck(write_deck(deck));
    EXPECT_TRUE(again.problems.empty());
    EXPECT_TRUE(again.deck == deck);
    EXPECT_EQ(write_deck(again.deck), write_deck(deck));
}

TEST(DeckJson, is_known_by_its_contents) {
    const Deck deck = read_deck(deck_with(whole_card)).deck;
    Deck other = deck;
    EXPECT_EQ(content_hash(deck), content_hash(other));
    EXPECT_EQ(content_hash(deck).size(), 64U);
    other.cards[0].fact[french] += " ";
    EXPECT_NE(content_hash(deck), content_hash(other));
}

TEST(DeckJson, keeps_its_cards_in_order) {
    Deck deck = read_deck(deck_with(whole_card)).deck;
    deck.cards.resize(3, deck.cards.front());
    deck.cards[0].id = "kite";
    deck.cards[1].id = "anvil";
    EXPECT_TRUE(read_deck(write_deck(deck)).deck == deck);
    Deck other = deck;
    std::swap(other.cards[0], other.cards[1]);
    EXPECT_NE(content_hash(deck), content_hash(other));
}

TEST(DeckJson, calls_its_own_themes_as_people_write_them) {
    const ReadDeck read = read_deck(deck_with(whole_card, "'themes':['Vie de l’île'],"));
    EXPECT_TRUE(read.problems.empty());
    EXPECT_EQ(read.deck.themes, std::vector<std::string>{"Vie de l’île"});
    EXPECT_TRUE(read_deck(write_deck(read.deck)).deck == read.deck);
}

TEST(DeckJson, may_begin_with_a_byte_order_mark) {
    EXPECT_TRUE(read_deck("\xEF\xBB\xBF" + deck_with(whole_card)).problems.empty());
}

struct Wrong {
    std::string card;
    Names errors;
};

TEST(DeckJson, names_what_is_wrong_with_a_card) {
    for (const auto& [card, errors] : std::vector<Wrong>{
             {"7", {"wrong-type"}},
             {"{}", {"field-missing"}},
             {"{'id':'a','year':1,'title':{'en':''}}", {"no-title"}},
             {"{'id':'A b','year':1,'title':{'en':'x'}}", {"bad-id"}},
             {"{'id':'-a','year':1,'title':{'en':'x'}}", {"bad-id"}},
             {"{'id':'a','year':0,'title':{'en':'x'}}", {"bad-year"}},
             {"{'id':'a','year':1.5,'title':{'en':'x'}}", {"wrong-type"}},
             {"{'id':'a','year':'1','title':{'en':'x'}}", {"wrong-type"}},
             {"{'id':'a','year':99999999999999999999,'title':{'en':'x'}}", {"wrong-type"}},
             {"{'id':'a','year':1,'title':'x'}", {"wrong-type"}},
             {"{'id':'a','year':1,'title':{'en':7}}", {"wrong-type"}},
             {"{'id':'a','year':1,'title':{'en':'x\\u0007'}}", {"bad-letters"}},
             {"{'id':'a','year':1,'title':{'en':'x\\u009b'}}", {"bad-letters"}},
             {"{'id':'a','year':1,'title':{'en':'" + std::string(1001, 'x') + "'}}", {"too-long"}},
             {"{'id':'a','year':1,'title':{'en':'x'},'precision':'exactly'}", {"bad-precision"}},
             {"{'id':'a','year':1,'title':{'en':'x'},'region':'atlantis'}", {"bad-region"}},
             {"{'id':'a','year':1,'title':{'en':'x'},'familiarity':6}", {"bad-familiarity"}},
             {"{'id':'a','year':1,'title':{'en':'x'},'themes':['Music']}", {"bad-theme"}},
             {"{'id':'a','year':1,'title':{'en':'x'},'themes':'music'}", {"wrong-type"}},
             {"{'id':'a','year':1,'title':{'en':'x'},'icons':{'front':1}}", {"bad-icons"}},
             {"{'id':'wheel','year':1,'title':{'en':'x'}}", {"duplicate-id"}},
         }) {
        const ReadDeck read = read_deck(deck_with(whole_card + ",\n" + card));
        EXPECT_EQ(flaws(read.problems, Severity::error), errors) << card;
        EXPECT_EQ(read.deck.cards.size(), 1U) << "a card with an error is left out";
        for (const Problem& problem : read.problems) {
            EXPECT_EQ(problem.line, 2U) << card;
            EXPECT_EQ(problem.card, 1U) << card;
            for (const Language language : all_languages()) {
                const std::string text = explain(problem, language);
                EXPECT_EQ(text.find("{field}"), std::string::npos) << text;
                EXPECT_EQ(text.find("{value}"), std::string::npos) << text;
            }
        }
    }
}

TEST(DeckJson, names_what_is_wrong_with_a_deck) {
    EXPECT_EQ(errors_of("nonsense"), Names{"not-json"});
    EXPECT_EQ(errors_of(""), Names{"not-json"});
    EXPECT_EQ(errors_of("{} x"), Names{"not-json"});
    EXPECT_EQ(errors_of("[]"), Names{"not-an-object"});
    EXPECT_EQ(errors_of("{}"), Names{"field-missing"});
    EXPECT_EQ(errors_of(quoted("{'format':2}")), Names{"format-unknown"});
    EXPECT_EQ(errors_of(quoted("{'format':0}")), Names{"format-unknown"});
    EXPECT_EQ(errors_of(deck_with("")), Names{"no-cards"});
    EXPECT_EQ(errors_of(deck_with(whole_card, "'colour':'red',")), Names{"bad-colour"});
    EXPECT_EQ(errors_of(quoted("{'format':1,'id':'a','title':{'en':'x'},'cards':{}}")), Names{"wrong-type"});
    EXPECT_EQ(errors_of(std::string(100'000, '[')), Names{"not-json"});
    EXPECT_EQ(errors_of(std::string("\xFF\xFE\0x", 4)), Names{"not-json"});
}

TEST(DeckJson, says_on_which_line_the_json_breaks) {
    const ReadDeck read = read_deck("{\n\"format\": 1,\n\"id\" 7}");
    ASSERT_EQ(read.problems.size(), 1U);
    EXPECT_EQ(read.problems.front().line, 3U);
}

TEST(DeckJson, leaves_out_fields_that_it_does_not_know_and_says_so) {
    const ReadDeck read = read_deck(deck_with("{'id':'a','year':1,'title':{'en':'x','de':'y'},'yaer':2}"));
    EXPECT_EQ(flaws(read.problems, Severity::warning), Names{"unknown-field"});
    EXPECT_EQ(read.problems.size(), 2U);
    EXPECT_EQ(read.deck.cards.size(), 1U);
}

// Big decks are parsed card by card on all cores.
std::string big_deck(int cards, int spoilt = -1) {
    std::string list;
    for (int i = 0; i < cards; ++i) {
        const std::string number = std::to_string(i);
        list += (i == 0 ? "" : ",\n") + (i == spoilt ? "{'id':'spoilt','year':5,'title':{'en':'a, [b] } c'},}"
                                                     : "{'id':'c" + number + "','year':" + std::to_string(i + 1) +
                                                           ",'title':{'en':'a, [b] } " + number + "'}}");
    }
    return deck_with(list);
}

TEST(BigDeck, is_read_like_a_small_one) {
    const ReadDeck read = read_deck(big_deck(5000));
    EXPECT_TRUE(read.problems.empty());
    ASSERT_EQ(read.deck.cards.size(), 5000U);
    for (std::size_t i = 0; i < 5000; ++i) {
        EXPECT_EQ(read.deck.cards[i].year, static_cast<Year>(i + 1));
        EXPECT_EQ(read.places[i], i);
    }
    EXPECT_TRUE(read_deck(write_deck(read.deck)).problems.empty());
}

TEST(BigDeck, is_not_read_at_all_where_one_card_is_no_json) {
    const ReadDeck read = read_deck(big_deck(5000, 4321));
    ASSERT_EQ(read.problems.size(), 1U);
    EXPECT_EQ(read.problems.front().flaw, Flaw::not_json);
    EXPECT_EQ(read.problems.front().line, 4322U);
    EXPECT_TRUE(read.deck.cards.empty());
}

TEST(BigDeck, may_have_its_cards_anywhere_and_only_once) {
    const std::string card = "{'id':'a','year':5,'title':{'en':'x'}}";
    const std::string early = quoted("{'cards':[" + card + "],'format':1,'id':'t','title':{'en':'cards'}}");
    EXPECT_EQ(read_deck(early).deck.cards.size(), 1U);
    const std::string twice = quoted("{'format':1,'id':'t','title':{'en':'x'},'cards':[" + card + "],'cards':[]}");
    EXPECT_EQ(errors_of(twice), Names{"no-cards"}) << "the last one counts, as everywhere in JSON";
    for (const char* cards : {"", ",", "{},", "[", "{]", "{}}"}) {
        EXPECT_FALSE(errors_of(deck_with(cards)).empty()) << cards;
    }
}

TEST(JsonLines, finds_cards_and_fields) {
    const std::string text =
        "{\n 'tags': ['a', 'b'],\n 'cards': [\n  7,\n  {'id': 'x',\n   'title': {'en':\n 'cards'}}\n]}";
    const std::string json = quoted(text);
    const JsonLines lines{json, {{Flaw::bad_id, 0, "", "", {}}, {Flaw::bad_id, 1, "", "", {}}}};
    EXPECT_EQ(lines.line(std::nullopt, "tags"), 2U);
    EXPECT_EQ(lines.line(std::nullopt, "absent"), 1U);
    EXPECT_EQ(lines.line(0, ""), 4U);
    EXPECT_EQ(lines.line(1, "id"), 5U);
    EXPECT_EQ(lines.line(1, "title.en"), 6U);
    EXPECT_EQ(lines.line(1, "absent"), 5U);
}

}  // namespace
}  // namespace frise::deckkit
