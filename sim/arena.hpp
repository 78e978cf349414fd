// One table with its bots, at which one game is played after the other.
#pragma once

#include "engine/rules/game.hpp"
#include "engine/rules/seen.hpp"
#include "engine/rules/view.hpp"
#include "sim/plan.hpp"
#include "sim/scorer.hpp"
#include "sim/tally.hpp"

#include <memory>
#include <vector>

namespace frise::sim {

class Arena {
  public:
    // The plan must outlive it.
    explicit Arena(const Plan& plan);

    // The game of this number: the same whatever was played before.
    void play(std::uint64_t number);
    // With the mishaps of other programs so far.
    Tally tally();

  private:
    void seat_bots(std::uint64_t seed);
    void show_events();

    const Plan& plan_;
    Game game_;
    Tally tally_;
    Scorer scorer_;
    std::vector<std::vector<std::unique_ptr<Bot>>> bots_;  // by entrant, as many as ever sit at once
    std::vector<std::size_t> seating_;
    std::vector<Bot*> seated_;  // by seat
    Events events_;
    Legal legal_;
    View before_;  // the table before the first event
    View view_;    // the table now, for the seat that is to act
};

}  // namespace frise::sim
