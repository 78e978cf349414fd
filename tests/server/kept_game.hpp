// A game in a store as a server would have kept it, played at random without any server.
#pragma once

#include "server/playsets.hpp"
#include "server/preparing.hpp"
#include "server/secret.hpp"
#include "table/opening.hpp"
#include "tests/support/random_player.hpp"

#include <boost/json.hpp>
#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace frise::test {

struct GameWish {
    std::string game = "classic";
    int most_actions = 100'000;
    std::uint64_t seed = 1;
};

// Everything to append for one table: two people on one device who play until it is over, or for so long.
inline store::Append game_to_keep(store::Store& store, const std::string& code, const GameWish& wish = {}) {
    server::Playsets playsets;
    const boost::json::object body{
        {"name", "Ana"}, {"game", wish.game}, {"seats", 2}, {"people", {"Ben"}}, {"start", true}};
    const auto prepared = prepare(playsets, store, *server::read_table_settings(body));
    EXPECT_TRUE(prepared);
    server::LiveTable table{code};
    server::SystemChance chance;
    const server::Circumstances now{1'790'000'000'000, chance, 7};
    auto entries = *open_table(table, *prepared, *server::read_opening(body), "ana", now);
    RandomPlayer player{wish.seed, 80};
    for (int i = 0; i < wish.most_actions && !table.game()->over(); ++i) {
        const Seat seat = player.next(*table.game());
        auto entry = table.act(seat, player.choose(*table.game(), seat), server::Actor::person, now);
        if (!entry) continue;
        table.evolve(*entry);
        entries.push_back(*entry);
    }
    store::Append append{code, 0, {}, table.summary(now.now)};
    for (const server::Entry& entry : entries) append.entries.push_back(write_entry(entry, table.names()));
    return append;
}

inline void keep(store::Store& store, const store::Append& append) {
    const auto done = store.append({&append, 1});
    ASSERT_TRUE(done);
    ASSERT_EQ(done->front(), store::Appended::done);
}

}  // namespace frise::test
