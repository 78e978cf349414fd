// contest in the terminal; games/terminal.hpp says what each part is.
#pragma once

#include "games/contest/rules/contest_kind.hpp"
#include "games/contest/terminal/contest_story.hpp"
#include "terminal/reading.hpp"
#include "terminal/scene.hpp"

#include <string_view>

namespace frise::terminal {

struct ContestTerminal {
    using Kind = ContestKind;
    using Story = ContestStory;

    static Heading heading(const ContestView& game);
    static void show_board(const Scene<ContestView>& scene);
    static bool is_secret(const ContestView& /*game*/) { return false; }

    static Message request(const Scene<ContestView>& scene, const PlaceAny& choice);
    static Message request(const Scene<ContestView>& scene, const Accept& choice);
    static Message request(const Scene<ContestView>& scene, const Contest& choice);
    static Message request(const Scene<ContestView>& scene, const GiveAny& choice);
    static Reading read(const Scene<ContestView>& scene, const PlaceAny& choice, std::string_view typed);
    static Reading read(const Scene<ContestView>& scene, const Accept& choice, std::string_view typed);
    static Reading read(const Scene<ContestView>& scene, const Contest& choice, std::string_view typed);
    static Reading read(const Scene<ContestView>& scene, const GiveAny& choice, std::string_view typed);

    static Cards cards_in_question(const ContestView& game);
    static Cards subject(const ContestView& /*game*/, const Place& action) { return {action.card}; }
    static Cards subject(const ContestView& game, const Accept& /*action*/) { return cards_in_question(game); }
    static Cards subject(const ContestView& game, const Contest& /*action*/) { return cards_in_question(game); }
    static Cards subject(const ContestView& /*game*/, const Give& action) { return {action.card}; }
    static Message advice(const Scene<ContestView>& scene, const Place& action);
    static Message advice(const Scene<ContestView>& scene, const Accept& action);
    static Message advice(const Scene<ContestView>& scene, const Contest& action);
    static Message advice(const Scene<ContestView>& scene, const Give& action);
};

}  // namespace frise::terminal
