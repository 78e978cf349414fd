// Logs as text.
#include "engine/codec/log_json.hpp"

#include "tests/codec/cards.hpp"

#include <gtest/gtest.h>

namespace frise::codec_test {
namespace {

namespace json = boost::json;

const char* const fine = "{'version':2,'game':'classic','seats':2,'options':{'hand':1},'deck':[{'id':'a','year':1},"
                         "{'id':'b','year':2},{'id':'c','year':3}],'events':[{'type':'dealt','seat':0,'cards':['a']},"
                         "{'type':'dealt','seat':1,'cards':['b']},{'type':'started','card':'c','year':3}]}";

json::object with(const char* field, const char* value) {
    json::object log = parsed(fine).as_object();
    log[field] = parsed(value);
    return log;
}

std::string error(const json::value& log) {
    const auto read = read_log(shown(log));
    return read ? "none" : std::string{name(read.error().code)};
}

TEST(LogJson, is_read_with_what_is_left_out_at_its_default) {
    const auto log = read_log(shown(parsed(fine)));
    ASSERT_TRUE(log) << log.error().message;
    EXPECT_EQ(log->events.size(), 3U);
    EXPECT_FALSE(log->setup.shuffle);
    EXPECT_EQ(log->setup.seed, 0U);
    EXPECT_TRUE(replay(*log));
    EXPECT_EQ(*read_log(write_log(*log)), *log);
}

TEST(LogJson, says_its_version_and_needs_one_that_is_known) {
    EXPECT_EQ(parsed(write_log(read_log(shown(parsed(fine))).value())).at("version"), 2);
    EXPECT_EQ(error(with("version", "1")), "none");
    EXPECT_EQ(error(with("version", "3")), "bad-log");
    EXPECT_EQ(error(with("version", "0")), "bad-log");
    EXPECT_EQ(error(with("version", "'1'")), "bad-request");
    json::object none = parsed(fine).as_object();
    none.erase("version");
    EXPECT_EQ(error(none), "bad-request");
}

TEST(LogJson, names_the_event_that_cannot_be_read) {
    const auto read = read_log(shown(with("events", "[{'type':'out','seat':0},{'type':'out'}]")));
    ASSERT_FALSE(read);
    EXPECT_NE(read.error().message.find("event 2"), std::string::npos) << read.error().message;
}

TEST(LogJson, is_refused_when_it_is_no_log) {
    EXPECT_EQ(read_log("").error().code, ErrorCode::bad_json);
    EXPECT_EQ(read_log("{").error().code, ErrorCode::bad_json);
    EXPECT_EQ(read_log("[]").error().code, ErrorCode::bad_request);
    EXPECT_EQ(error(with("events", "{}")), "bad-request");
    EXPECT_EQ(error(with("events", "[7]")), "bad-log");
    EXPECT_EQ(error(with("deck", "[]")), "deck-too-small");
    EXPECT_EQ(error(with("game", "'chess'")), "unknown-game");
    EXPECT_EQ(error(with("seats", "9")), "bad-option");
}

TEST(LogJson, of_version_1_is_read_without_what_it_lacks_and_completed) {
    const char* old = "[{'type':'dealt','seat':0,'cards':['a']},{'type':'dealt','seat':1,'cards':['b']},"
                      "{'type':'started','card':'c','year':3},"
                      "{'type':'placed','seat':0,'card':'a','gap':0,'year':1,'right':true},"
                      "{'type':'placed','seat':1,'card':'b','gap':2,'year':2,'right':false},"
                      "{'type':'put-right','card':'b','gap':1},"
                      "{'type':'round-ended','round':1},{'type':'game-over','winners':[0,1]}]";
    json::object log = with("events", old);
    log["options"] = parsed("{'hand':1,'on_miss':'put-right'}");
    EXPECT_EQ(error(log), "bad-log") << "version 2 has all fields";
    log["version"] = 1;
    const auto read = read_log(shown(log));
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(std::get<PutRight>(read->events[5]).year, 2);
    EXPECT_TRUE(replay(*read));

    log["events"].as_array()[4].as_object()["gap"] = 0;
    EXPECT_EQ(error(log), "none") << "a miss in another gap";
    log["events"].as_array()[5].as_object()["gap"] = 2;
    EXPECT_EQ(error(log), "bad-log") << "what it has is compared";
}

TEST(LogJson, of_another_game_than_its_events_is_refused_by_replaying) {
    for (const char* events : {"[]", "[{'type':'dealt','seat':0,'cards':['a']}]",
                               "[{'type':'dealt','seat':0,'cards':['b']},{'type':'dealt','seat':1,'cards':['a']},"
                               "{'type':'started','card':'c','year':3}]",
                               "[{'type':'dealt','seat':0,'cards':['a']},{'type':'dealt','seat':1,'cards':['b']},"
                               "{'type':'started','card':'c','year':4}]",
                               "[{'type':'reshuffled','cards':['a','b','c'],'pile':3,'whole':true}]"}) {
        const auto log = read_log(shown(with("events", events)));
        ASSERT_TRUE(log) << events;
        const auto game = replay(*log);
        ASSERT_FALSE(game) << events;
        EXPECT_EQ(game.error().code, ErrorCode::bad_log);
    }
}

}  // namespace
}  // namespace frise::codec_test
