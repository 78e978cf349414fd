// Answering a trial, and placing or guessing in a duel.
#include "games/challenge/terminal/challenge_terminal.hpp"

#include "terminal/dials.hpp"
#include "terminal/placing.hpp"

#include <string>

namespace frise::terminal {

using ChallengeScene = Scene<ChallengeView>;

Heading ChallengeTerminal::heading(const ChallengeView& game) {
    return {game.duel ? Text{"challenge.when_duel"} : Text{"challenge.when_trial"}, game.trial.has_value()};
}

Message ChallengeTerminal::request(const ChallengeScene& scene, const AnswerAny& /*choice*/) {
    return answer_request(scene.game.trial->kind);
}

Message ChallengeTerminal::request(const ChallengeScene& /*scene*/, const PlaceDrawnAny& choice) {
    return gap_request(choice.last_gap);
}

Message ChallengeTerminal::request(const ChallengeScene& /*scene*/, const GuessAny& /*choice*/) {
    return {"challenge.prompt_guess", {example(std::string{year_example})}};
}

Reading ChallengeTerminal::read(const ChallengeScene& scene, const AnswerAny& /*choice*/, std::string_view typed) {
    return read_answer(scene.game.trial->kind, typed, scene.stage.voice());
}

Reading ChallengeTerminal::read(const ChallengeScene& scene, const PlaceDrawnAny& choice, std::string_view typed) {
    return read_gap(scene.view, choice.last_gap, typed).map([](int gap) -> Action { return PlaceDrawn{gap}; });
}

Reading ChallengeTerminal::read(const ChallengeScene& scene, const GuessAny& /*choice*/, std::string_view typed) {
    return read_year(typed, scene.stage.voice()).map([](Year year) -> Action { return Guess{year}; });
}

Cards ChallengeTerminal::cards_in_question(const ChallengeView& game) {
    if (game.trial) return {game.trial->cards.begin(), game.trial->cards.end()};
    return game.duel && game.duel->card ? Cards{*game.duel->card} : Cards{};
}

Message ChallengeTerminal::advice(const ChallengeScene& scene, const Answer& action) {
    const std::string answer = answer_text(scene.stage.voice().language(), scene.game.trial->kind, action);
    return {"challenge.advise_answer", {word("answer", answer)}};
}

Message ChallengeTerminal::advice(const ChallengeScene& scene, const PlaceDrawn& action) {
    const auto& [stage, view, game, legal] = scene;
    return {"terminal.advise_place",
            {stage.card("card", *game.duel->card), stage.where("where", *view.line, action.gap)}};
}

Message ChallengeTerminal::advice(const ChallengeScene& scene, const Guess& action) {
    return {"challenge.advise_guess", {scene.stage.year("year", action.year)}};
}

}  // namespace frise::terminal
