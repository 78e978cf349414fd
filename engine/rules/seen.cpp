// Who sees what.
#include "engine/rules/seen.hpp"

#include <concepts>

namespace frise {
namespace {

template <class E, class... Es>
concept OneOf = (std::same_as<E, Es> || ...);

template <class E>
concept Public = OneOf<E, Dealt, Started, DiscardStarted, Placed, PutRight, Discarded, Removed, Drew, RoundEnded,
                       TieBreakBegan, Out, Played, Stuck, TurnEnded, TrialBegan, Turned, Advanced, DuelBegan, Guessed,
                       DuelWon, Proposed, Accepted, Contested, Gave, Scored, GameOver>;

// There is no default branch: a new kind of event does not compile until somebody decides who sees it.
struct ToSeen {
    Viewer viewer;

    Seen operator()(const Public auto& event) const { return event; }
    Seen operator()(const Reshuffled& event) const { return SeenShuffle{event.cards.size()}; }
    Seen operator()(const Answered& event) const {
        if (viewer == event.seat) return OwnAnswer{event.seat, event.dials};
        return SeenAnswer{event.seat};
    }
};

}  // namespace

Seen seen(const Event& event, Viewer viewer) { return std::visit(ToSeen{viewer}, event); }

bool is_public(const Event& event) {
    return std::visit([]<class E>(const E& /*of whichever*/) { return Public<E>; }, event);
}

}  // namespace frise
