// The line with a proposal in it; placing, accepting, contesting and giving.
#include "games/contest/terminal/contest_terminal.hpp"

#include "terminal/hand_reader.hpp"
#include "terminal/labels.hpp"
#include "terminal/line_display.hpp"
#include "terminal/placing.hpp"

#include <optional>
#include <string>

namespace frise::terminal {
namespace {

using ContestScene = Scene<ContestView>;

void show_totals(const Stage& stage, const Points& totals) {
    std::string text = stage.text("contest.totals_title");
    for (std::size_t i = 0; i < totals.size(); ++i) {
        text += (i == 0 ? " " : " · ") +
                stage.text("contest.total_of", {stage.player("player", seat_at(i)), number("n", totals[i])});
    }
    stage.console().say(text, Ink::faint);
}

// "1 = Clio, 2 = Janus"
Slot receivers(const Stage& stage, const SeatList& seats) {
    std::string list;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        list += (i == 0 ? "" : ", ") + std::to_string(i + 1) + " = " + stage.player("", seats[i]).value;
    }
    return word("numbers", list);
}

Reading read_response(const ContestScene& scene, std::string_view typed) {
    const Voice& voice = scene.stage.voice();
    if (voice.means(typed, "contest.word_accept")) return Accept{};
    if (voice.means(typed, "contest.word_contest")) return Contest{};
    return HandReader{scene.view, typed}.complaint("contest.how_to_respond", {});
}

Reading read_give_to(const ContestScene& scene, const SeatList& seats, const HandReader& reader) {
    if (!reader.is_card_and_number()) return reader.complaint("contest.how_to_give_to", {example("a 1")});
    const auto card = reader.card();
    if (!card) return tl::unexpected{card.error()};
    const std::int64_t to = reader.number();
    if (to < 1 || to > static_cast<std::int64_t>(seats.size())) {
        return reader.complaint("contest.no_such_player", {receivers(scene.stage, seats)});
    }
    return Give{*card, seats[static_cast<std::size_t>(to - 1)].number};
}

Slot proposed_card(const ContestScene& scene) { return scene.stage.card("card", scene.game.proposal->card); }

}  // namespace

Heading ContestTerminal::heading(const ContestView& game) {
    return {"contest.when_game_round", game.proposal.has_value()};
}

void ContestTerminal::show_board(const ContestScene& scene) {
    const auto& [stage, view, game, legal] = scene;
    if (view.round > 1) show_totals(stage, game.totals);
    std::optional<FaceDown> proposed;
    if (game.proposal) proposed = FaceDown{game.proposal->card, game.proposal->gap};
    show_line(stage, *view.line, proposed);
}

Message ContestTerminal::request(const ContestScene& /*scene*/, const PlaceAny& choice) {
    return place_request(choice);
}

Message ContestTerminal::request(const ContestScene& /*scene*/, const Accept& /*choice*/) {
    return {"contest.prompt_respond", {}};
}

Message ContestTerminal::request(const ContestScene& /*scene*/, const Contest& /*choice*/) {
    return {"contest.prompt_respond", {}};
}

Message ContestTerminal::request(const ContestScene& scene, const GiveAny& choice) {
    if (!choice.to.empty()) return {"contest.prompt_give_to", {receivers(scene.stage, choice.to), example("a 1")}};
    return {"contest.prompt_give", {scene.stage.player("player", *scene.game.giving->to), example("a")}};
}

Reading ContestTerminal::read(const ContestScene& scene, const PlaceAny& choice, std::string_view typed) {
    return read_place(scene.view, choice, typed);
}

Reading ContestTerminal::read(const ContestScene& scene, const Accept& /*choice*/, std::string_view typed) {
    return read_response(scene, typed);
}

Reading ContestTerminal::read(const ContestScene& scene, const Contest& /*choice*/, std::string_view typed) {
    return read_response(scene, typed);
}

Reading ContestTerminal::read(const ContestScene& scene, const GiveAny& choice, std::string_view typed) {
    const HandReader reader{scene.view, typed};
    if (!choice.to.empty()) return read_give_to(scene, choice.to, reader);
    if (!reader.is_card()) return reader.complaint("contest.how_to_give", {example(card_label(0))});
    return reader.card().map([](CardNo card) -> Action { return Give{card, std::nullopt}; });
}

Cards ContestTerminal::cards_in_question(const ContestView& game) {
    return game.proposal ? Cards{game.proposal->card} : Cards{};
}

Message ContestTerminal::advice(const ContestScene& scene, const Place& action) {
    const auto& [stage, view, game, legal] = scene;
    return {"contest.advise_propose", {stage.card("card", action.card), stage.where("where", *view.line, action.gap)}};
}

Message ContestTerminal::advice(const ContestScene& scene, const Accept& /*action*/) {
    return {"contest.advise_accept", {proposed_card(scene)}};
}

Message ContestTerminal::advice(const ContestScene& scene, const Contest& /*action*/) {
    return {"contest.advise_contest", {proposed_card(scene)}};
}

Message ContestTerminal::advice(const ContestScene& scene, const Give& action) {
    const Slot card = scene.stage.card("card", action.card);
    if (!action.to) return {"contest.advise_give", {card}};
    return {"contest.advise_give_to", {card, scene.stage.player("to", seat_at(static_cast<std::size_t>(*action.to)))}};
}

}  // namespace frise::terminal
