// Who waits while the cards for settings are made, and for how long.
#include "table/settings_queue.hpp"

#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <utility>

namespace frise::table {
namespace {

Later from(std::string person, std::string id, TableRequest request = request::Chat{}) {
    auto guest = std::make_shared<Guest>();
    guest->person = std::move(person);
    return {{std::move(guest), std::move(id)}, std::move(request)};
}

Later settings_of(std::string person, std::string id = "settings") {
    return from(std::move(person), std::move(id), request::ChangeSettings{});
}

// Settings of ana, who is the host, are under way.
class SettingsUnderWay : public testing::Test {
  public:
    SettingsUnderWay() { queue.begin("ana"); }
    [[nodiscard]] bool waits(const Later& request) const { return queue.has_to_wait(request, "ana"); }
    void add(Later request) { EXPECT_TRUE(queue.wait(request)) << request.asker.id; }
    std::string next() {
        const auto found = queue.next();
        return found ? found->asker.id : "";
    }

    SettingsQueue queue;
};

TEST(SettingsQueue, holds_nobody_up_while_no_settings_are_under_way) {
    SettingsQueue queue;
    EXPECT_FALSE(queue.busy());
    EXPECT_FALSE(queue.has_to_wait(settings_of("ana"), "ana"));
    EXPECT_FALSE(queue.next());
}

TEST_F(SettingsUnderWay, hold_up_what_the_same_person_asks_for) {
    EXPECT_TRUE(queue.busy());
    EXPECT_TRUE(waits(from("ana", "1")));
    EXPECT_FALSE(waits(from("ben", "1")));
}

TEST_F(SettingsUnderWay, hold_up_the_settings_of_the_host_alone) {
    EXPECT_TRUE(waits(settings_of("ana")));
    EXPECT_FALSE(waits(settings_of("ben"))) << "he may not change them: he is refused at once";
    queue.begin("ben");  // who was the host when he asked
    EXPECT_TRUE(waits(settings_of("ana")));
}

TEST_F(SettingsUnderWay, hold_up_who_is_waiting_already) {
    queue.begin("ben");
    add(settings_of("ana"));
    EXPECT_TRUE(waits(from("ana", "1"))) << "it comes after her settings";
}

TEST_F(SettingsUnderWay, let_one_request_for_settings_wait) {
    add(settings_of("ana", "first"));
    add(from("ana", "second"));
    Later third = settings_of("ana", "third");
    EXPECT_FALSE(queue.wait(third));
    EXPECT_EQ(third.asker.id, "third") << "to be refused";
    EXPECT_EQ(queue.size(), 2U);
}

TEST_F(SettingsUnderWay, are_answered_before_anything_goes_on_in_the_order_in_which_it_came) {
    add(from("ana", "first"));
    add(settings_of("ana", "second"));
    add(from("ana", "third"));
    EXPECT_EQ(next(), "");
    queue.answered();
    EXPECT_EQ(next(), "first");
    EXPECT_EQ(next(), "second");
    queue.begin("ana");  // the second one
    EXPECT_EQ(next(), "");
    queue.answered();
    EXPECT_EQ(next(), "third");
    EXPECT_EQ(queue.size(), 0U);
}

}  // namespace
}  // namespace frise::table
