// The refusals of protocol.md, in its order.
#include "tests/property/expected_refusal.hpp"

#include "games/tests.hpp"

namespace frise::test {

std::optional<ErrorCode> expected_refusal(const Game& game, Seat seat, const Action& action) {
    if (game.over()) return ErrorCode::game_over;
    if (seat.number >= game.setup().terms.seats) return ErrorCode::bad_request;
    if (!game.to_act().has(seat)) return ErrorCode::not_your_turn;
    return std::visit(
        [&]<class State>(const State& state) {
            return PartOf<KindOf<State>, GameTests>::refusal(game, state, seat, action);
        },
        game.state());
}

}  // namespace frise::test
