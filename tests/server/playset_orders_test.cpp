// Ordering the cards of tables: what one customer has in use is bounded.
#include "server/playset_orders.hpp"

#include "store/memory_store.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/use_future.hpp>
#include <gtest/gtest.h>
#include <string>

namespace frise::test {
namespace {

namespace asio = boost::asio;
using server::Granted;
using server::PlaysetPtr;

class Ordering : public testing::Test {
  public:
    void TearDown() override {
        workshop.close();
        orders.close();
    }

    // Cards of the shelf from a year on.
    Granted<PlaysetPtr> get(const std::string& customer, int from, bool chosen = true) {
        server::TableSettings settings;
        EXPECT_TRUE(playsets.name_decks(settings, [](const std::string& /*hash*/) { return false; }));
        settings.filter.from = from;
        auto made = asio::co_spawn(context, orders.get(customer, settings, chosen), asio::use_future);
        context.restart();
        context.run();
        return made.get();
    }

    asio::io_context context;
    server::Metrics metrics;
    server::Keeper keeper{store::make_memory_store(), metrics};
    server::Playsets playsets;
    server::Workshop workshop;
    server::PlaysetOrders orders{playsets, keeper, workshop, 1};
};

TEST_F(Ordering, is_refused_to_who_has_enough_in_use) {
    const auto first = get("ana", 1500);
    ASSERT_TRUE(first);
    const auto second = get("ana", 1600);
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().code, "busy");
    EXPECT_EQ(get("ana", 1500).value(), *first) << "these are there";
    EXPECT_TRUE(get("ben", 1600)) << "others have their own share";
    EXPECT_TRUE(get("ana", 1700, false)) << "a table that has them is played at";
}

}  // namespace
}  // namespace frise::test
