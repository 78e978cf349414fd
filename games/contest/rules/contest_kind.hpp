// contest as the engine knows it; engine/rules/kind.hpp says what each part is.
#pragma once

#include "engine/core/result.hpp"
#include "engine/rules/shared_action.hpp"
#include "engine/rules/shared_event.hpp"
#include "engine/rules/types.hpp"
#include "games/contest/rules/contest_action.hpp"
#include "games/contest/rules/contest_event.hpp"
#include "games/contest/rules/contest_game.hpp"
#include "games/contest/rules/contest_options.hpp"
#include "games/contest/rules/contest_view.hpp"

#include <cstdint>
#include <string_view>

namespace frise {

class OptionsWish;
struct Move;
struct Terms;

struct ContestKind {
    static constexpr const auto& games = contest_games;
    using Options = ContestOptions;
    using State = ContestState;
    using View = ContestView;
    using Outcome = Points;
    static constexpr std::string_view outcome_field = "totals";
    using Actions = Types<Place, Accept, Contest, Give>;
    using Choices = Types<PlaceAny, Accept, Contest, GiveAny>;
    using Beginnings = Types<Proposed, Accepted, Contested, Gave>;
    using Followers = Types<Dealt, Started, ProposalPlaced, PutRight, Drew, Scored, Reshuffled, GameOver>;
    using Secrets = Types<Reshuffled>;
    using Machine = ContestGame;
    using Fold = ContestFold;

    static Result<ContestOptions> settle(const Descriptor& game, const Terms& terms, const OptionsWish& wish);
    static std::int64_t cards_needed(const Terms& terms, const ContestOptions& options);
    static Move move_behind(const Proposed& e);
    static Move move_behind(const Accepted& e);
    static Move move_behind(const Contested& e);
    static Move move_behind(const Gave& e);
};

}  // namespace frise
