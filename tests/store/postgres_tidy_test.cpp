// Taking tables out of a database beside the servers that share it.
#include "tests/store/postgres.hpp"

#include <thread>

namespace frise::store_test {
namespace {

class PostgresTidy : public testing::Test {
  protected:
    Removals remove(const Removal& one) { return value(beside_->remove({&one, 1})); }

    FreshDatabase database_;
    std::unique_ptr<Store> server_ = joined(database_.address());
    std::unique_ptr<Store> beside_ = *open_postgres_store(database_.address(), PostgresMode::tidy);
};

TEST_F(PostgresTidy, servers_hear_that_a_table_is_gone) {
    value(server_->append(std::vector{opening("A", {"one", "two"})}));
    Ear ear{*server_};
    EXPECT_EQ(remove({"A", 2}), Removals{Removed::done});
    ear.heard({News::Kind::entries, "A", 3});
    EXPECT_EQ(value(server_->append(std::vector{Append{"A", 2, {"three"}, {}}})), conflict);
}

TEST_F(PostgresTidy, who_is_there_through_a_server_keeps_a_table_until_that_is_gone) {
    value(server_->append(std::vector{opening("A")}));
    expect_done(server_->put_attendee("A", {.person = "zoe"}));
    EXPECT_EQ(remove({"A", 1}), Removals{Removed::kept});
    server_.reset();
    EXPECT_EQ(remove({"A", 1}), Removals{Removed::done});
}

// Somebody goes on with each table just as it is removed: one of both is first, and the other finds that.
TEST_F(PostgresTidy, a_table_is_removed_or_goes_on) {
    constexpr int count = 60;
    std::vector<Append> open;
    std::vector<Append> more;
    std::vector<Removal> removals;
    for (int i = 0; i < count; ++i) {
        open.push_back(opening(std::to_string(i), {"one"}));
        more.push_back({std::to_string(i), 1, {"two"}, {}});
        removals.push_back({std::to_string(count - 1 - i), 1});
    }
    value(server_->append(open));
    Removals removed;
    std::thread beside{[&] {
        for (const auto& one : removals) removed.push_back(remove(one).front());
    }};
    Results appended;
    for (const auto& one : more) appended.push_back(value(server_->append({&one, 1})).front());
    beside.join();
    for (std::size_t i = 0; i < count; ++i) {
        const bool gone = removed[count - 1 - i] == Removed::done;
        EXPECT_EQ(appended[i], gone ? Appended::conflict : Appended::done) << i;
        const auto left = value(server_->load(std::to_string(i)));
        ASSERT_EQ(left.has_value(), !gone) << i;
        if (left) EXPECT_EQ(left->entries, (Entries{"one", "two"}));
    }
    EXPECT_EQ(database_.execute("SELECT count(*) FROM frise.entries WHERE table_id NOT IN"
                                " (SELECT id FROM frise.tables)"),
              "0");
}

}  // namespace
}  // namespace frise::store_test
