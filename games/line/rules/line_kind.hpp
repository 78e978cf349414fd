// The line games as the engine knows them; engine/rules/kind.hpp says what each part is.
#pragma once

#include "engine/core/result.hpp"
#include "engine/rules/shared_action.hpp"
#include "engine/rules/shared_event.hpp"
#include "engine/rules/types.hpp"
#include "games/line/rules/line_event.hpp"
#include "games/line/rules/line_game.hpp"
#include "games/line/rules/line_options.hpp"
#include "games/line/rules/line_view.hpp"

#include <cstdint>
#include <variant>

namespace frise {

class OptionsWish;
struct Move;
struct Terms;

struct LineKind {
    static constexpr const auto& games = line_games;
    using Options = LineOptions;
    using State = LineState;
    using View = LineView;
    using Outcome = std::monostate;
    using Actions = Types<Place>;
    using Choices = Types<PlaceAny>;
    using Beginnings = Types<Placed>;
    using Followers =
        Types<Dealt, Started, PutRight, Discarded, Removed, Drew, Reshuffled, RoundEnded, TieBreakBegan, Out, GameOver>;
    using Secrets = Types<Reshuffled>;
    using Machine = LineGame;
    using Fold = LineFold;

    static Result<LineOptions> settle(const Descriptor& game, const Terms& terms, const OptionsWish& wish);
    static std::int64_t cards_needed(const Terms& terms, const LineOptions& options);
    static Move move_behind(const Placed& e);
};

}  // namespace frise
