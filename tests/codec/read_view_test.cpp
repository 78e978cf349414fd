// Reading views: what was written, and what nobody would write.
#include "engine/codec/view_json.hpp"
#include "engine/rules/game.hpp"
#include "tests/codec/cards.hpp"
#include "tests/support/random_player.hpp"
#include "tests/support/random_setup.hpp"

#include <algorithm>
#include <cstdint>
#include <gtest/gtest.h>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace frise::codec_test {
namespace {

namespace json = boost::json;

// Each game soon after its start and at its end.
std::vector<View> played_views() {
    std::vector<View> views;
    for (const GameId id : all_games) {
        test::Dice dice{2};
        Game game{test::random_setup(id, dice)};
        Seeded chance{2};
        game.start(chance);
        test::RandomPlayer player{2, 50};
        for (int i = 0; !game.over() && i < 5000; ++i) {
            if (i == 5) views.push_back(game.view(Seat{0}));
            const Seat seat = player.next(game);
            EXPECT_TRUE(game.apply(seat, player.choose(game, seat), chance));
        }
        views.push_back(game.view(Seat{0}));
    }
    return views;
}

View challenge_view(std::optional<TrialView> trial, std::optional<DuelView> duel) {
    View view;
    view.terms = settle(GameId::challenge, 2, {}).value();
    view.game = ChallengeView{{3, 0}, trial, duel};
    return view;
}

View contest_view(const ContestView& game) {
    View view;
    view.terms = settle(GameId::contest, 2, {}).value();
    view.line = Line{{a, 1900}};
    view.hands = {{{b, {}, {}}}, {}};
    view.game = game;
    return view;
}

std::vector<json::value> some_views() {
    std::vector<View> views = played_views();
    views.push_back(challenge_view(TrialView{TrialKind::right_date, {a}, {Seat{0}}, Dials{{0, 0, 4, 4}, -1}}, {}));
    views.push_back(challenge_view({}, DuelView{DuelKind::more_or_less, {Seat{1}, Seat{0}}, a, {-44, 1900}}));
    views.push_back(contest_view({Proposal{Seat{0}, c, 1}, Seat{1}, std::nullopt, {8, 0}}));
    views.push_back(contest_view({std::nullopt, std::nullopt, Giving{Seat{0}, Seat{1}}, {8, 0}}));
    CardNames many;
    for (int i = 0; i < 2000; ++i) many.learn("c" + std::to_string(i));
    std::vector<json::value> written;
    for (const View& view : views) written.push_back(sent(write_view(view, many)));
    return written;
}

// Calls `visit` for each value within this one, which it may change.
template <class Visit>
void each_within(json::value& value, const Visit& visit) {
    visit(value);
    if (auto* object = value.if_object()) {
        for (auto& field : *object) each_within(field.value(), visit);
    } else if (auto* list = value.if_array()) {
        for (json::value& element : *list) each_within(element, visit);
    }
}

// Whether it was read. What is read is a view: it can be written and read again.
bool reads_well(const json::value& value) {
    CardNames heard;
    const auto read = read_view(value, Seat{0}, heard);
    if (!read) {
        EXPECT_FALSE(read.error().message.empty());
        return false;
    }
    const auto again = read_view(sent(write_view(*read, heard)), Seat{0}, heard);
    EXPECT_TRUE(again && *again == *read) << shown(value);
    return true;
}

TEST(ReadView, is_tested_with_all_that_goes_on) {
    const std::vector<json::value> views = some_views();
    for (const auto& field : views.front().as_object()) {
        const auto goes_on = [&](const json::value& view) { return !view.at(field.key()).is_null(); };
        EXPECT_TRUE(std::any_of(views.begin(), views.end(), goes_on)) << field.key();
    }
}

TEST(ReadView, lacks_no_field_that_it_needs) {
    for (const json::value& view : some_views()) {
        const bool over = view.at("over").as_bool();
        for (const char* field :
             {"game", "seats", "to_act", "over", "round", "line", "hands", "draw_count", "discard"}) {
            json::value part = view;
            part.as_object().erase(field);
            EXPECT_FALSE(reads_well(part)) << field;
        }
        json::value part = view;
        part.as_object().erase("winners");
        EXPECT_EQ(reads_well(part), !over);
    }
}

TEST(ReadView, survives_any_one_value_that_is_wrong) {
    const std::vector<json::value> junk{nullptr,
                                        -1,
                                        8,
                                        0.5,
                                        1e300,
                                        true,
                                        "?",
                                        "",
                                        "\n",
                                        INT64_MAX,
                                        UINT64_MAX,
                                        json::array{},
                                        json::object{},
                                        parsed("[null,null]"),
                                        parsed("[[]]"),
                                        parsed("[0,0,0,0,0,0,0,0,0]")};
    for (json::value view : some_views()) {
        each_within(view, [&](json::value& part) {
            const json::value whole = part;
            for (const json::value& wrong : junk) {
                part = wrong;
                reads_well(view);
            }
            part = whole;
        });
        EXPECT_TRUE(reads_well(view));
    }
}

TEST(ReadView, refuses_what_does_not_belong_together) {
    for (const json::value& view : some_views()) {
        const auto refused = [&](const char* field, const json::value& wrong) {
            json::value changed = view;
            changed.as_object()[field] = wrong;
            EXPECT_FALSE(reads_well(changed)) << view.at("game") << ": " << field;
        };
        refused("game", "bridge");
        refused("seats", 9);
        refused("to_act", parsed("[8]"));
        refused("to_act", parsed("[-1]"));
        refused("round", 0.5);
        refused("draw_count", -1);
        refused("hands", parsed("[]"));
        refused("discard", parsed("[0]"));
        const std::string game{view.at("game").as_string()};
        if (game == "challenge") refused("positions", parsed("[0]"));
        if (game == "contest") refused("totals", parsed("[0]"));
        if (game == "coop") refused("rift", parsed("[]"));
        if (game != "challenge") refused("line", nullptr);
    }
}

TEST(ReadView, refuses_a_viewer_without_a_seat) {
    CardNames heard;
    EXPECT_FALSE(read_view(some_views().front(), Seat{7}, heard));
    EXPECT_TRUE(read_view(some_views().front(), onlooker, heard));
}

TEST(ReadView, refuses_what_is_no_object) {
    for (const char* text : {"null", "[]", "7", "'view'", "{}"}) EXPECT_FALSE(reads_well(parsed(text))) << text;
}

}  // namespace
}  // namespace frise::codec_test
