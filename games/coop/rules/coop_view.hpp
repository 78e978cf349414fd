// What a view of coop has beside the table, and how events change it.
#pragma once

#include "engine/core/card.hpp"
#include "engine/rules/shared_event.hpp"
#include "games/coop/rules/coop_event.hpp"

#include <optional>
#include <vector>

namespace frise {

struct View;

struct CoopView {
    std::vector<std::optional<Dated>> rift;  // over the gaps 1 to k - 1
    std::optional<Icon> icon;                // the one to match
    int tried = 0;                           // cards played in this turn, stuck ones counted
    int placed = 0;                          // successes in this turn

    bool operator==(const CoopView&) const = default;
};

// Calls `visit` with each card that it shows beside those of every view.
template <class Visit>
void each_card(const CoopView& view, Visit&& visit) {
    for (const auto& card : view.rift) {
        if (card) visit(card->card);
    }
}

class CoopFold {
  public:
    CoopFold(View& view, CoopView& game) : view_{view}, game_{game} {}

    void operator()(const Dealt& e);
    void operator()(const Started& e);
    void operator()(const DiscardStarted& e);
    void operator()(const Played& e);
    void operator()(const Stuck& e);
    void operator()(const Discarded& e);
    void operator()(const Drew& e);
    void operator()(const TurnEnded& e);
    void operator()(const SeenShuffle& e);
    void operator()(const GameOver& e);

  private:
    View& view_;
    CoopView& game_;
};

}  // namespace frise
