// coop: what lies on the table before the first turn, and which tables cannot be laid.
#include "tests/support/coop_scene.hpp"

#include <gmock/gmock.h>

namespace frise::told {
namespace {

using testing::AllOf;
using testing::Each;
using testing::ElementsAre;
using testing::Ge;
using testing::Le;

std::vector<Year> years_from(Year first, int count) {
    std::vector<Year> years(static_cast<std::size_t>(count));
    std::iota(years.begin(), years.end(), first);
    return years;
}

std::string code(const Error& error) { return std::string{name(error.code)}; }

std::string refused_terms(std::int64_t seats, const OptionsWish& wish) {
    const auto terms = settle(GameId::coop, seats, wish);
    return terms ? "accepted" : code(terms.error());
}

std::string refused_deck(const std::vector<Card>& cards, const OptionsWish& wish = {}) {
    const auto deck = check_deck(settle(GameId::coop, 2, wish).value(), cards);
    return deck ? "accepted" : code(deck.error());
}

Setup setup_with(const OptionsWish& wish, int deck_size, std::uint64_t seed, bool shuffle = false) {
    const Terms terms = settle(GameId::coop, 2, wish).value();
    return {terms, check_deck(terms, cards_of(years_from(1, deck_size))).value(), shuffle, seed};
}

Game started(const Setup& setup, Events* events = nullptr) {
    Seeded chance{setup.seed};
    Game game{setup};
    game.start(chance, events == nullptr ? Sink{} : Sink{*events});
    return game;
}

using Pair = std::pair<Icon, Icon>;

// How often each pair of icons was dealt over the cards in use.
std::map<Pair, int> pairs_dealt(const Game& game) {
    const auto& state = std::get<CoopState>(game.state());
    Cards used{state.table.pile.cards().begin(), state.table.pile.cards().end()};
    for (const Cards& hand : state.table.hands) used.insert(used.end(), hand.begin(), hand.end());
    for (const Dated& card : state.table.line) used.push_back(card.card);
    used.insert(used.end(), state.table.discard.begin(), state.table.discard.end());
    std::map<Pair, int> pairs;
    for (const CardNo card : used) ++pairs[{state.icons[index(card)].front, state.icons[index(card)].back}];
    return pairs;
}

std::vector<int> counts(const std::map<Pair, int>& pairs) {
    std::vector<int> list;
    for (const auto& [pair, count] : pairs) list.push_back(count);
    return list;
}

TEST(CoopSetup, hands_then_the_line_then_the_discard_pile_are_dealt_from_the_top) {
    const auto game = coop({.line = {1900}, .discard = {1000}, .hands = {{1850, 1860}, {1870, 1880}}, .pile = {1, 2}});
    EXPECT_THAT(game.events(), ElementsAre("dealt 0 1850:0 1860:0", "dealt 1 1870:0 1880:0", "started 1900",
                                           "discard-started 1000:1"));
    EXPECT_THAT(game.hand(0), ElementsAre("1850", "1860"));
    EXPECT_THAT(game.hand(1), ElementsAre("1870", "1880"));
    EXPECT_THAT(game.line(), ElementsAre("1900"));
    EXPECT_THAT(game.rift(), ElementsAre());
    EXPECT_THAT(game.discard_pile(), ElementsAre("1000"));
    EXPECT_THAT(game.pile(), ElementsAre("1", "2"));
    EXPECT_THAT(game.to_act(), ElementsAre(0));
}

TEST(CoopSetup, dealing_begins_with_first_who_also_plays_first) {
    const auto game = coop({.hands = {{10}, {20}, {30}}, .first = 2});
    EXPECT_THAT(game.events(),
                ElementsAre("dealt 2 30:0", "dealt 0 10:0", "dealt 1 20:0", "started 1900", "discard-started 1000:1"));
    EXPECT_THAT(game.to_act(), ElementsAre(2));
}

TEST(CoopSetup, every_seat_may_have_a_hand_size_of_its_own) {
    const Game game = started(setup_with({{"hand", std::vector<std::int64_t>{1, 5}}}, 36, 0));
    EXPECT_EQ(game.table().hand(Seat{0}).size(), 1U);
    EXPECT_EQ(game.table().hand(Seat{1}).size(), 5U);
}

TEST(CoopSetup, only_the_top_cards_of_the_deck_are_used) {
    const Game game = started(setup_with({{"hand", 2}, {"cards", 9}}, 20, 0));
    const auto& pile = game.table().pile.cards();
    EXPECT_THAT(Cards(pile.begin(), pile.end()), ElementsAre(CardNo{6}, CardNo{7}, CardNo{8}));
    EXPECT_EQ(game.view(onlooker).draw_count, 3U);
}

TEST(CoopSetup, a_shuffled_deck_is_told_whole_and_its_top_is_used) {
    Events events;
    const Game game = started(setup_with({{"hand", 2}, {"cards", 9}}, 20, 7, true), &events);
    ASSERT_EQ(events.size(), 5U);
    const Cards& order = std::get<Reshuffled>(events.front()).cards;
    ASSERT_EQ(order.size(), 20U);
    EXPECT_THAT(game.table().hand(Seat{0}), ElementsAre(order[0], order[1]));
    EXPECT_THAT(game.table().hand(Seat{1}), ElementsAre(order[2], order[3]));
    EXPECT_EQ(std::get<Started>(events[3]).card, order[4]);
    EXPECT_EQ(std::get<DiscardStarted>(events[4]).card, order[5]);
    const auto& pile = game.table().pile.cards();
    EXPECT_THAT(Cards(pile.begin(), pile.end()), ElementsAre(order[6], order[7], order[8]));
}

TEST(CoopSetup, left_out_options_take_their_defaults) {
    const Terms terms = settle(GameId::coop, 3, {}).value();
    EXPECT_EQ(terms.first, Seat{0});
    EXPECT_THAT(terms.hand, ElementsAre(4, 4, 4));
    EXPECT_EQ(std::get<CoopOptions>(terms.options), (CoopOptions{.cards = 36, .icons = 4}));
}

TEST(CoopIcons, four_icons_over_36_cards_come_three_times_in_every_ordered_pair) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const auto pairs = pairs_dealt(started(setup_with({}, 36, seed)));
        ASSERT_EQ(pairs.size(), 12U);
        EXPECT_THAT(counts(pairs), Each(3));
        EXPECT_FALSE(pairs.contains({2, 2}));
    }
}

