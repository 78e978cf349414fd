// What happens at a table, as it is counted.
#include "sim/scorer.hpp"

#include "tests/sim/runs.hpp"

#include <gtest/gtest.h>

namespace frise::sim::test {
namespace {

constexpr std::size_t card_count = 12;
constexpr Seat seat_0{0};
constexpr Seat seat_1{1};
constexpr Seat seat_2{2};
constexpr CardNo card_5{5};
constexpr CardNo card_6{6};

// Three seats, two entrants: entrant 0 sits on seats 0 and 2.
class Counting : public testing::Test {
  protected:
    explicit Counting(GameId game = GameId::classic) : setup_{setup_for(game, 3)} { scorer_.start(seating_); }

    void happens(const Events& events) { scorer_.count(events); }
    [[nodiscard]] const EntrantTally& entrant(std::size_t number) const { return tally_.entrants[number]; }
    [[nodiscard]] const CardTally& card(CardNo number) const { return tally_.cards[index(number)]; }
    [[nodiscard]] const Wins& pair(std::size_t a, std::size_t b) const { return tally_.pairs[a * 2 + b]; }

    frise::Setup setup_;
    Tally tally_{3, 2, card_count};
    std::vector<std::size_t> seating_{0, 1, 0};
    Scorer scorer_{setup_, tally_};
};

class CountingContest : public Counting {
  protected:
    CountingContest() : Counting{GameId::contest} {}
};

class CountingCoop : public Counting {
  protected:
    CountingCoop() : Counting{GameId::coop} {}

    [[nodiscard]] const CoopTally& team() const { return std::get<CoopTally>(tally_.own); }
};

class CountingChallenge : public Counting {
  protected:
    CountingChallenge() : Counting{GameId::challenge} {}

    [[nodiscard]] const std::vector<DuelTally>& duels() const { return std::get<ChallengeTally>(tally_.own).duels; }

