// What a view of contest has beside the table, and how events change it.
#pragma once

#include "engine/core/card.hpp"
#include "engine/core/seat.hpp"
#include "engine/rules/fields.hpp"
#include "engine/rules/shared_event.hpp"
#include "games/contest/rules/contest_event.hpp"

#include <optional>
#include <tuple>

namespace frise {

struct View;

struct Proposal {
    Seat seat;
    CardNo card;
    int gap = 0;

    static constexpr auto fields() {
        return std::tuple{Field{"seat", &Proposal::seat}, Field{"card", &Proposal::card}, Field{"gap", &Proposal::gap}};
    }
    bool operator==(const Proposal&) const = default;
};

struct ContestView {
    std::optional<Proposal> proposal;
    std::optional<Seat> contester;
    std::optional<Giving> giving;
    Points totals;

    bool operator==(const ContestView&) const = default;
};

// Calls `visit` with each card that it shows beside those of every view.
template <class Visit>
void each_card(const ContestView& view, Visit&& visit) {
    if (view.proposal) visit(view.proposal->card);
}

class ContestFold {
  public:
    ContestFold(View& view, ContestView& game) : view_{view}, game_{game} {}

    void operator()(const Dealt& e);
    void operator()(const Started& e);
    void operator()(const Proposed& e);
    void operator()(const Accepted& e);
    void operator()(const Contested& e);
    void operator()(const ProposalPlaced& e);
    void operator()(const PutRight& e);
    void operator()(const Drew& e);
    void operator()(const Gave& e);
    void operator()(const Scored& e);
    void operator()(const SeenShuffle& e);
    void operator()(const GameOver& e);

  private:
    View& view_;
    ContestView& game_;
};

}  // namespace frise