TEST(CoopIcons, cards_left_in_the_box_do_not_disturb_the_balance) {
    for (const bool shuffle : {false, true}) {
        const auto pairs = pairs_dealt(started(setup_with({}, 50, 3, shuffle)));
        ASSERT_EQ(pairs.size(), 12U);
        EXPECT_THAT(counts(pairs), Each(3));
    }
}

TEST(CoopIcons, two_icons_make_two_pairs) {
    const auto pairs = pairs_dealt(started(setup_with({{"icons", 2}}, 36, 1)));
    EXPECT_EQ(pairs, (std::map<Pair, int>{{{0, 1}, 18}, {{1, 0}, 18}}));
}

TEST(CoopIcons, eight_icons_make_56_pairs_of_which_36_cards_have_each_at_most_once) {
    const auto pairs = pairs_dealt(started(setup_with({{"icons", 8}}, 36, 1)));
    EXPECT_EQ(pairs.size(), 36U);
    const auto twice = pairs_dealt(started(setup_with({{"cards", 112}, {"icons", 8}}, 112, 1)));
    EXPECT_EQ(twice.size(), 56U);
    EXPECT_THAT(counts(twice), Each(2));
}

TEST(CoopIcons, chance_decides_which_pairs_are_left_over) {
    std::map<Pair, int> ever;
    for (std::uint64_t seed = 0; seed < 20; ++seed)
        ever.merge(pairs_dealt(started(setup_with({{"icons", 8}}, 36, seed))));
    EXPECT_EQ(ever.size(), 56U);
}

