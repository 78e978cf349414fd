// coop in the terminal; games/terminal.hpp says what each part is.
#pragma once

#include "games/coop/rules/coop_kind.hpp"
#include "games/coop/terminal/coop_story.hpp"
#include "terminal/reading.hpp"
#include "terminal/scene.hpp"

#include <optional>
#include <string_view>

namespace frise::terminal {

struct CoopTerminal {
    using Kind = CoopKind;
    using Story = CoopStory;

    static Heading heading(const CoopView& /*game*/) { return {"terminal.when_round"}; }
    static void show_board(const Scene<CoopView>& scene);
    static bool is_secret(const CoopView& /*game*/) { return false; }

    // All that can be done in a turn is asked for at once.
    static Message request(const Scene<CoopView>& scene, const PlayAny& choice);
    static Message request(const Scene<CoopView>& scene, const DiscardAny& choice);
    static Message request(const Scene<CoopView>& scene, const EndTurn& choice);
    static Reading read(const Scene<CoopView>& scene, const PlayAny& choice, std::string_view typed);
    static Reading read(const Scene<CoopView>& scene, const DiscardAny& choice, std::string_view typed);
    static Reading read(const Scene<CoopView>& scene, const EndTurn& choice, std::string_view typed);

    static Cards cards_in_question(const CoopView& /*game*/) { return {}; }
    static Cards subject(const CoopView& /*game*/, const Play& action) { return {action.card}; }
    static Cards subject(const CoopView& /*game*/, const Discard& action) { return {action.card}; }
    // Why a turn ended says less than why a card was played before.
    static std::nullopt_t subject(const CoopView& /*game*/, const EndTurn& /*action*/) { return std::nullopt; }
    static Message advice(const Scene<CoopView>& scene, const Play& action);
    static Message advice(const Scene<CoopView>& scene, const Discard& action);
    static Message advice(const Scene<CoopView>& scene, const EndTurn& action);
};

}  // namespace frise::terminal