    void duel_won_by(Seat seat, int to) {
        happens({DuelBegan{DuelKind::more_or_less, {seat_0, seat_1}, card_5}, DuelWon{seat}, Advanced{seat, 1, to}});
    }
};

TEST_F(Counting, a_miss_belongs_to_its_seat_and_card) {
    happens({Placed{seat_1, card_5, 0, 1900, false}, Placed{seat_2, card_6, 1, 1910, true},
             Placed{seat_0, card_5, 1, 1, true}});
    EXPECT_EQ(entrant(1).placements, (Placements{1, 1}));
    EXPECT_EQ(entrant(0).placements, (Placements{2, 0}));
    EXPECT_EQ(card(card_5).placements, (std::vector<Placements>{{1, 0}, {1, 1}}));
    EXPECT_EQ(card(card_6).placements, (std::vector<Placements>{{1, 0}, {0, 0}}));
}

TEST_F(Counting, a_win_counts_for_seat_entrant_and_pair) {
    happens({GameOver{{seat_1}, {}}});
    EXPECT_EQ(tally_.seats, (std::vector<Wins>{{1, 0}, {1, whole_win}, {1, 0}}));
    EXPECT_EQ(entrant(0).wins, (Wins{2, 0})) << "it sat twice";
    EXPECT_EQ(entrant(1).wins, (Wins{1, whole_win}));
    EXPECT_EQ(pair(1, 0), (Wins{2, 2 * whole_win}));
    EXPECT_EQ(pair(0, 1), (Wins{2, 0}));
    EXPECT_EQ(pair(0, 0), Wins{});
}

TEST_F(Counting, a_shared_win_is_split) {
    happens({GameOver{{seat_0, seat_1}, {}}});
    EXPECT_EQ(tally_.seats, (std::vector<Wins>{{1, whole_win / 2}, {1, whole_win / 2}, {1, 0}}));
    EXPECT_EQ(entrant(0).wins, (Wins{2, whole_win / 2}));
    EXPECT_EQ(pair(1, 0), (Wins{1, whole_win})) << "over seat 2 only: with seat 0 it shared";
    EXPECT_EQ(pair(0, 1), (Wins{1, 0}));
}

TEST_F(Counting, any_number_of_winners_splits_evenly) {
    for (Count winners = 1; winners <= max_seats; ++winners) EXPECT_EQ(whole_win % winners, 0U) << winners;
}

TEST_F(Counting, cards_come_into_hands_and_some_stay_there) {
    Game game{setup_};
    Seeded chance{1};
    Events events;
    game.start(chance, Sink{events});
    Tally tally{3, 2, setup_.deck.size()};
    Scorer scorer{setup_, tally};
    scorer.start(seating_);
    scorer.count(events);
    scorer.count({Drew{seat_0, game.table().pile.top(), {}}});
    scorer.finish(game, 17);
    Count held = 0;
    Count kept = 0;
    for (const CardTally& card : tally.cards) {
        held += card.held;
        kept += card.kept;
    }
    const auto dealt = 3 * static_cast<Count>(setup_.terms.hand.front());
    EXPECT_EQ(held, dealt + 1);
    EXPECT_EQ(kept, dealt);
    for (const CardNo card : game.table().hand(seat_1)) {
        EXPECT_EQ(tally.cards[index(card)].held, 1U);
        EXPECT_EQ(tally.cards[index(card)].kept, 1U);
    }
    EXPECT_EQ(tally.games, 1U);
    EXPECT_EQ(tally.moves, 17U);
    EXPECT_EQ(tally.lengths, (Histogram{{17, 1}}));
}

TEST_F(Counting, a_turn_is_a_card) {
    happens({Placed{seat_0, card_5, 0, 1900, false}, Discarded{seat_0, card_5, 1900, {}}, Drew{seat_0, card_6, {}},
             Placed{seat_1, card_6, 1, 1910, true}, RoundEnded{1}});
    EXPECT_EQ(entrant(0).own[CoopSim::discards], 0U) << "a wrong card that is laid aside is no discard";
    Game game{setup_};
    scorer_.finish(game, 2);
    EXPECT_EQ(tally_.turns, (Histogram{{2, 1}}));
}

TEST_F(CountingContest, who_contests_a_wrong_card_has_won) {
    happens({Proposed{seat_0, card_5, 1}, Accepted{seat_2}, Contested{seat_1},
             ProposalPlaced{seat_0, card_5, 1, 1900, false}});
    EXPECT_EQ(entrant(1).own[ContestSim::contests], 1U);
    EXPECT_EQ(entrant(1).own[ContestSim::contests_won], 1U);
    EXPECT_EQ(entrant(0).placements, (Placements{1, 1}));
    EXPECT_EQ(entrant(1).placements, Placements{});
}

TEST_F(CountingContest, who_contests_a_right_card_has_lost) {
    happens({Proposed{seat_0, card_5, 1}, Contested{seat_1}, ProposalPlaced{seat_0, card_5, 1, 1900, true}});
    EXPECT_EQ(entrant(1).own[ContestSim::contests], 1U);
    EXPECT_EQ(entrant(1).own[ContestSim::contests_won], 0U);
}

TEST_F(CountingContest, a_contest_is_of_one_card_only) {
    happens({Proposed{seat_0, card_5, 1}, Contested{seat_1}, ProposalPlaced{seat_0, card_5, 1, 1900, true},
             Proposed{seat_2, card_6, 1}, Accepted{seat_1}, ProposalPlaced{seat_2, card_6, 1, 1950, false}});
    EXPECT_EQ(entrant(1).own[ContestSim::contests_won], 0U);
    EXPECT_EQ(entrant(0).own[ContestSim::contests], 0U);
}

TEST_F(CountingContest, a_card_given_came_into_a_hand) {
    happens({Gave{seat_0, seat_1, card_6}});
    EXPECT_EQ(card(card_6).held, 1U);
}

TEST_F(CountingCoop, discards_are_counted_and_stuck_cards_missed) {
    happens({Discarded{seat_1, card_5, 1900, Icon{1}}, Played{seat_0, card_6, 1910, Row::rift, 1},
             Stuck{seat_2, card_5, 1900}});
    EXPECT_EQ(entrant(1).own[CoopSim::discards], 1U);
    EXPECT_EQ(entrant(0).own[CoopSim::discards], 0U);
    EXPECT_EQ(entrant(0).placements, (Placements{2, 1}));
    EXPECT_EQ(card(card_5).placements[0], (Placements{1, 1}));
}

TEST_F(CountingCoop, the_team_has_a_score_and_a_rank) {
    happens({GameOver{{}, TeamScore{-3, 1}}, GameOver{{}, TeamScore{20, 8}}, GameOver{{}, TeamScore{20, 8}}});
    EXPECT_EQ(team().scores, (Histogram{{-3, 1}, {20, 2}}));
    EXPECT_EQ(team().ranks.front(), 1U);
    EXPECT_EQ(team().ranks.back(), 2U);
    for (const Wins& seat : tally_.seats) EXPECT_EQ(seat, (Wins{3, 0}));
}

TEST_F(CountingChallenge, a_duel_has_a_winner_and_leaders_after_it) {
    happens({Advanced{seat_0, 3, 3}});
    duel_won_by(seat_1, 2);
    happens({TrialBegan{TrialKind::right_date, {card_6}}, Advanced{seat_1, 4, 6}});
    duel_won_by(seat_1, 7);
    happens({GameOver{{seat_1}, {}}});
    ASSERT_EQ(duels().size(), 2U);
    EXPECT_EQ(duels()[0], (DuelTally{{1, whole_win}, {1, 0}})) << "seat 1 won it, seat 0 still led";
    EXPECT_EQ(duels()[1], (DuelTally{{1, whole_win}, {1, whole_win}}));
}

TEST_F(CountingChallenge, several_leaders_count_together) {
    happens({Advanced{seat_0, 3, 3}});
    duel_won_by(seat_1, 3);
    happens({GameOver{{seat_0}, {}}});
    ASSERT_EQ(duels().size(), 1U);
    EXPECT_EQ(duels()[0], (DuelTally{{1, 0}, {1, whole_win}}));
}

TEST_F(CountingChallenge, a_final_duel_is_none_of_the_board) {
    const int finish = default_board().finish();
    happens({Advanced{seat_0, finish, finish}, Advanced{seat_1, finish, finish},
             DuelBegan{DuelKind::sudden_death, {seat_0, seat_1}, {}}, DuelWon{seat_1}, GameOver{{seat_1}, {}}});
    EXPECT_TRUE(duels().empty());
}

TEST_F(CountingChallenge, another_game_has_other_duels) {
    duel_won_by(seat_1, 2);
    happens({GameOver{{seat_1}, {}}});
    scorer_.start(seating_);
    happens({GameOver{{seat_1}, {}}});
    EXPECT_EQ(duels(), (std::vector<DuelTally>{{{1, whole_win}, {1, whole_win}}}));
}

TEST_F(CountingChallenge, a_rank_in_order_is_right_or_wrong) {
    happens({TrialBegan{TrialKind::order, {CardNo{1}, CardNo{2}, CardNo{3}, CardNo{4}}},
             Turned{{{CardNo{1}, 1900}, {CardNo{2}, 1800}, {CardNo{3}, 1950}, {CardNo{4}, 1950}},
                    {{{2, 1, 3, 4}, 0}, {{1, 2, 4, 3}, 0}, {{2, 1, 4, 3}, 0}}}});
    EXPECT_EQ(entrant(0).placements, (Placements{8, 0})) << "cards of one year share their ranks";
    EXPECT_EQ(entrant(1).placements, (Placements{4, 2}));
    EXPECT_EQ(card(CardNo{1}).placements, (std::vector<Placements>{{2, 0}, {1, 1}}));
}

TEST_F(CountingChallenge, of_a_date_nobody_expects_to_be_quite_right) {
    happens({TrialBegan{TrialKind::right_date, {card_5}}, Turned{{{card_5, 1900}}, {{}, {}, {}}}});
    EXPECT_EQ(entrant(0).placements, Placements{});
}

}  // namespace
}  // namespace frise::sim::test