TEST(CoopIcons, cards_that_are_no_multiple_of_the_pairs_leave_some_of_the_last_list_over) {
    const auto pairs = pairs_dealt(started(setup_with({{"cards", 20}}, 20, 5)));
    EXPECT_THAT(counts(pairs), Each(AllOf(Ge(1), Le(2))));
    const auto three_icons = pairs_dealt(started(setup_with({{"cards", 35}, {"icons", 3}}, 35, 5)));
    EXPECT_EQ(three_icons.size(), 6U);
    auto list = counts(three_icons);
    std::sort(list.begin(), list.end());
    EXPECT_THAT(list, ElementsAre(5, 6, 6, 6, 6, 6));
}

TEST(CoopIcons, both_icons_of_a_card_differ_and_the_seed_decides_who_gets_which) {
    const auto icons = [](std::uint64_t seed) {
        return std::get<CoopState>(started(setup_with({{"icons", 5}}, 36, seed)).state()).icons;
    };
    for (const Icons& both : icons(1)) {
        EXPECT_NE(both.front, both.back);
        EXPECT_THAT(both.front, AllOf(Ge(0), Le(4)));
        EXPECT_THAT(both.back, AllOf(Ge(0), Le(4)));
    }
    EXPECT_EQ(icons(1), icons(1));
    EXPECT_NE(icons(1), icons(2));
}

TEST(CoopIcons, icons_that_the_deck_names_are_used) {
    const auto game = coop({.discard = {1000}, .hands = {{10, 20}, {30, 40}}, .icons = {{10, {5, 2}}, {1000, {3, 7}}}});
    EXPECT_THAT(game.events(),
                ElementsAre("dealt 0 10:5 20:0", "dealt 1 30:0 40:0", "started 1900", "discard-started 1000:7"));
}

TEST(CoopIcons, a_view_shows_title_sides_and_the_icon_to_match_only) {
    const auto game = coop({.hands = {{10, 20}, {30}}, .icons = {{10, {5, 2}}, {1000, {3, 7}}}});
    const View view = game.game().view(Seat{1});
    EXPECT_EQ(std::get<CoopView>(view.game).icon, 7);
    EXPECT_THAT(view.hands->at(0), ElementsAre(HandCard{game.card(10), 5, {}}, HandCard{game.card(20), 0, {}}));
}

TEST(CoopSetup, one_to_eight_may_play) {
    EXPECT_EQ(refused_terms(1, {}), "accepted");
    EXPECT_EQ(refused_terms(8, {}), "accepted");
    EXPECT_EQ(refused_terms(0, {}), "bad-option");
    EXPECT_EQ(refused_terms(9, {}), "bad-option");
}

TEST(CoopSetup, the_cards_must_be_all_hands_and_two_more) {
    EXPECT_EQ(refused_terms(2, {{"cards", 10}}), "accepted");
    EXPECT_EQ(refused_terms(2, {{"cards", 9}}), "bad-option");
    EXPECT_EQ(refused_terms(2, {{"hand", std::vector<std::int64_t>{1, 3}}, {"cards", 6}}), "accepted");
    EXPECT_EQ(refused_terms(2, {{"hand", std::vector<std::int64_t>{1, 3}}, {"cards", 5}}), "bad-option");
    EXPECT_EQ(refused_terms(8, {{"hand", 5}}), "bad-option");
    EXPECT_EQ(refused_terms(8, {{"hand", 5}, {"cards", 42}}), "accepted");
}

