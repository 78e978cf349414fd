// Settling a game of challenge, and reading its log.
#include "games/challenge/rules/challenge_kind.hpp"

#include "engine/rules/action.hpp"
#include "engine/rules/settling.hpp"
#include "engine/rules/setup.hpp"

#include <utility>

namespace frise {

Result<ChallengeOptions> ChallengeKind::settle(const Descriptor& game, const Terms& /*terms*/,
                                               const OptionsWish& wish) {
    return settle_board(wish.get<BoardWish>("board").value_or(BoardWish{})).map([&](Board board) {
        return ChallengeOptions{std::move(board), settle_flag(wish, *game.option("final_duel"))};
    });
}

// The most that a trial lays out.
std::int64_t ChallengeKind::cards_needed(const Terms& /*terms*/, const ChallengeOptions& /*options*/) { return 4; }

Move ChallengeKind::move_behind(const Answered& e) { return {e.seat, answer_with(e.dials)}; }
Move ChallengeKind::move_behind(const DuelPlaced& e) { return {e.seat, PlaceDrawn{e.gap}}; }
Move ChallengeKind::move_behind(const Guessed& e) { return {e.seat, Guess{e.year}}; }

}  // namespace frise
