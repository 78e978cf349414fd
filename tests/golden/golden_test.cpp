// Recorded games, played again: did anything change by accident?
#include "engine/codec/action_json.hpp"
#include "engine/codec/event_json.hpp"
#include "engine/codec/log_json.hpp"
#include "engine/codec/view_json.hpp"
#include "engine/rules/seen.hpp"
#include "referee/referee.hpp"
#include "tests/golden/golden_file.hpp"
#include "tests/golden/recipes.hpp"
#include "tests/support/alternatives.hpp"
#include "tests/support/step_to.hpp"

#include <algorithm>
#include <cstdlib>
#include <gtest/gtest.h>
#include <set>

namespace frise::golden {
namespace {

namespace json = boost::json;

std::string as_identifier(const testing::TestParamInfo<std::string>& info) {
    std::string text = info.param;
    std::replace(text.begin(), text.end(), '-', '_');
    std::replace(text.begin(), text.end(), '/', '_');
    return text;
}

class Golden : public testing::TestWithParam<std::string> {
  protected:
    const GoldenFile file_ = read(GetParam());
    const Log log_ = read_log_object(file_.log).value();
};

INSTANTIATE_TEST_SUITE_P(recorded, Golden, testing::ValuesIn(names()), as_identifier);
INSTANTIATE_TEST_SUITE_P(version_1, Golden, testing::ValuesIn(names_of_version_1()), as_identifier);

TEST_P(Golden, replays_to_what_was_seen_then) {
    const auto game = replay(log_);
    ASSERT_TRUE(game) << game.error().message;
    EXPECT_EQ(views_of(*game), file_.views);
}

// Where the page begins to fold.
TEST_P(Golden, begins_with_what_was_seen_then) {
    const Game game{log_.setup};
    EXPECT_EQ(start_of(log_.setup), file_.start);
    const CardNames names{log_.setup.deck.faces};
    for (const Seat seat : SeatSet::first(log_.setup.terms.seats)) {
        EXPECT_EQ(write_view(game.view(seat), names), file_.start) << seat.number;
    }
}

TEST_P(Golden, folds_to_the_same_state) {
    EXPECT_TRUE(step_to(log_, log_.events.size()).state() == replay(log_).value().state());
}

TEST_P(Golden, comes_out_the_same_from_its_seed_and_actions) {
    Game game{log_.setup};
    Seeded chance{log_.setup.seed};
    Events events;
    game.start(chance, Sink{events});
    const CardNames names{log_.setup.deck.faces};
    for (const json::value& value : file_.actions) {
        const auto request = read_action(value, &names, log_.setup.terms.game);
        ASSERT_TRUE(request) << request.error().message;
        const auto done =
            game.apply(seat_at(static_cast<std::size_t>(request->seat)), request->action, chance, Sink{events});
        ASSERT_TRUE(done) << value << ": " << done.error().message;
    }
    EXPECT_TRUE(events == log_.events);
}

// Those of version 1 gain fields.
TEST_P(Golden, keeps_all_its_fields_when_written_again) {
    const json::object again = write_log_object(log_.setup, log_.events);
    for (const auto& field : file_.log) {
        if (field.key() == "version" || field.key() == "events") continue;
        EXPECT_EQ(again.at(field.key()), field.value()) << field.key();
    }
    EXPECT_EQ(again.at("version"), 2);
    const bool newer = file_.log.at("version") == 2;
    const json::array& events = file_.log.at("events").as_array();
    ASSERT_EQ(again.at("events").as_array().size(), events.size());
    for (std::size_t i = 0; i < events.size(); ++i) {
        const json::object& event = again.at("events").as_array()[i].as_object();
        for (const auto& field : events[i].as_object()) EXPECT_EQ(event.at(field.key()), field.value()) << events[i];
        if (newer) EXPECT_EQ(event.size(), events[i].as_object().size()) << events[i];
    }
}

// One event at a time, as each viewer is shown it.
TEST_P(Golden, folds_to_what_was_seen_then) {
    const Game end = replay(log_).value();
    const CardNames names{log_.setup.deck.faces};
    for (const auto& [who, wanted] : file_.views) {
        const Viewer viewer = who == "onlooker" ? onlooker : Viewer{seat_at(std::stoul(std::string{who}))};
        View view = Game{log_.setup}.view(viewer);
        for (const Event& event : log_.events) fold(view, {{seen(event, viewer)}, end.to_act()});
        EXPECT_EQ(write_view(view, names), wanted) << who;
    }
}

TEST_P(Golden, is_loaded_by_the_referee) {
    Referee referee;
    const json::object load{{"op", "load"}, {"log", file_.log}};
    const json::value answer = json::parse(referee.answer(json::serialize(load)));
    ASSERT_FALSE(answer.as_object().contains("error")) << answer;
    EXPECT_EQ(answer.at("events").as_array().size(), log_.events.size());
    const json::value view = json::parse(referee.answer(R"({"op":"view"})"));
    EXPECT_EQ(view.at("view"), file_.views.at("onlooker"));
}

TEST(GoldenLogs, are_there_for_every_game) {
    std::set<GameId> recorded;
    for (const std::string& name : names()) recorded.insert(read_log_object(read(name).log).value().setup.terms.game);
    for (const GameId game : all_games) EXPECT_TRUE(recorded.contains(game)) << name(game) << " has no golden log";
}

TEST(GoldenLogs, hold_every_kind_of_event) {
    std::set<std::size_t> kinds;
    for (const std::string& name : names()) {
        const Log log = read_log_object(read(name).log).value();
        for (const Event& event : log.events) kinds.insert(event.index());
    }
    test::each_alternative<Event>([&]<class E>(std::size_t i) {
        EXPECT_TRUE(kinds.contains(i)) << "no golden log holds the event '" << E::type << "'";
    });
}

TEST(GoldenLogs, of_both_versions_are_the_same_games) {
    ASSERT_FALSE(names_of_version_1().empty());
    for (const std::string& name : names_of_version_1()) {
        const GoldenFile before = read(name);
        const GoldenFile now = read(name.substr(std::string_view{"v1/"}.size()));
        EXPECT_EQ(before.log.at("version"), 1);
        EXPECT_EQ(now.log.at("version"), 2);
        EXPECT_EQ(now.actions, before.actions) << name;
        EXPECT_EQ(now.start, before.start) << name;
        EXPECT_EQ(now.views, before.views) << name;
        EXPECT_TRUE(read_log_object(now.log).value() == read_log_object(before.log).value()) << name;
    }
}

TEST(GoldenLogs, have_a_recipe_for_every_game) {
    std::set<std::string> cooked;
    for (const Recipe& recipe : recipes()) {
        cooked.emplace(json::parse(recipe.request).as_object().at("game").as_string());
    }
    for (const GameId game : all_games) EXPECT_TRUE(cooked.contains(std::string{name(game)})) << name(game);
}

// Makes what is missing and takes the views anew. A log that was written once is never touched.
void write_golden_files() {
    const auto recorded = names();
    for (const Recipe& recipe : recipes()) {
        if (std::count(recorded.begin(), recorded.end(), recipe.name) == 0) write(recipe.name, cook(recipe));
    }
    const auto take_views = [](const std::string& name) {
        GoldenFile file = read(name);
        const Log log = read_log_object(file.log).value();
        const json::object start = start_of(log.setup);
        const json::object views = views_of(replay(log).value());
        if (start == file.start && views == file.views) return;
        file.start = start;
        file.views = views;
        write(name, file);
    };
    for (const std::string& name : recorded) take_views(name);
    for (const std::string& name : names_of_version_1()) take_views(name);
}

TEST(GoldenLogs, are_there_for_every_recipe) {
    if (std::getenv("FRISE_WRITE_GOLDEN") != nullptr) write_golden_files();
    const auto recorded = names();
    for (const Recipe& recipe : recipes()) {
        EXPECT_EQ(std::count(recorded.begin(), recorded.end(), recipe.name), 1)
            << recipe.name << " is missing: run this with FRISE_WRITE_GOLDEN=1";
    }
}

}  // namespace
}  // namespace frise::golden