TEST(CoopSetup, options_out_of_range_are_refused) {
    EXPECT_EQ(refused_terms(2, {{"icons", 2}}), "accepted");
    EXPECT_EQ(refused_terms(2, {{"icons", 8}}), "accepted");
    EXPECT_EQ(refused_terms(2, {{"icons", 1}}), "bad-option");
    EXPECT_EQ(refused_terms(2, {{"icons", 9}}), "bad-option");
    EXPECT_EQ(refused_terms(2, {{"first", 1}}), "accepted");
    EXPECT_EQ(refused_terms(2, {{"first", 2}}), "bad-option");
    EXPECT_EQ(refused_terms(2, {{"first", -1}}), "bad-option");
    EXPECT_EQ(refused_terms(2, {{"hand", 0}}), "bad-option");
    EXPECT_EQ(refused_terms(2, {{"hand", std::vector<std::int64_t>{4}}}), "bad-option");
    EXPECT_EQ(refused_terms(2, {{"hand", std::vector<std::int64_t>{4, 0}}}), "bad-option");
    EXPECT_EQ(refused_terms(2, {{"cards", -1}}), "bad-option");
}

TEST(CoopSetup, options_of_other_games_are_refused) {
    EXPECT_EQ(refused_terms(2, {{"rounds", 3}}), "bad-option");
    EXPECT_EQ(refused_terms(2, {{"board", BoardWish{}}}), "bad-option");
    EXPECT_EQ(refused_terms(2, {{"final_duel", false}}), "bad-option");
    EXPECT_EQ(refused_terms(2, {{"on_miss", "discard"}}), "bad-option");
    EXPECT_EQ(refused_terms(2, {{"tie_break", "usual"}}), "bad-option");
    OptionsWish unknown;
    unknown.unknown = {"handicap"};
    EXPECT_EQ(refused_terms(2, unknown), "bad-option");
}

TEST(CoopSetup, the_deck_must_hold_the_cards_asked_for) {
    EXPECT_EQ(refused_deck(cards_of(years_from(1, 36))), "accepted");
    EXPECT_EQ(refused_deck(cards_of(years_from(1, 35))), "deck-too-small");
    EXPECT_EQ(refused_deck(cards_of(years_from(1, 12)), {{"cards", 12}}), "accepted");
    EXPECT_EQ(refused_deck(cards_of(years_from(1, 11)), {{"cards", 12}}), "deck-too-small");
}

TEST(CoopSetup, a_deck_names_icons_for_all_cards_and_sides_or_for_none) {
    auto cards = cards_of(years_from(1, 36));
    for (Card& card : cards) {
        card.front = 2;
        card.back = 0;
    }
    EXPECT_EQ(refused_deck(cards), "accepted");
    const auto with = [&](std::optional<Icon> front, std::optional<Icon> back) {
        auto changed = cards;
        changed[35].front = front;
        changed[35].back = back;
        return refused_deck(changed);
    };
    EXPECT_EQ(with({}, {}), "bad-deck");
    EXPECT_EQ(with(1, {}), "bad-deck");
    EXPECT_EQ(with({}, 1), "bad-deck");
    EXPECT_EQ(with(1, 1), "bad-deck");
    EXPECT_EQ(with(-1, 1), "bad-deck");
    EXPECT_EQ(with(1, -1), "bad-deck");
    EXPECT_EQ(with(0, 1), "accepted");
}

TEST(CoopSetup, a_bad_card_counts_before_a_small_deck) {
    auto cards = cards_of(years_from(1, 5));
    cards[1].face.id = cards[0].face.id;
    EXPECT_EQ(refused_deck(cards), "bad-deck");
    cards[1].face.id = "";
    EXPECT_EQ(refused_deck(cards), "bad-deck");
    cards[1] = {{"x", ""}, 0, {}, {}};
    EXPECT_EQ(refused_deck(cards), "bad-deck");
    cards[1] = {{"x", ""}, 1, 0, 0};
    EXPECT_EQ(refused_deck(cards), "bad-deck");
}

}  // namespace
}  // namespace frise::told
