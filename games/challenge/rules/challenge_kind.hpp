// challenge as the engine knows it; engine/rules/kind.hpp says what each part is.
#pragma once

#include "engine/core/result.hpp"
#include "engine/rules/dials.hpp"
#include "engine/rules/shared_event.hpp"
#include "engine/rules/types.hpp"
#include "games/challenge/rules/challenge_action.hpp"
#include "games/challenge/rules/challenge_event.hpp"
#include "games/challenge/rules/challenge_game.hpp"
#include "games/challenge/rules/challenge_options.hpp"
#include "games/challenge/rules/challenge_view.hpp"

#include <cstdint>
#include <string_view>

namespace frise {

class OptionsWish;
struct Move;
struct Terms;

struct ChallengeKind {
    static constexpr const auto& games = challenge_games;
    using Options = ChallengeOptions;
    using State = ChallengeState;
    using View = ChallengeView;
    using Outcome = Positions;
    static constexpr std::string_view outcome_field = "positions";
    using Actions = Types<Answer, PlaceDrawn, Guess>;
    using Choices = Types<AnswerAny, PlaceDrawnAny, GuessAny>;
    using Beginnings = Types<Answered, DuelPlaced, Guessed>;
    using Followers =
        Types<TrialBegan, Turned, Advanced, DuelBegan, Started, Drew, Discarded, Out, DuelWon, Reshuffled, GameOver>;
    using Secrets = Types<Answered, Reshuffled>;
    using Machine = ChallengeGame;
    using Fold = ChallengeFold;

    static Result<ChallengeOptions> settle(const Descriptor& game, const Terms& terms, const OptionsWish& wish);
    static std::int64_t cards_needed(const Terms& terms, const ChallengeOptions& options);
    static Move move_behind(const Answered& e);
    static Move move_behind(const DuelPlaced& e);
    static Move move_behind(const Guessed& e);
};

}  // namespace frise
