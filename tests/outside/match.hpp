// Whole games of bots, for tests.
#pragma once

#include "bots/bot.hpp"
#include "engine/rules/game.hpp"
#include "engine/rules/seen.hpp"

#include <functional>
#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace frise::outside_test {

// The command of a program that writes down what it is told, and only then gives an answer, which means nothing.
inline std::string scribe(const std::string& file) {
    return "while IFS= read -r line; do printf '%s\\n' \"$line\" >>'" + file +
           "'; case $line in *choose*) echo noted;; esac; done";
}

using Bots = std::vector<std::unique_ptr<Bot>>;

class Match {
  public:
    Match(const Setup& setup, Bots& bots) : game_{setup}, bots_{bots}, chance_{setup.seed} {}

    // With a word of each event and before each turn to whoever wants to know.
    std::function<void(const Event&)> on_event = [](const Event&) {};
    std::function<void(const Game&, Seat)> on_turn = [](const Game&, Seat) {};

    // What was played, in order.
    std::vector<Action> play() {
        for (std::size_t i = 0; i < bots_.size(); ++i) bots_[i]->start_over(game_.setup().seed + i);
        Events events;
        game_.start(chance_, Sink{events});
        tell(std::exchange(events, {}));
        std::vector<Action> played;
        while (!game_.over() && played.size() < 20'000) {
            const Seat seat = *game_.to_act().begin();
            on_turn(game_, seat);
            played.push_back(bots_[index(seat)]->choose(game_.view(seat), game_.legal(seat)));
            const auto result = game_.apply(seat, played.back(), chance_, Sink{events});
            if (!result) {
                ADD_FAILURE() << result.error().message;
                break;
            }
            tell(std::exchange(events, {}));
        }
        EXPECT_TRUE(game_.over());
        return played;
    }

  private:
    void tell(const Events& events) {
        for (const Event& event : events) {
            on_event(event);
            for (std::size_t i = 0; i < bots_.size(); ++i) bots_[i]->watch(seen(event, seat_at(i)));
        }
    }

    Game game_;
    Bots& bots_;
    Seeded chance_;
};

}  // namespace frise::outside_test
