// Recorded games, played again: did anything change by accident?
#include "engine/codec/action_json.hpp"
#include "engine/codec/event_json.hpp"
#include "engine/codec/log_json.hpp"
#include "referee/referee.hpp"
#include "tests/golden/golden_file.hpp"
#include "tests/golden/recipes.hpp"
#include "tests/support/compare_logs.hpp"
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
    return text;
}

class Golden : public testing::TestWithParam<std::string> {
  protected:
    const GoldenFile file_ = read(GetParam());
    const Log log_ = read_log_object(file_.log).value();
};

INSTANTIATE_TEST_SUITE_P(recorded, Golden, testing::ValuesIn(names()), as_identifier);

TEST_P(Golden, replays_to_what_was_seen_then) {
    const auto game = replay(log_);
    ASSERT_TRUE(game) << game.error().message;
    EXPECT_EQ(views_of(*game), file_.views);
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
    EXPECT_EQ(compare({log_.setup, events}, log_), std::nullopt);
    EXPECT_EQ(events.size(), log_.events.size());
}

TEST_P(Golden, keeps_all_its_fields_when_written_again) {
    const json::object again = write_log_object(log_.setup, log_.events);
    for (const auto& field : file_.log) EXPECT_EQ(again.at(field.key()), field.value()) << field.key();
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
    EXPECT_EQ(kinds.size(), std::variant_size_v<Event>);
}

// Makes what is missing and takes the views anew. A log that was written once is never touched.
void write_golden_files() {
    const auto recorded = names();
    for (const Recipe& recipe : recipes()) {
        if (std::count(recorded.begin(), recorded.end(), recipe.name) == 0) write(recipe.name, cook(recipe));
    }
    for (const std::string& name : recorded) {
        GoldenFile file = read(name);
        file.views = views_of(replay(read_log_object(file.log).value()).value());
        write(name, file);
    }
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
