// How long those who are to act have left. It stands while nobody is here, or nothing can be stored.
#pragma once

#include "store/tables.hpp"

#include <optional>

namespace frise::table {

using store::Number;
using store::Time;

class TurnClock {
  public:
    // Of the turn that an entry began. It stands at first.
    TurnClock(Number turn, Time now) : turn_{turn}, began_{now}, stopped_{now} {}

    // A turn that another entry began begins now.
    void turn_to(Number turn, Time now) {
        if (turn == turn_) return;
        turn_ = turn;
        began_ = now;
        if (stopped_) stopped_ = now;
    }
    // Goes on with what was left, or stands.
    void run(bool runs, Time now) {
        if (runs && stopped_) {
            began_ += now - *stopped_;
            stopped_.reset();
        } else if (!runs && !stopped_) {
            stopped_ = now;
        }
    }
    [[nodiscard]] bool stands() const { return stopped_.has_value(); }
    // While it runs: when a turn of that many seconds is over.
    [[nodiscard]] Time ends(int seconds) const { return began_ + Time{1000} * seconds; }

  private:
    Number turn_;
    Time began_;
    std::optional<Time> stopped_;
};

}  // namespace frise::table
