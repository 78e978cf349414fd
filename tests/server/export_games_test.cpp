// Games that a server kept are written out so that the referee can load them.
#include "server/export_games.hpp"

#include "referee/referee.hpp"
#include "store/memory_store.hpp"
#include "tests/server/kept_game.hpp"

#include <gmock/gmock.h>

namespace frise::test {
namespace {

namespace json = boost::json;

class ExportGames : public testing::Test {
  protected:
    std::vector<json::object> exported(const server::ExportWish& wish = {}) {
        std::vector<json::object> games;
        const auto sum = export_games(*store_, wish,
                                      [&](const std::string& line) { games.push_back(json::parse(line).as_object()); });
        EXPECT_TRUE(sum);
        EXPECT_EQ(sum->games, games.size());
        broken_ = sum->broken;
        return games;
    }

    std::unique_ptr<store::Store> store_ = store::make_memory_store();
    std::size_t broken_ = 0;
};

TEST_F(ExportGames, the_referee_loads_games_of_all_kinds) {
    for (const char* game : {"classic", "first-edition", "twist", "chronology", "coop", "challenge", "contest"}) {
        keep(*store_, game_to_keep(*store_, game, {.game = game, .seed = 5}));
    }
    const auto games = exported();
    ASSERT_EQ(games.size(), 7U);
    for (const json::object& game : games) {
        Referee referee;
        const json::value answer =
            json::parse(referee.answer(json::serialize(json::object{{"op", "load"}, {"log", game.at("log")}})));
        ASSERT_FALSE(answer.as_object().contains("error")) << answer.as_object().at("error");
        EXPECT_EQ(answer.at("over"), true);
        EXPECT_TRUE(json::parse(referee.answer(R"({"op":"log"})")).at("log") == game.at("log"));
        EXPECT_EQ(game.at("table"), game.at("settings").at("game"));
        EXPECT_EQ(game.at("players"), (json::array{"Ana", "Ben"}));
        EXPECT_EQ(game.at("opened"), 1'790'000'000'000);
    }
}

TEST_F(ExportGames, one_table_or_finished_games_can_be_chosen) {
    keep(*store_, game_to_keep(*store_, "OVER"));
    keep(*store_, game_to_keep(*store_, "ON", {.most_actions = 2}));
    EXPECT_EQ(exported().size(), 2U);
    const auto finished = exported({.finished = true});
    ASSERT_EQ(finished.size(), 1U);
    EXPECT_EQ(finished[0].at("table"), "OVER");
    const auto one = exported({.table = "ON"});
    ASSERT_EQ(one.size(), 1U);
    EXPECT_EQ(one[0].at("table"), "ON");
    EXPECT_TRUE(exported({.table = "NOWHERE"}).empty());
}

TEST_F(ExportGames, a_broken_table_is_left_out_and_counted) {
    store::Append append = game_to_keep(*store_, "BROKEN");
    append.entries.erase(append.entries.begin() + 5);
    keep(*store_, append);
    keep(*store_, game_to_keep(*store_, "SOUND"));
    EXPECT_EQ(exported().size(), 1U);
    EXPECT_EQ(broken_, 1U);
}

}  // namespace
}  // namespace frise::test
