// Who sees what.
#include "engine/rules/seen.hpp"

#include <concepts>

namespace frise {
namespace {

template <class E, class... Es>
concept OneOf = (std::same_as<E, Es> || ...);

// There is no default branch: a new kind of event does not compile until somebody decides who sees it.
struct ToSeen {
    Viewer viewer;

    template <OneOf<Dealt, Started, DiscardStarted, Placed, PutRight, Discarded, Removed, Drew, RoundEnded,
                    TieBreakBegan, Out, Played, Stuck, TurnEnded, TrialBegan, Turned, Advanced, DuelBegan, Guessed,
                    DuelWon, Proposed, Accepted, Contested, Gave, Scored, GameOver>
                  Public>
    Seen operator()(const Public& event) const {
        return event;
    }
    Seen operator()(const Reshuffled& event) const { return SeenShuffle{event.cards.size()}; }
    Seen operator()(const Answered& event) const {
        if (viewer == event.seat) return OwnAnswer{event.seat, event.dials};
        return SeenAnswer{event.seat};
    }
};

}  // namespace

Seen seen(const Event& event, Viewer viewer) { return std::visit(ToSeen{viewer}, event); }

}  // namespace frise
