// Decks, and the lists of those who saved them.
#include "tests/store/contract.hpp"

namespace frise::store_test {
namespace {

using OwnDecks = std::vector<OwnDeck>;

TEST_P(DecksContract, a_deck_is_found_by_its_hash) {
    EXPECT_EQ(value(store().deck("d")), std::nullopt);
    expect_done(store().put_deck("d", "cards"));
    expect_done(store().put_deck("e", ""));
    EXPECT_EQ(value(store().deck("d")), "cards");
    EXPECT_EQ(value(store().deck("e")), "");
}

TEST_P(DecksContract, a_deck_that_is_put_again_does_not_change) {
    expect_done(store().put_deck("d", "cards"));
    expect_done(store().put_deck("d", "other cards"));
    EXPECT_EQ(value(store().deck("d")), "cards");
}

TEST_P(DecksContract, a_deck_is_found_by_the_beginning_of_its_hash) {
    EXPECT_EQ(value(store().deck_starting("ab")), std::nullopt);
    for (const char* hash : {"ab12", "ab34", "cd12", "cd"}) expect_done(store().put_deck(hash, "cards"));
    EXPECT_EQ(value(store().deck_starting("ab1")), "ab12");
    EXPECT_EQ(value(store().deck_starting("ab34")), "ab34");
    EXPECT_EQ(value(store().deck_starting("cd1")), "cd12");
    EXPECT_EQ(value(store().deck_starting("ab")), std::nullopt) << "there are two";
    EXPECT_EQ(value(store().deck_starting("cd")), std::nullopt) << "one of the two ends there";
    EXPECT_EQ(value(store().deck_starting("ab345")), std::nullopt);
    EXPECT_EQ(value(store().deck_starting("b")), std::nullopt);
    EXPECT_EQ(value(store().deck_starting("%")), std::nullopt);
    EXPECT_EQ(value(store().deck_starting("AB1")), std::nullopt);
}

TEST_P(DecksContract, everybody_has_a_list_of_their_own_decks) {
    expect_done(store().put_own_deck("1", {"d", 10, "first"}, ""));
    expect_done(store().put_own_deck("1", {"e", 20, "second"}, ""));
    expect_done(store().put_own_deck("2", {"d", 30, "the same"}, ""));
    EXPECT_EQ(value(store().own_decks("1")), (OwnDecks{{"e", 20, "second"}, {"d", 10, "first"}}));
    EXPECT_EQ(value(store().own_decks("2")), (OwnDecks{{"d", 30, "the same"}}));
    EXPECT_EQ(value(store().own_decks("3")), OwnDecks{});
    EXPECT_EQ(value(store().deck("d")), std::nullopt) << "a list has no cards";
}

TEST_P(DecksContract, a_deck_that_is_saved_again_is_listed_once) {
    expect_done(store().put_own_deck("1", {"d", 10, "old"}, ""));
    expect_done(store().put_own_deck("1", {"e", 20, "other"}, ""));
    expect_done(store().put_own_deck("1", {"d", 30, "new"}, ""));
    EXPECT_EQ(value(store().own_decks("1")), (OwnDecks{{"d", 30, "new"}, {"e", 20, "other"}}));
    expect_done(store().put_own_deck("1", {"d", 40, "itself"}, "d"));
    EXPECT_EQ(value(store().own_decks("1")), (OwnDecks{{"d", 40, "itself"}, {"e", 20, "other"}}));
}

TEST_P(DecksContract, a_deck_takes_the_place_of_another_in_one_list) {
    for (const char* person : {"1", "2"}) expect_done(store().put_own_deck(person, {"d", 10, "old"}, ""));
    expect_done(store().put_deck("d", "cards"));
    expect_done(store().put_own_deck("1", {"e", 20, "new"}, "d"));
    EXPECT_EQ(value(store().own_decks("1")), (OwnDecks{{"e", 20, "new"}}));
    EXPECT_EQ(value(store().own_decks("2")), (OwnDecks{{"d", 10, "old"}}));
    EXPECT_EQ(value(store().deck("d")), "cards") << "games may use it";
}

TEST_P(DecksContract, a_dropped_deck_leaves_one_list) {
    for (const char* person : {"1", "2"}) expect_done(store().put_own_deck(person, {"d", 10, "it"}, ""));
    expect_done(store().put_deck("d", "cards"));
    expect_done(store().drop_own_deck("1", "d"));
    expect_done(store().drop_own_deck("1", "d"));
    expect_done(store().drop_own_deck("3", "d"));
    EXPECT_EQ(value(store().own_decks("1")), OwnDecks{});
    EXPECT_EQ(value(store().own_decks("2")), (OwnDecks{{"d", 10, "it"}}));
    EXPECT_EQ(value(store().deck("d")), "cards");
}

TEST_P(DecksContract, decks_saved_at_one_time_are_listed_by_their_hashes) {
    for (const char* hash : {"a", "c", "b"}) expect_done(store().put_own_deck("1", {hash, 10, ""}, ""));
    std::string hashes;
    for (const OwnDeck& deck : value(store().own_decks("1"))) hashes += deck.hash;
    EXPECT_EQ(hashes, "cba");
}

TEST_P(DecksContract, decks_in_nobodys_list_can_be_dropped) {
    for (const auto* deck : {"own", "b", "a", "shared"}) expect_done(store().put_deck(deck, "cards"));
    expect_done(store().put_own_deck("ada", {"own", 1, "{}"}, ""));
    expect_done(store().put_own_deck("ada", {"shared", 1, "{}"}, ""));
    expect_done(store().put_own_deck("bo", {"shared", 1, "{}"}, ""));
    EXPECT_EQ(value(store().loose_decks()), (Entries{"a", "b"}));
    for (const auto* deck : {"own", "a", "shared", "none"}) expect_done(store().drop_deck(deck));
    EXPECT_EQ(value(store().deck("a")), std::nullopt);
    for (const auto* deck : {"own", "b", "shared"}) EXPECT_EQ(value(store().deck(deck)), "cards");
    expect_done(store().drop_own_deck("bo", "shared"));
    EXPECT_EQ(value(store().loose_decks()), Entries{"b"});
    expect_done(store().drop_own_deck("ada", "shared"));
    EXPECT_EQ(value(store().loose_decks()), (Entries{"b", "shared"}));
}

TEST_P(DecksContract, lists_of_decks_last) {
    if (!GetParam().lasts) return;
    expect_done(store().put_own_deck("1", {"d", 10, "it"}, ""));
    reopen();
    EXPECT_EQ(value(store().own_decks("1")), (OwnDecks{{"d", 10, "it"}}));
}

}  // namespace
}  // namespace frise::store_test
