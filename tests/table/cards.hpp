// Cards for tables of tests, which no shelf and no store is needed for.
#pragma once

#include "table/effects.hpp"
#include "table/opening.hpp"
#include "tests/support/telling_deck.hpp"

#include <boost/json.hpp>
#include <map>
#include <string>
#include <utility>

namespace frise::test {

// The same for each game: making them takes longer than a game.
inline table::PlaysetPtr telling_playset(const table::TableSettings& settings, std::size_t size) {
    static std::map<std::pair<GameId, std::size_t>, table::PlaysetPtr> made;
    table::PlaysetPtr& playset = made[{settings.terms.game, size}];
    if (playset) return playset;
    Dice dice{size};
    const bool icons = descriptor(settings.terms.game).deck.icons;
    const std::string text = boost::json::serialize(telling_deck(settings.terms, size, icons, dice));
    playset = table::make_playset({table::read_by_id(text)}, {size, text.size()}, settings);
    return playset;
}

// Settings that are agreed on, of `size` cards.
inline table::Prepared prepared_with(table::TableSettings settings, std::size_t size = 60) {
    settings.decks = {{"telling", "hash-of-telling"}};
    auto playset = telling_playset(settings, size);
    return {std::move(settings), std::move(playset)};
}

inline table::Prepared prepared_with(const boost::json::object& wish, std::size_t size = 60) {
    return prepared_with(*table::read_table_settings(wish), size);
}

// The chance of tests.
class SeededLuck final : public table::Luck {
  public:
    explicit SeededLuck(std::uint64_t seed) : rng_{seed}, chance_{seed} {}
    Chance& shuffles() override { return chance_; }
    std::uint64_t number() override { return rng_.next(); }
    std::string code() override { return "TABLE" + std::to_string(rng_.below(1'000'000)); }

  private:
    Rng rng_;
    Seeded chance_;
};

}  // namespace frise::test
