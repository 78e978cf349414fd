// What a viewer gets to see of an event. Secrets are types of their own here: a shuffle is only a number of
// cards, and another's answer is only the fact that it is in.
#pragma once

#include "engine/core/seat.hpp"
#include "engine/rules/event.hpp"
#include "engine/rules/view.hpp"

#include <vector>

namespace frise {

using SeenTypes = typename kinds::AllShown<AllKinds::Events, AllKinds::Secrets>::Type;
using Seen = VariantOf<SeenTypes>;

Seen seen(const Event& event, Viewer viewer);
// Some viewers see more of it than others, such as a secret answer.
bool differs_by_viewer(const Event& event);

// One answer of the table to an action, as a viewer gets it.
struct Update {
    std::vector<Seen> events;
    SeatSet to_act;
};

// Takes over into a view what its viewer was shown, without the rules.
void fold(View& view, const Seen& event);
void fold(View& view, const Update& update);

}  // namespace frise
