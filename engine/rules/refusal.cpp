// The sentences of shared refusals.
#include "engine/rules/refusal.hpp"

#include <utility>

namespace frise {

tl::unexpected<Error> not_allowed(std::string message) { return refuse(ErrorCode::not_allowed, std::move(message)); }

tl::unexpected<Error> not_your_card(Seat seat) {
    return refuse(ErrorCode::not_your_card,
                  "that card is not in the hand of seat " + std::to_string(seat.number) + ": choose one that is");
}

tl::unexpected<Error> bad_gap(int gap, const Line& line) {
    return refuse(ErrorCode::bad_gap, "there is no gap " + std::to_string(gap) + ": with " +
                                          std::to_string(line.size()) + " cards the gaps are 0 to " +
                                          std::to_string(last_gap(line)));
}

}  // namespace frise
