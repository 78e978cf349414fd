// Many games: the same numbers however they are played.
#include "sim/run.hpp"

#include "bots/chance_bot.hpp"
#include "tests/sim/runs.hpp"

#include <gtest/gtest.h>
#include <stdexcept>

namespace frise::sim::test {
namespace {

Plan small_plan(GameId game, std::uint64_t games = 40) {
    return plan_for(game, some_seats(game), {Strength::child, Strength::regular}, games);
}

TEST(Run, is_the_same_with_any_number_of_threads) {
    for (const GameId game : all_games) {
        const Plan plan = small_plan(game);
        const Tally alone = tally_of(plan, 1);
        EXPECT_EQ(alone.games, 40U);
        EXPECT_EQ(tally_of(plan, 2), alone) << name(game);
        EXPECT_EQ(tally_of(plan, 5), alone) << name(game);
    }
}

TEST(Run, is_the_sum_of_its_shards) {
    for (const GameId game : all_games) {
        Plan plan = small_plan(game);
        const Tally whole = tally_of(plan);
        Tally sum;
        for (std::uint64_t number = 0; number < 3; ++number) {
            plan.shard = {number, 3};
            const Tally part = tally_of(plan);
            EXPECT_EQ(part.games, plan.own_games());
            sum += part;
        }
        EXPECT_EQ(sum, whole) << name(game);
    }
}

TEST(Run, differs_with_another_seed) {
    Plan plan = small_plan(GameId::classic);
    const Tally one = tally_of(plan);
    plan.seed = 2;
    EXPECT_NE(tally_of(plan), one);
}

TEST(Run, counts_what_must_add_up) {
    for (const GameId game : all_games) {
        const Tally tally = tally_of(small_plan(game));
        Count parts = 0;
        for (const Wins& seat : tally.seats) {
            EXPECT_EQ(seat.games, tally.games);
            parts += seat.parts;
        }
        if (!descriptor(game).together) EXPECT_EQ(parts, tally.games * whole_win) << name(game);
        Placements by_entrant;
        for (const EntrantTally& entrant : tally.entrants) by_entrant += entrant.placements;
        Placements by_card;
        for (const CardTally& card : tally.cards) {
            for (const Placements& each : card.placements) by_card += each;
            EXPECT_LE(card.kept, card.held) << name(game);
        }
        EXPECT_EQ(by_card, by_entrant) << name(game);
        EXPECT_GT(by_card.placed, by_card.missed) << name(game);
        for (const Histogram* values : {&tally.lengths, &tally.turns, &tally.rounds}) {
            Count count = 0;
            for (const auto& [value, times] : *values) count += times;
            EXPECT_EQ(count, tally.games) << name(game);
        }
        if (!is_of<ContestSim>(game)) continue;
        for (const EntrantTally& entrant : tally.entrants) {
            EXPECT_LE(entrant.own[ContestSim::contests_won], entrant.own[ContestSim::contests]);
        }
    }
}

TEST(Run, ends_early_when_told_to) {
    Plan plan = small_plan(GameId::classic, 1'000'000'000);
    std::atomic<bool> stop{true};
    const Outcome none = run(plan, {2, {}, &stop});
    EXPECT_TRUE(none.stopped);
    EXPECT_EQ(none.tally.games, 0U);
    EXPECT_EQ(none.tally.seats.size(), 3U);

    stop = false;
    const Outcome some = run(plan, {2, [&](std::uint64_t done) { stop = done > 0; }, &stop});
    EXPECT_TRUE(some.stopped);
    EXPECT_GT(some.tally.games, 0U);
    EXPECT_LT(some.tally.games, plan.games);
    Count games = 0;
    for (const auto& [length, count] : some.tally.lengths) games += count;
    EXPECT_EQ(games, some.tally.games) << "games under way are played to their end";
}

TEST(Run, that_was_finished_was_not_stopped) {
    const std::atomic<bool> stop{false};
    EXPECT_FALSE(run(small_plan(GameId::classic), {2, {}, &stop}).stopped);
}

class Thrower final : public Bot {
  public:
    Action choose(const View& /*view*/, const Legal& legal) override {
        if (++turns_ > 20) throw std::runtime_error{"dropped the cards"};
        return legal.at(0);
    }

  private:
    int turns_ = 0;
};

class Cheat final : public Bot {
  public:
    Action choose(const View& /*view*/, const Legal& /*legal*/) override { return Place{no_such_card, -1}; }
};

template <class BotType>
Plan plan_with() {
    Plan plan = plan_for(GameId::classic, 2, {Strength::child}, 1000);
    plan.entrants.push_back({"other", [] { return std::make_unique<BotType>(); }});
    plan.line_ups = {{0, 1}};
    return plan;
}

TEST(Run, an_exception_in_a_bot_comes_out) {
    for (const unsigned threads : {1U, 4U}) {
        EXPECT_THROW(
            {
                try {
                    run(plan_with<Thrower>(), {threads, {}, nullptr});
                } catch (const std::runtime_error& error) {
                    EXPECT_STREQ(error.what(), "dropped the cards");
                    throw;
                }
            },
            std::runtime_error);
    }
}

TEST(Run, a_bot_that_cheats_is_an_error) { EXPECT_THROW(run(plan_with<Cheat>(), {2, {}, nullptr}), std::logic_error); }

struct Sizes {
    std::size_t lists = 0;
    std::size_t bins = 0;
    std::int64_t largest = 0;
};

Sizes sizes_of(const Tally& tally) {
    Sizes sizes{tally.seats.size() + tally.entrants.size() + tally.pairs.size() + tally.cards.size() +
                    tally.cards.size() * tally.cards[0].placements.size() +
                    std::get<ChallengeTally>(tally.own).duels.size(),
                0, 0};
    for (const Histogram* values :
         {&tally.lengths, &tally.turns, &tally.rounds, &std::get<CoopTally>(tally.own).scores}) {
        sizes.bins += values->size();
        if (!values->empty()) sizes.largest += values->rbegin()->first + 1;
    }
    return sizes;
}

TEST(Run, takes_no_more_memory_for_more_games) {
    const Sizes few = sizes_of(tally_of(small_plan(GameId::classic, 50)));
    const Sizes many = sizes_of(tally_of(small_plan(GameId::classic, 500)));
    EXPECT_EQ(few.lists, many.lists);
    EXPECT_LE(static_cast<std::int64_t>(many.bins), many.largest) << "a histogram has a bin for each value at most";
    EXPECT_LT(many.largest, 500);
}

}  // namespace
}  // namespace frise::sim::test
