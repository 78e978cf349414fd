// What contest refuses in each phase of a turn, and which reason counts where several apply.
#include "tests/support/scene.hpp"

namespace frise::test {
namespace {

Scene table() {
    return scene({.game = GameId::contest,
                  .line = 1000,
                  .hands = {{1100, 1200, 1250}, {1300, 1400}, {1500, 1600}},
                  .pile = {2001},
                  .rounds = 1});
}

void expect_not_allowed(Scene& game, int seat, const std::vector<Action>& actions) {
    for (const Action& action : actions) EXPECT_EQ(game.refusal(seat, action), "not-allowed") << action.index();
}

const std::vector<Action> of_other_games{PlaceDrawn{0}, Play{}, Discard{}, EndTurn{}, Answer{}, Guess{1900}};

TEST(ContestRefusal, nothing_is_accepted_once_the_game_is_over) {
    auto game = scene({.game = GameId::contest, .line = 1000, .hands = {{1100}, {1200}}, .rounds = 1});
    game.place(0, 1100, 1).accept(1);
    ASSERT_TRUE(game.over());
    EXPECT_EQ(game.refusal(1, Place{game.number(1200), 0}), "game-over");
    EXPECT_EQ(game.refusal(9, Accept{}), "game-over");
}

TEST(ContestRefusal, a_seat_that_is_not_at_the_table_is_a_bad_request) {
    auto game = table();
    EXPECT_EQ(game.refusal(3, Accept{}), "bad-request");
    EXPECT_EQ(game.refusal(3, Place{game.number(1100), 0}), "bad-request");
}

TEST(ContestRefusal, only_the_seat_whose_turn_it_is_may_propose) {
    auto game = table();
    EXPECT_EQ(game.refusal(1, Place{game.number(1300), 0}), "not-your-turn");
    EXPECT_EQ(game.refusal(1, Accept{}), "not-your-turn");
}

TEST(ContestRefusal, with_nothing_proposed_there_is_nothing_but_to_place) {
    auto game = table();
    expect_not_allowed(game, 0, of_other_games);
    expect_not_allowed(game, 0, {Accept{}, Contest{}, Give{game.number(1100), 1}});
}

TEST(ContestRefusal, a_proposal_takes_an_own_card_and_a_gap_that_is_there) {
    auto game = table();
    EXPECT_EQ(game.refusal(0, Place{game.number(1300), 99}), "not-your-card");
    EXPECT_EQ(game.refusal(0, Place{game.number(2001), 0}), "not-your-card");
    EXPECT_EQ(game.refusal(0, Place{no_such_card, 0}), "not-your-card");
    EXPECT_EQ(game.refusal(0, Place{game.number(1100), -1}), "bad-gap");
    EXPECT_EQ(game.refusal(0, Place{game.number(1100), 2}), "bad-gap");
}

TEST(ContestRefusal, a_proposal_is_answered_by_the_others_in_their_order) {
    auto game = table();
    game.place(0, 1100, 1);
    EXPECT_EQ(game.refusal(0, Accept{}), "not-your-turn");
    EXPECT_EQ(game.refusal(0, Contest{}), "not-your-turn");
    EXPECT_EQ(game.refusal(2, Contest{}), "not-your-turn");
    game.accept(1);
    EXPECT_EQ(game.refusal(1, Contest{}), "not-your-turn");
}

TEST(ContestRefusal, a_proposal_can_only_be_accepted_or_contested) {
    auto game = table();
    game.place(0, 1100, 1);
    expect_not_allowed(game, 1, of_other_games);
    expect_not_allowed(game, 1, {Place{game.number(1300), 0}, Place{no_such_card, 99}, Give{game.number(1300), 0}});
}

TEST(ContestRefusal, a_card_that_is_due_must_be_given_before_anything_else) {
    auto game = table();
    game.place(0, 1100, 1).contest(1);
    EXPECT_EQ(game.refusal(1, Place{game.number(1300), 0}), "not-your-turn");
    EXPECT_EQ(game.refusal(1, Give{game.number(1300), 0}), "not-your-turn");
    expect_not_allowed(game, 0, of_other_games);
    expect_not_allowed(game, 0, {Place{game.number(1200), 0}, Accept{}, Contest{}});
}

TEST(ContestRefusal, only_a_card_of_ones_own_hand_can_be_given) {
    auto game = table();
    game.place(0, 1100, 0).accept(1).accept(2);
    for (const Name& card : {Name{1100}, Name{1300}, Name{2001}, Name{"no such card"}}) {
        EXPECT_EQ(game.refusal(0, Give{game.number(card), 1}), "not-your-card") << card.text;
        EXPECT_EQ(game.refusal(0, Give{game.number(card), 0}), "not-your-card") << card.text;
    }
}

TEST(ContestRefusal, a_card_cannot_be_given_to_oneself_or_to_no_seat) {
    auto game = table();
    game.place(0, 1100, 0).accept(1).accept(2);
    const CardNo card = game.number(1200);
    expect_not_allowed(game, 0, {Give{card, 0}, Give{card, 3}, Give{card, -1}, Give{card, 256}, Give{card, {}}});
}

TEST(ContestRefusal, after_a_contest_the_receiver_is_settled) {
    auto game = table();
    game.place(0, 1100, 1).contest(1);
    const CardNo card = game.number(1200);
    expect_not_allowed(game, 0, {Give{card, 2}, Give{card, 0}, Give{card, 3}, Give{card, -1}});
    EXPECT_EQ(game.give(0, 1200, 1).events(), Texts{"gave 0 to 1 1200"});
}

}  // namespace
}  // namespace frise::test
