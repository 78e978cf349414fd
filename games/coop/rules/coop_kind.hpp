// coop as the engine knows it; engine/rules/kind.hpp says what each part is.
#pragma once

#include "engine/core/result.hpp"
#include "engine/rules/shared_event.hpp"
#include "engine/rules/types.hpp"
#include "games/coop/rules/coop_action.hpp"
#include "games/coop/rules/coop_event.hpp"
#include "games/coop/rules/coop_game.hpp"
#include "games/coop/rules/coop_options.hpp"
#include "games/coop/rules/coop_view.hpp"

#include <cstdint>

namespace frise {

class OptionsWish;
struct Move;
struct Terms;

struct CoopKind {
    static constexpr const auto& games = coop_games;
    using Options = CoopOptions;
    using State = CoopState;
    using View = CoopView;
    using Outcome = TeamScore;
    using Actions = Types<Play, Discard, EndTurn>;
    using Choices = Types<PlayAny, DiscardAny, EndTurn>;
    using Beginnings = Types<Played, Stuck, Discarded, Drew, TurnEnded>;
    using Followers = Types<Dealt, Started, DiscardStarted, Reshuffled, GameOver>;
    using Secrets = Types<Reshuffled>;
    using Machine = CoopGame;
    using Fold = CoopFold;

    static Result<CoopOptions> settle(const Descriptor& game, const Terms& terms, const OptionsWish& wish);
    static std::int64_t cards_needed(const Terms& terms, const CoopOptions& options);
    static Move move_behind(const Played& e);
    static Move move_behind(const Stuck& e);
    static Move move_behind(const Discarded& e);
    static Move move_behind(const Drew& e);
    static Move move_behind(const TurnEnded& e);
};

}  // namespace frise
