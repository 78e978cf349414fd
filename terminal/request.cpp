// Cards and gaps.
#include "terminal/request.hpp"

#include "engine/rules/overloaded.hpp"
#include "terminal/coop_request.hpp"
#include "terminal/hand_reader.hpp"

namespace frise::terminal {
namespace {

const TrialView& trial_in(const View& view) { return *std::get<ChallengeView>(view.game).trial; }

std::string place_example(const PlaceAny& choice) {
    return card_label(choice.cards.size() / 2) + " " + std::to_string((choice.last_gap + 1) / 2);
}

Reading read_place(const View& view, const PlaceAny& choice, std::string_view typed) {
    const HandReader reader{view, typed};
    if (!reader.is_card_and_number()) {
        return reader.complaint(Text::how_to_place, {example(place_example(choice))});
    }
    const auto card = reader.card();
    if (!card) return tl::unexpected{card.error()};
    if (reader.number() < 0 || reader.number() > choice.last_gap) return reader.no_such_gap(choice.last_gap);
    return Place{*card, static_cast<int>(reader.number())};
}

Reading read_place_drawn(const View& view, const PlaceDrawnAny& choice, std::string_view typed) {
    const HandReader reader{view, typed};
    if (!reader.is_number()) {
        return reader.complaint(Text::how_to_place_drawn, {example(std::to_string((choice.last_gap + 1) / 2))});
    }
    if (reader.number() < 0 || reader.number() > choice.last_gap) return reader.no_such_gap(choice.last_gap);
    return PlaceDrawn{static_cast<int>(reader.number())};
}

// "1 Clio, 2 Janus"
std::string receivers(const Stage& stage, const SeatList& seats) {
    std::string list;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        list += (i == 0 ? "" : ", ") + std::to_string(i + 1) + " = " + stage.player("", seats[i]).value;
    }
    return list;
}

Reading read_give(const Stage& stage, const View& view, const GiveAny& choice, std::string_view typed) {
    const HandReader reader{view, typed};
    if (choice.to.empty()) {
        if (!reader.is_card()) return reader.complaint(Text::how_to_give, {example(card_label(0))});
        return reader.card().map([](CardNo card) -> Action { return Give{card, std::nullopt}; });
    }
    if (!reader.is_card_and_number()) return reader.complaint(Text::how_to_give_to, {example("a 1")});
    const auto card = reader.card();
    if (!card) return tl::unexpected{card.error()};
    const std::int64_t to = reader.number();
    if (to < 1 || to > static_cast<std::int64_t>(choice.to.size())) {
        return reader.complaint(Text::no_such_player, {word("numbers", receivers(stage, choice.to))});
    }
    return Give{*card, choice.to[static_cast<std::size_t>(to - 1)].number};
}

Reading read_response(const Stage& stage, const View& view, std::string_view typed) {
    if (stage.voice().means(typed, Text::word_accept)) return Accept{};
    if (stage.voice().means(typed, Text::word_contest)) return Contest{};
    return HandReader{view, typed}.complaint(Text::how_to_respond, {});
}

Message give_request(const Stage& stage, const View& view, const GiveAny& choice) {
    if (!choice.to.empty()) {
        return {Text::prompt_give_to, {word("numbers", receivers(stage, choice.to)), example("a 1")}};
    }
    const Seat to = *std::get<ContestView>(view.game).giving->to;
    return {Text::prompt_give, {stage.player("player", to), example("a")}};
}

}  // namespace

Message request(const Stage& stage, const View& view, const Legal& legal) {
    return std::visit(Overloaded{
                          [](const PlaceAny& c) {
                              return Message{Text::prompt_place, {example(place_example(c))}};
                          },
                          [](const PlaceDrawnAny& c) {
                              return Message{Text::prompt_place_drawn, {example(std::to_string((c.last_gap + 1) / 2))}};
                          },
                          [&](const PlayAny&) { return coop_request(view, legal); },
                          [&](const DiscardAny&) { return coop_request(view, legal); },
                          [&](const EndTurn&) { return coop_request(view, legal); },
                          [&](const AnswerAny&) { return answer_request(trial_in(view).kind); },
                          [](const GuessAny&) { return guess_request(); },
                          [](const Accept&) {
                              return Message{Text::prompt_respond, {}};
                          },
                          [](const Contest&) {
                              return Message{Text::prompt_respond, {}};
                          },
                          [&](const GiveAny& c) { return give_request(stage, view, c); },
                      },
                      legal.choices().front());
}

Reading read_action(const Stage& stage, const View& view, const Legal& legal, std::string_view typed) {
    return std::visit(Overloaded{
                          [&](const PlaceAny& choice) { return read_place(view, choice, typed); },
                          [&](const PlaceDrawnAny& choice) { return read_place_drawn(view, choice, typed); },
                          [&](const PlayAny&) { return read_coop(stage, view, legal, typed); },
                          [&](const DiscardAny&) { return read_coop(stage, view, legal, typed); },
                          [&](const EndTurn&) { return read_coop(stage, view, legal, typed); },
                          [&](const AnswerAny&) { return read_answer(trial_in(view).kind, typed, stage.voice()); },
                          [&](const GuessAny&) { return read_guess(typed, stage.voice()); },
                          [&](const Accept&) { return read_response(stage, view, typed); },
                          [&](const Contest&) { return read_response(stage, view, typed); },
                          [&](const GiveAny& choice) { return read_give(stage, view, choice, typed); },
                      },
                      legal.choices().front());
}

}  // namespace frise::terminal
