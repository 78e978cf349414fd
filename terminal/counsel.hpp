// What a person may ask in a turn beside the rules: why the opponents did what they did, and what an expert would do.
#pragma once

#include "bots/bot.hpp"
#include "bots/lore.hpp"
#include "engine/core/card.hpp"
#include "engine/rules/log.hpp"
#include "terminal/stage.hpp"

#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace frise::terminal {

class Counsel {
  public:
    // The log is that of the game, and grows with it.
    Counsel(const Stage& stage, const Log& log, Lore lore);

    // Why an opponent does what it does now: a reason, or words of its own.
    void remember(Seat bot, const View& view, const Action& action, const Reason& reason, const std::string& own = {});
    // The last reason of each opponent, in the order in which they acted. One for what was done with a card that is
    // still in question would help to answer it, and is kept back.
    void explain(const View& view) const;
    // For the viewer.
    void advise(const View& view, const Legal& legal);
    void tell_hints_used() const;

  private:
    struct Given {
        Seat seat;
        Cards cards;  // that the action was about
        std::string why;
    };
    struct Adviser {
        std::unique_ptr<Bot> bot;
        std::size_t watched = 0;  // of the events of the log
        int hints = 0;
    };

    Adviser& adviser_of(Seat person);
    [[nodiscard]] std::string words(const Reason& reason) const;
    void say(const std::string& paragraph) const;
    void tell_clues(const Cards& cards) const;

    const Stage& stage_;
    const Log& log_;
    Lore lore_;
    std::vector<Face> faces_;  // with the titles that are on the screen
    std::vector<std::string> names_;
    std::vector<Given> given_;         // the last comes last
    std::map<int, Adviser> advisers_;  // by seat
};

}  // namespace frise::terminal
