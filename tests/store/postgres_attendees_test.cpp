// Who is at which table through which server.
#include "tests/store/postgres.hpp"

namespace frise::store_test {
namespace {

using store::Attendee;
using enum News::Kind;

class Attendees : public testing::Test {
  protected:
    // As told to this server, in one line each.
    static Entries at(Store& server, const std::string& table) {
        Entries lines;
        for (const Attendee& each : value(server.attendees(table))) {
            lines.push_back((each.person.empty() ? "?" : each.person) + std::to_string(each.count) +
                            (each.to_pause ? " pauses" : "") + (each.elsewhere ? " elsewhere" : ""));
        }
        return lines;
    }

    static void put(Store& server, const std::string& table, const Attendee& attendee) {
        expect_done(server.put_attendee(table, attendee));
    }

    FreshDatabase database_;
    std::unique_ptr<Store> one_ = joined(database_.address());
    std::unique_ptr<Store> other_ = joined(database_.address());
};

TEST_F(Attendees, come_through_any_server_and_stand_in_order_of_arrival) {
    put(*one_, "A", {.person = "ada"});
    put(*other_, "A", {.person = "bo", .to_pause = true});
    put(*one_, "A", {.count = 3});
    put(*one_, "B", {.person = "cy"});
    EXPECT_EQ(at(*one_, "A"), (Entries{"ada1", "bo1 pauses elsewhere", "?3"}));
    EXPECT_EQ(at(*other_, "A"), (Entries{"ada1 elsewhere", "bo1 pauses", "?3 elsewhere"}));
    EXPECT_EQ(at(*other_, "B"), Entries{"cy1 elsewhere"});
    EXPECT_EQ(at(*one_, "C"), Entries{});
}

TEST_F(Attendees, take_the_place_of_what_was_said_of_them) {
    put(*one_, "A", {.person = "ada"});
    put(*one_, "A", {.person = "bo"});
    const auto arrival = value(one_->attendees("A")).front().arrival;
    put(*one_, "A", {.person = "ada", .count = 2, .arrival = arrival});
    EXPECT_EQ(at(*one_, "A"), (Entries{"ada2", "bo1"}));
    put(*one_, "A", {.person = "ada"});
    EXPECT_EQ(at(*one_, "A"), (Entries{"bo1", "ada1"})) << "came anew";
    put(*other_, "A", {.person = "bo"});
    EXPECT_EQ(at(*one_, "A"), (Entries{"bo1", "ada1", "bo1 elsewhere"})) << "twice, each with their own server";
    put(*one_, "A", {.person = "bo", .count = 0});
    EXPECT_EQ(at(*one_, "A"), (Entries{"ada1", "bo1 elsewhere"}));
}

TEST_F(Attendees, are_news_to_the_other_servers) {
    Ear ear{*other_};
    Ear own{*one_};
    put(*one_, "A", {.person = "ada"});
    ear.heard({people, "A", 0});
    const auto arrival = value(one_->attendees("A")).front().arrival;
    put(*one_, "A", {.person = "ada", .arrival = arrival});
    put(*one_, "B", {.person = "ada", .count = 0});
    put(*one_, "A", {.person = "ada", .count = 0});
    put(*one_, "C", {.person = "bo"});
    EXPECT_EQ(ear.heard({people, "C", 0}), (std::vector<News>{{people, "A", 0}, {people, "A", 0}, {people, "C", 0}}))
        << "what does not change is not told";
    put(*other_, "D", {.person = "cy"});
    EXPECT_EQ(own.heard(people), (std::vector<News>{{people, "D", 0}})) << "nobody hears of themselves";
}

TEST_F(Attendees, leave_with_their_server) {
    Ear ear{*other_};
    put(*one_, "A", {.person = "ada"});
    put(*other_, "A", {.person = "bo"});
    ear.heard(people);
    one_.reset();
    EXPECT_EQ(at(*other_, "A"), Entries{"bo1"});
    EXPECT_EQ(ear.heard_so_many(2), (std::vector<News>{{people, "A", 0}, {people, "A", 0}}));
}

TEST_F(Attendees, of_a_server_that_lost_its_connection_do_not_count_until_it_is_back) {
    put(*one_, "A", {.person = "ada"});
    put(*other_, "A", {.person = "bo"});
    database_.execute("SELECT pg_terminate_backend(pid, 5000) FROM pg_locks WHERE classid = 18034 AND objid = 1");
    EXPECT_EQ(at(*other_, "A"), Entries{"bo1"});
    EXPECT_EQ(at(*one_, "A"), (Entries{"ada1", "bo1 elsewhere"}));
    EXPECT_EQ(at(*other_, "A"), (Entries{"ada1 elsewhere", "bo1"}));
}

TEST_F(Attendees, of_a_server_that_still_listens_stay) {
    Ear ear{*one_};
    put(*one_, "A", {.person = "ada"});
    database_.execute("SELECT pg_terminate_backend(max(pid), 5000) FROM pg_locks WHERE classid = 18034 AND objid = 1");
    EXPECT_EQ(at(*other_, "A"), Entries{"ada1 elsewhere"});
}

TEST_F(Attendees, of_a_server_that_died_are_swept_away_and_told) {
    const auto watchful = joined(database_.address(), {.listening = std::chrono::milliseconds{200}});
    Ear ear{*watchful};
    const auto put_dead = [&](const std::string& table) {
        database_.execute("INSERT INTO frise.attendees VALUES ('" + table + "', 99, 'cy', 1, false, 1)");
    };
    put_dead("A");
    EXPECT_EQ(at(*other_, "A"), Entries{});
    ear.heard({people, "A", 0});
    EXPECT_EQ(database_.execute("SELECT count(*) FROM frise.attendees"), "0");
    ear.stop();
    put_dead("B");
    joined(database_.address());
    EXPECT_EQ(database_.execute("SELECT count(*) FROM frise.attendees"), "0");
}

TEST_F(Attendees, are_still_there_after_a_restart_and_forgotten_in_a_crash) {
    const Interrupted afterwards;
    put(*one_, "A", {.person = "ada"});
    Interrupted::server().stop();
    Interrupted::server().start();
    EXPECT_EQ(at(*one_, "A"), Entries{"ada1"});
    EXPECT_EQ(at(*other_, "A"), Entries{"ada1 elsewhere"});
    Interrupted::server().kill();
    Interrupted::server().start();
    EXPECT_EQ(at(*one_, "A"), Entries{});
    put(*one_, "A", {.person = "ada"});
    EXPECT_EQ(at(*other_, "A"), Entries{"ada1 elsewhere"});
}

}  // namespace
}  // namespace frise::store_test
