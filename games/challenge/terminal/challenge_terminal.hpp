// challenge in the terminal; games/terminal.hpp says what each part is.
#pragma once

#include "games/challenge/rules/challenge_kind.hpp"
#include "games/challenge/terminal/challenge_story.hpp"
#include "terminal/reading.hpp"
#include "terminal/scene.hpp"

#include <string_view>

namespace frise::terminal {

struct ChallengeTerminal {
    using Kind = ChallengeKind;
    using Story = ChallengeStory;

    static Heading heading(const ChallengeView& game);
    static void show_board(const Scene<ChallengeView>& scene);
    static bool is_secret(const ChallengeView& game) { return game.trial.has_value(); }

    static Message request(const Scene<ChallengeView>& scene, const AnswerAny& choice);
    static Message request(const Scene<ChallengeView>& scene, const PlaceDrawnAny& choice);
    static Message request(const Scene<ChallengeView>& scene, const GuessAny& choice);
    static Reading read(const Scene<ChallengeView>& scene, const AnswerAny& choice, std::string_view typed);
    static Reading read(const Scene<ChallengeView>& scene, const PlaceDrawnAny& choice, std::string_view typed);
    static Reading read(const Scene<ChallengeView>& scene, const GuessAny& choice, std::string_view typed);

    static Cards cards_in_question(const ChallengeView& game);
    static Cards subject(const ChallengeView& game, const Answer& /*action*/) { return cards_in_question(game); }
    static Cards subject(const ChallengeView& game, const PlaceDrawn& /*action*/) { return cards_in_question(game); }
    static Cards subject(const ChallengeView& game, const Guess& /*action*/) { return cards_in_question(game); }
    static Message advice(const Scene<ChallengeView>& scene, const Answer& action);
    static Message advice(const Scene<ChallengeView>& scene, const PlaceDrawn& action);
    static Message advice(const Scene<ChallengeView>& scene, const Guess& action);
};

}  // namespace frise::terminal
