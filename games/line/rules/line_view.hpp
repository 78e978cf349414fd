// What a view of a line game has beside the table, and how events change it.
#pragma once

#include "engine/core/card.hpp"
#include "engine/core/seat.hpp"
#include "engine/rules/shared_event.hpp"
#include "games/line/rules/line_event.hpp"

#include <optional>

namespace frise {

struct View;

struct LineView {
    bool tie_break = false;
    SeatSet out;

    bool operator==(const LineView&) const = default;
};

// It shows no cards beside those of every view.
template <class Visit>
void each_card(const LineView& /*view*/, Visit&& /*visit*/) {}

class LineFold {
  public:
    LineFold(View& view, LineView& game) : view_{view}, game_{game} {}

    void operator()(const Dealt& e);
    void operator()(const Started& e);
    void operator()(const Placed& e);
    void operator()(const PutRight& e);
    void operator()(const Discarded& e);
    void operator()(const Removed& e);
    void operator()(const Drew& e);
    void operator()(const SeenShuffle& e);
    void operator()(const RoundEnded& e);
    void operator()(const TieBreakBegan& e);
    void operator()(const Out& e);
    void operator()(const GameOver& e);

  private:
    View& view_;
    LineView& game_;
};

}  // namespace frise
