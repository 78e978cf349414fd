// coop: where a turned card goes, and what becomes of one that finds no place.
#include "tests/support/coop_scene.hpp"

#include <gmock/gmock.h>

namespace frise::told {
namespace {

using testing::ElementsAre;
using testing::UnorderedElementsAre;

// What happens to a card of this year, played with this wish.
std::string played(const std::vector<Year>& line, const std::vector<Year>& rift, int year,
                   std::optional<int> wish = {}) {
    auto game = coop({.line = line, .rift = rift, .hands = {{year, 1}, {2}}, .pile = {3}});
    game.play(0, year, wish);
    return game.events().front();
}

TEST(CoopPlay, an_earlier_card_becomes_the_left_end) {
    auto game = coop({.line = {1900}, .hands = {{1850, 5}, {6}}});
    game.play(0, 1850);
    EXPECT_THAT(game.events(), ElementsAre("played 0 1850 line 0"));
    EXPECT_THAT(game.line(), ElementsAre("1850", "1900"));
    EXPECT_THAT(game.rift(), ElementsAre("free"));
    EXPECT_THAT(game.hand(0), ElementsAre("5"));
    EXPECT_EQ(played({1800, 1900}, {}, 1799), "played 0 1799 line 0");
    EXPECT_EQ(played({1800, 1900}, {1850}, -5000), "played 0 -5000 line 0");
}

TEST(CoopPlay, a_later_card_becomes_the_right_end) {
    auto game = coop({.line = {1900}, .hands = {{1950, 5}, {6}}});
    game.play(0, 1950);
    EXPECT_THAT(game.events(), ElementsAre("played 0 1950 line 1"));
    EXPECT_THAT(game.line(), ElementsAre("1900", "1950"));
    EXPECT_THAT(game.rift(), ElementsAre("free"));
    EXPECT_EQ(played({1800, 1900}, {1850}, 1901), "played 0 1901 line 2");
}

TEST(CoopPlay, a_card_between_goes_into_the_rift_over_its_gap) {
    auto game = coop({.line = {1700, 1800, 1900}, .hands = {{1850, 5}, {6}}});
    game.play(0, 1850);
    EXPECT_THAT(game.events(), ElementsAre("played 0 1850 rift 2"));
    EXPECT_THAT(game.line(), ElementsAre("1700", "1800", "1900"));
    EXPECT_THAT(game.rift(), ElementsAre("free", "1850"));
    EXPECT_EQ(played({1700, 1800, 1900}, {}, 1701), "played 0 1701 rift 1");
}

TEST(CoopPlay, a_place_in_the_rift_takes_one_card_whatever_their_order) {
    EXPECT_EQ(played({1800, 1900}, {1850}, 1840), "stuck 0 1840");
    EXPECT_EQ(played({1800, 1900}, {1850}, 1850), "stuck 0 1850");
    EXPECT_EQ(played({1800, 1900}, {1850}, 1860), "stuck 0 1860");
}

TEST(CoopPlay, with_one_card_in_the_line_an_equal_one_may_go_to_either_end) {
    EXPECT_EQ(played({1900}, {}, 1900), "played 0 1900 line 0");
    EXPECT_EQ(played({1900}, {}, 1900, 0), "played 0 1900 line 0");
    EXPECT_EQ(played({1900}, {}, 1900, 1), "played 0 1900 line 1");
}

TEST(CoopPlay, an_end_card_of_the_same_year_opens_its_end_only) {
    EXPECT_EQ(played({1800, 1900}, {}, 1800), "played 0 1800 line 0");
    EXPECT_EQ(played({1800, 1900}, {}, 1800, 1), "played 0 1800 line 0");
    EXPECT_EQ(played({1800, 1900}, {}, 1800, 2), "played 0 1800 line 0");
    EXPECT_EQ(played({1800, 1900}, {}, 1900), "played 0 1900 line 2");
    EXPECT_EQ(played({1800, 1900}, {}, 1900, 1), "played 0 1900 line 2");
    EXPECT_EQ(played({1800, 1900}, {}, 1900, 0), "played 0 1900 line 2");
}

TEST(CoopPlay, two_equal_end_cards_open_both_ends_but_not_the_gap_between_them) {
    EXPECT_EQ(played({1900, 1900}, {}, 1900), "played 0 1900 line 0");
    EXPECT_EQ(played({1900, 1900}, {}, 1900, 2), "played 0 1900 line 2");
    EXPECT_EQ(played({1900, 1900}, {}, 1900, 1), "played 0 1900 line 0");
}

TEST(CoopPlay, an_inner_card_of_the_same_year_opens_the_gaps_on_both_sides) {
    EXPECT_EQ(played({1800, 1850, 1900}, {}, 1850), "played 0 1850 rift 1");
    EXPECT_EQ(played({1800, 1850, 1900}, {}, 1850, 1), "played 0 1850 rift 1");
    EXPECT_EQ(played({1800, 1850, 1900}, {}, 1850, 2), "played 0 1850 rift 2");
    EXPECT_EQ(played({1800, 1850, 1900}, {1820, 0}, 1850), "played 0 1850 rift 2");
    EXPECT_EQ(played({1800, 1850, 1900}, {0, 1880}, 1850), "played 0 1850 rift 1");
    EXPECT_EQ(played({1800, 1850, 1900}, {1820, 1880}, 1850), "stuck 0 1850");
}

TEST(CoopPlay, several_equal_inner_cards_open_all_the_gaps_around_them) {
    const std::vector<Year> line{1800, 1850, 1850, 1900};
    EXPECT_EQ(played(line, {}, 1850), "played 0 1850 rift 1");
    EXPECT_EQ(played(line, {}, 1850, 2), "played 0 1850 rift 2");
    EXPECT_EQ(played(line, {}, 1850, 3), "played 0 1850 rift 3");
    EXPECT_EQ(played(line, {1820, 0, 0}, 1850), "played 0 1850 rift 2");
    EXPECT_EQ(played(line, {1820, 1850, 0}, 1850), "played 0 1850 rift 3");
    EXPECT_EQ(played(line, {1820, 1850, 1860}, 1850), "stuck 0 1850");
}

TEST(CoopPlay, equal_cards_at_the_left_end_and_inside_leave_three_places) {
    EXPECT_EQ(played({1900, 1900, 1950}, {}, 1900), "played 0 1900 line 0");
    EXPECT_EQ(played({1900, 1900, 1950}, {}, 1900, 0), "played 0 1900 line 0");
    EXPECT_EQ(played({1900, 1900, 1950}, {}, 1900, 1), "played 0 1900 rift 1");
    EXPECT_EQ(played({1900, 1900, 1950}, {}, 1900, 2), "played 0 1900 rift 2");
    EXPECT_EQ(played({1900, 1900, 1950}, {}, 1900, 3), "played 0 1900 line 0");
}

TEST(CoopPlay, equal_cards_at_the_right_end_and_inside_leave_three_places) {
    EXPECT_EQ(played({1850, 1900, 1900}, {}, 1900), "played 0 1900 line 3");
    EXPECT_EQ(played({1850, 1900, 1900}, {}, 1900, 1), "played 0 1900 rift 1");
    EXPECT_EQ(played({1850, 1900, 1900}, {}, 1900, 2), "played 0 1900 rift 2");
    EXPECT_EQ(played({1850, 1900, 1900}, {}, 1900, 0), "played 0 1900 line 3");
}

TEST(CoopPlay, in_a_line_of_one_year_all_places_are_open) {
    for (const int gap : {1, 2}) {
        EXPECT_EQ(played({1900, 1900, 1900}, {}, 1900, gap), "played 0 1900 rift " + std::to_string(gap));
    }
    EXPECT_EQ(played({1900, 1900, 1900}, {}, 1900, 3), "played 0 1900 line 3");
    EXPECT_EQ(played({1900, 1900, 1900}, {}, 1900), "played 0 1900 line 0");
}

TEST(CoopWish, a_wish_that_turns_out_impossible_is_ignored) {
    EXPECT_EQ(played({1800, 1900}, {}, 1850, 0), "played 0 1850 rift 1");
    EXPECT_EQ(played({1800, 1900}, {}, 1850, 2), "played 0 1850 rift 1");
    EXPECT_EQ(played({1800, 1900}, {}, 1700, 1), "played 0 1700 line 0");
    EXPECT_EQ(played({1800, 1900}, {}, 2000, 0), "played 0 2000 line 2");
    EXPECT_EQ(played({1700, 1800, 1900}, {}, 1850, 1), "played 0 1850 rift 2");
    EXPECT_EQ(played({1700, 1800, 1900}, {0, 1860}, 1850, 1), "stuck 0 1850");
}

TEST(CoopWish, a_wish_for_a_place_that_is_taken_is_ignored) {
    EXPECT_EQ(played({1800, 1900}, {1860}, 1850, 1), "stuck 0 1850");
    EXPECT_EQ(played({1800, 1850, 1900}, {0, 1880}, 1850, 2), "played 0 1850 rift 1");
    EXPECT_EQ(played({1900, 1900, 1950}, {1900, 0}, 1900, 1), "played 0 1900 line 0");
}

TEST(CoopWish, a_wish_off_the_line_is_refused_whatever_the_year) {
    auto game = coop({.line = {1800, 1900}, .rift = {1850}, .hands = {{1700, 1840, 2000}, {6}}});
    for (const int year : {1700, 1840, 2000}) {
        EXPECT_EQ(game.refusal(0, Play{game.card(year), -1}), "bad-gap");
        EXPECT_EQ(game.refusal(0, Play{game.card(year), 3}), "bad-gap");
    }
}

TEST(CoopRift, cards_in_the_rift_stay_over_their_gap_when_the_line_grows) {
    auto game = coop({.line = {1700, 1800, 1900}, .rift = {0, 1850}, .hands = {{1600, 2000, 4}, {1750, 1650, 5}}});
    game.play(0, 1600);
    EXPECT_THAT(game.line(), ElementsAre("1600", "1700", "1800", "1900"));
    EXPECT_THAT(game.rift(), ElementsAre("free", "free", "1850"));
    game.play(0, 2000);
    EXPECT_THAT(game.rift(), ElementsAre("free", "free", "1850", "free"));
    game.play(1, 1750);
    EXPECT_THAT(game.events(), ElementsAre("played 1 1750 rift 2"));
    game.play(1, 1650);
    EXPECT_THAT(game.rift(), ElementsAre("1650", "1750", "1850", "free"));
}

TEST(CoopRift, a_view_shows_the_rift_gap_by_gap) {
    const auto game = coop({.line = {1700, 1800, 1900}, .rift = {0, 1850}, .hands = {{1}, {2}}});
    const CoopView view = std::get<CoopView>(game.game().view(onlooker).game);
    EXPECT_THAT(view.rift, ElementsAre(std::nullopt, Dated{game.card(1850), 1850}));
}

TEST(CoopStuck, a_stuck_card_keeps_its_place_in_the_hand_with_its_year_up) {
    auto game = coop({.line = {1800, 1900}, .rift = {1850}, .hands = {{5, 1840, 6}, {7}}});
    game.play(0, 1840);
    EXPECT_THAT(game.events(), ElementsAre("stuck 0 1840"));
    EXPECT_THAT(game.hand(0), ElementsAre("5", "1840", "6"));
    EXPECT_THAT(game.rift(), ElementsAre("1850"));
    const View view = game.game().view(Seat{1});
    EXPECT_THAT(view.hands->at(0), ElementsAre(HandCard{game.card(5), 0, {}}, HandCard{game.card(1840), 0, 1840},
                                               HandCard{game.card(6), 0, {}}));
}

TEST(CoopStuck, a_stuck_card_is_not_replaced) {
    auto game = coop({.line = {1800, 1900}, .rift = {1850}, .hands = {{1840, 5, 6}, {7}}, .pile = {8, 9}});
    game.play(0, 1840).play(0, 5).end_turn(0);
    EXPECT_THAT(game.events(), ElementsAre("drew 0 8:0", "turn-ended 0"));
    EXPECT_THAT(game.hand(0), ElementsAre("1840", "6", "8"));
}

TEST(CoopStuck, a_stuck_card_cannot_be_played_again_even_once_it_would_fit) {
    auto game = coop({.line = {1900}, .hands = {{1900, 5}, {7}}, .stuck = {1900}});
    EXPECT_EQ(game.refusal(0, Play{game.card(1900), {}}), "not-allowed");
    EXPECT_THAT(game.legal(0), UnorderedElementsAre("play 5"));
}

TEST(CoopStuck, a_stuck_card_cannot_be_discarded_even_if_its_icon_matches) {
    auto game = coop({.hands = {{1850, 5}, {7}}, .stuck = {1850}, .icons = {{1850, {1, 0}}, {5, {1, 0}}}});
    EXPECT_EQ(game.refusal(0, Discard{game.card(1850)}), "not-allowed");
    EXPECT_THAT(game.legal(0), UnorderedElementsAre("play 5", "discard 5"));
}

TEST(CoopStuck, a_stuck_card_stays_for_the_rest_of_the_game) {
    auto game = coop({.line = {1800, 1900}, .rift = {1850}, .hands = {{1840, 5, 6}, {7, 8}}, .pile = {9}});
    game.play(0, 1840).play(0, 6).end_turn(0).play(1, 7).end_turn(1);
    EXPECT_THAT(game.legal(0), UnorderedElementsAre("play 5", "play 9"));
    EXPECT_EQ(game.refusal(0, Play{game.card(1840), {}}), "not-allowed");
    EXPECT_EQ(game.refusal(0, Discard{game.card(1840)}), "not-allowed");
}

}  // namespace
}  // namespace frise::told
