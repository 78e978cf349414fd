// A client that has nothing but JSON: it reads a view, and from then on folds what it is shown.
#include "engine/codec/event_json.hpp"
#include "engine/codec/view_json.hpp"
#include "engine/rules/game.hpp"
#include "tests/codec/cards.hpp"
#include "tests/support/random_player.hpp"
#include "tests/support/random_setup.hpp"

#include <gtest/gtest.h>
#include <string>
#include <utility>
#include <vector>

namespace frise::codec_test {
namespace {

namespace json = boost::json;

json::array write_all(const Events& events, Viewer viewer, const CardNames& names) {
    json::array list;
    for (const Event& event : events) list.push_back(write_seen(seen(event, viewer), names));
    return list;
}

class Follower {
  public:
    Follower(Viewer viewer, const json::value& view) : viewer_{viewer}, view_{read(view)} {}

    [[nodiscard]] Viewer viewer() const { return viewer_; }

    void hear(const json::value& events, SeatSet to_act) {
        Update update{{}, to_act};
        for (const json::value& event : events.as_array()) {
            auto heard = read_seen(event, names_, view_.terms.game);
            ASSERT_TRUE(heard) << shown(event) << ": " << heard.error().message;
            update.events.push_back(std::move(*heard));
        }
        fold(view_, update);
    }
    void expect(const json::value& view) {
        EXPECT_TRUE(view_ == read(view)) << shown(write_view(view_, names_)) << "\nand not\n" << shown(view);
        EXPECT_EQ(json::value(write_view(view_, names_)), view);
    }

  private:
    View read(const json::value& view) {
        auto found = read_view(view, viewer_, names_);
        EXPECT_TRUE(found) << shown(view) << ": " << found.error().message;
        return found.value_or(View{});
    }

    Viewer viewer_;
    CardNames names_;
    View view_;
};

// A table with a follower on every seat, and one that only looks on.
class FollowedGame {
  public:
    explicit FollowedGame(const Setup& setup) : game_{setup}, names_{setup.deck.faces}, chance_{setup.seed} {
        Events events;
        game_.start(chance_, Sink{events});
        const Game before{game_.recorded_setup()};
        const auto follow = [&](Viewer viewer) { followers_.emplace_back(viewer, text_of(before, viewer)); };
        for (const Seat seat : SeatSet::first(setup.terms.seats)) follow(seat);
        follow(onlooker);
        tell(events);
    }

    [[nodiscard]] const Game& game() const { return game_; }
    void act(Seat seat, const Action& action) {
        Events events;
        ASSERT_TRUE(game_.apply(seat, action, chance_, Sink{events}));
        tell(events);
    }

  private:
    [[nodiscard]] json::value text_of(const Game& game, Viewer viewer) const {
        return sent(write_view(game.view(viewer), names_));
    }
    void tell(const Events& events) {
        for (Follower& follower : followers_) {
            follower.hear(sent(write_all(events, follower.viewer(), names_)), game_.to_act());
            const json::value view = text_of(game_, follower.viewer());
            follower.expect(view);
            Follower{follower.viewer(), view}.expect(view);  // somebody who comes in now
        }
    }

    Game game_;
    CardNames names_;
    Seeded chance_;
    std::vector<Follower> followers_;
};

TEST(Follow, folding_what_was_sent_gives_the_view_in_every_game) {
    constexpr int most_moves = 200;
    for (const GameId game : all_games) {
        for (std::uint64_t seed = 0; seed < 12; ++seed) {
            SCOPED_TRACE(std::string{name(game)} + ", seed " + std::to_string(seed));
            test::Dice dice{seed};
            FollowedGame followed{test::random_setup(game, dice)};
            test::RandomPlayer player{seed, static_cast<std::uint32_t>(seed % 4 * 33)};
            for (int i = 0; i < most_moves && !followed.game().over() && !testing::Test::HasFailure(); ++i) {
                const Seat seat = player.next(followed.game());
                followed.act(seat, player.choose(followed.game(), seat));
            }
        }
    }
}

}  // namespace
}  // namespace frise::codec_test
