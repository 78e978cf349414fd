// In every game, whoever follows the events gets the title of each card before it lies open, and learns of each year.
#include "table/card_news.hpp"

#include "tests/support/random_player.hpp"
#include "tests/table/opened.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>
#include <string>

namespace frise::table {
namespace {

class CardNews : public testing::TestWithParam<GameId> {
  public:
    void follow(const Events& events) {
        Cards cards;
        for (const Event& event : events) brought_by(event, onlooker, cards);
        titles_.insert(cards.begin(), cards.end());
        cards.clear();
        for (const Event& event : events) turned_by(event, onlooker, cards);
        years_.insert(cards.begin(), cards.end());
    }
    void expect_known(const View& view) const {
        for (const CardNo card : cards_in(view)) EXPECT_TRUE(titles_.contains(card)) << index(card);
        if (!view.line) return;
        for (const Dated& card : *view.line) EXPECT_TRUE(years_.contains(card.card)) << index(card.card);
    }

  private:
    std::set<CardNo> titles_;
    std::set<CardNo> years_;
};

TEST_P(CardNews, comes_with_the_events) {
    const int seats = std::max(2, seat_range(GetParam()).least);
    auto [table, entries] =
        test::opened_table({{"name", "Ana"}, {"game", name(GetParam())}, {"seats", seats}, {"start", true}});
    test::SeededLuck luck{2};
    const Circumstances now{1'790'000'000'000, luck.shuffles()};
    follow(std::get<Began>(entries.back().what).events);
    test::RandomPlayer player{1, 80};
    for (int i = 0; i < 2000 && !table.game()->over(); ++i) {
        expect_known(table.game()->view(onlooker));
        const Seat seat = player.next(*table.game());
        auto entry = table.act(seat, player.choose(*table.game(), seat), Actor::person, now);
        if (!entry) continue;
        follow(std::get<Acted>(entry->what).events);
        table.evolve(*entry);
    }
}

INSTANTIATE_TEST_SUITE_P(Games, CardNews, testing::ValuesIn(all_games), [](const auto& info) {
    std::string name{frise::name(info.param)};
    std::erase(name, '-');
    return name;
});

}  // namespace
}  // namespace frise::table
