// Views in JSON: the fields of protocol.md, null where nothing is going on.
#include "engine/codec/view_json.hpp"

#include "engine/codec/setup_json.hpp"
#include "engine/rules/game.hpp"
#include "tests/codec/cards.hpp"
#include "tests/support/random_player.hpp"
#include "tests/support/random_setup.hpp"

#include <gtest/gtest.h>
#include <set>
#include <string>
#include <vector>

namespace frise::codec_test {
namespace {

namespace json = boost::json;

const std::vector<Face> faces{{"a", ""}, {"b", ""}, {"c", ""}};

View view_of(GameId game) {
    View view;
    view.terms = settle(game, 2, {}).value();
    return view;
}

json::object written(const View& view) { return write_view(view, CardNames{faces}); }

// The fields of this object that are not null.
std::set<std::string> given(const json::object& object) {
    std::set<std::string> fields;
    for (const auto& field : object) {
        if (!field.value().is_null()) fields.emplace(field.key());
    }
    return fields;
}

TEST(ViewJson, has_every_field_of_every_game) {
    for (const GameId game : all_games) {
        const json::object view = written(view_of(game));
        for (const char* field :
             {"game", "options", "seats", "to_act", "over", "round", "line", "hands", "draw_count", "discard", "rift",
              "icon", "positions", "trial", "answered", "duel", "bounds", "proposal", "totals"}) {
            EXPECT_TRUE(view.contains(field)) << field;
        }
    }
}

TEST(ViewJson, is_null_where_nothing_is_going_on) {
    View view = view_of(GameId::challenge);
    view.game = ChallengeView{{3, 5}, std::nullopt, std::nullopt};
    const std::set<std::string> fields{"game",  "options",    "seats",   "to_act",   "over",
                                       "round", "draw_count", "discard", "positions"};
    EXPECT_EQ(given(written(view)), fields);
}

TEST(ViewJson, tells_the_table) {
    View view = view_of(GameId::classic);
    view.to_act = {Seat{1}};
    view.round = 3;
    view.line = Line{{CardNo{0}, -44}};
    view.hands = {{{CardNo{1}, {}, {}}}, {}};
    view.draw_count = 9;
    view.discard = {CardNo{2}};
    const json::object object = written(view);
    EXPECT_EQ(object.at("game"), "classic");
    EXPECT_EQ(object.at("seats"), 2);
    EXPECT_EQ(object.at("options"), write_options(view.terms));
    EXPECT_EQ(shown(object.at("to_act")), "[1]");
    EXPECT_EQ(object.at("over"), false);
    EXPECT_EQ(object.at("round"), 3);
    EXPECT_EQ(object.at("line"), parsed("[{'card':'a','year':-44}]"));
    EXPECT_EQ(object.at("hands"), parsed("[['b'],[]]"));
    EXPECT_EQ(object.at("draw_count"), 9);
    EXPECT_EQ(object.at("discard"), parsed("['c']"));
}

TEST(ViewJson, tells_a_table_of_coop) {
    View view = view_of(GameId::coop);
    view.hands = {{{CardNo{0}, 3, {}}, {CardNo{1}, 2, -44}}, {}};
    view.game = CoopView{{std::nullopt, Dated{CardNo{2}, 1969}}, 1, 2, 1};
    const json::object object = written(view);
    EXPECT_EQ(object.at("hands"),
              parsed("[[{'card':'a','front':3},{'card':'b','front':2,'stuck':true,'year':-44}],[]]"));
    EXPECT_EQ(object.at("rift"), parsed("[null,{'card':'c','year':1969}]"));
    EXPECT_EQ(object.at("icon"), 1);
}

TEST(ViewJson, tells_a_trial_and_ones_own_answer) {
    View view = view_of(GameId::challenge);
    view.game =
        ChallengeView{{0, 0}, TrialView{TrialKind::right_date, {CardNo{0}}, {Seat{1}}, std::nullopt}, std::nullopt};
    EXPECT_EQ(written(view).at("trial"), parsed("{'kind':'right-date','cards':['a']}"));
    EXPECT_EQ(shown(written(view).at("answered")), "[1]");
    EXPECT_EQ(shown(written(view)).find("wheels"), std::string::npos);
    std::get<ChallengeView>(view.game).trial->own = Dials{{0, 0, 4, 4}, -1};
    EXPECT_NE(shown(written(view)).find(shown(parsed("{'wheels':[0,0,4,4],'sign':-1}"))), std::string::npos);
}

TEST(ViewJson, tells_a_duel_and_what_is_known_of_its_card) {
    View view = view_of(GameId::challenge);
    DuelView duel{DuelKind::more_or_less, {Seat{1}, Seat{0}}, CardNo{0}, {}};
    view.game = ChallengeView{{0, 0}, std::nullopt, duel};
    EXPECT_EQ(written(view).at("duel"), parsed("{'kind':'more-or-less','seats':[1,0],'card':'a'}"));
    EXPECT_EQ(shown(written(view).at("bounds")), "[null,null]");
    std::get<ChallengeView>(view.game).duel->bounds = {-9999, std::nullopt};
    EXPECT_EQ(shown(written(view).at("bounds")), "[-9999,null]");
    std::get<ChallengeView>(view.game).duel->kind = DuelKind::sudden_death;
    EXPECT_TRUE(written(view).at("bounds").is_null());
}

TEST(ViewJson, tells_a_proposal_and_the_totals) {
    View view = view_of(GameId::contest);
    view.game = ContestView{Proposal{Seat{1}, CardNo{2}, 4}, std::nullopt, std::nullopt, {8, 0}};
    EXPECT_EQ(written(view).at("proposal"), parsed("{'seat':1,'card':'c','gap':4}"));
    EXPECT_EQ(shown(written(view).at("totals")), "[8,0]");
    std::get<ContestView>(view.game).proposal.reset();
    EXPECT_TRUE(written(view).at("proposal").is_null());
}

TEST(ViewJson, says_when_it_is_over) {
    View view = view_of(GameId::coop);
    view.game = CoopView{};
    view.over = GameOver{{Seat{0}, Seat{1}}, TeamScore{25, 4}};
    EXPECT_EQ(written(view).at("over"), true);
    EXPECT_EQ(shown(written(view).at("to_act")), "[]");
}

// Calls `visit` with each text within a value.
template <class Visit>
void each_text(const json::value& value, const Visit& visit) {
    if (const auto* text = value.if_string()) visit(std::string{*text});
    if (const auto* list = value.if_array()) {
        for (const json::value& each : *list) each_text(each, visit);
    }
    if (const auto* object = value.if_object()) {
        for (const auto& field : *object) each_text(field.value(), visit);
    }
}

// Whoever comes late is sent the faces of these cards.
TEST(ViewJson, names_no_card_that_each_card_passes_over) {
    for (const GameId id : all_games) {
        test::Dice dice{3};
        Game game{test::random_setup(id, dice)};
        Seeded chance{3};
        test::RandomPlayer player{3, 50};
        std::set<std::string> missing;
        const auto look = [&] {
            std::set<std::string> known;
            for (const Face& face : game.setup().deck.faces) known.insert(face.id);
            const View view = game.view(onlooker);
            std::set<std::string> visited;
            each_card(view, [&](CardNo card) { visited.insert(game.setup().deck.faces[index(card)].id); });
            each_text(write_view(view, CardNames{game.setup().deck.faces}), [&](const std::string& text) {
                if (known.contains(text) && !visited.contains(text)) missing.insert(text);
            });
        };
        for (game.start(chance); !game.over(); look()) {
            const Seat seat = player.next(game);
            ASSERT_TRUE(game.apply(seat, player.choose(game, seat), chance));
        }
        EXPECT_TRUE(missing.empty()) << "each_card() of the view of " << name(id) << " passes over "
                                     << *missing.begin();
    }
}

}  // namespace
}  // namespace frise::codec_test
