// A game under watch: every action is followed by the promises.
#pragma once

#include "engine/rules/game.hpp"
#include "engine/rules/log.hpp"
#include "tests/support/picker.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace frise::test {

// How often the long checks are made: after one action in so many.
struct Care {
    std::uint32_t refusals = 1;      // a few odd actions
    std::uint32_t all_actions = 20;  // all there are, and legal()
    std::uint32_t leaks = 1;
};

struct Move {
    Seat seat;
    Action action;
};

class WatchedGame {
  public:
    // Refers to `pick`, which must outlive it.
    WatchedGame(const Setup& setup, Picker& pick, Care care = {});

    void act(const Move& move);

    [[nodiscard]] const Game& game() const { return game_; }
    [[nodiscard]] const std::vector<Move>& moves() const { return moves_; }
    // The number of events after the set-up and after each move.
    [[nodiscard]] const std::vector<std::size_t>& marks() const { return marks_; }
    [[nodiscard]] Log log() const { return {game_.recorded_setup(), events_}; }

  private:
    void watch(const Events& events);
    void fold_views(const Events& events);

    Picker& pick_;
    Care care_;
    Game game_;
    Game folded_;              // by the events alone
    std::vector<View> views_;  // by what each viewer was shown; the onlooker's last
    Events events_;
    std::vector<Move> moves_;
    std::vector<std::size_t> marks_;
};

// A whole game by random players, some of them good.
WatchedGame watch_random_game(const Setup& setup, Picker& pick, Care care = {});

// The log's promises: it folds and replays to the state, and parses back to itself.
void check_log(const WatchedGame& watched);

}  // namespace frise::test
