// What the simple opponent does with the line, and when others place.
#include "bots/guesser.hpp"

#include "bots/margin.hpp"
#include "engine/rules/overloaded.hpp"

#include <algorithm>
#include <cmath>

namespace frise {
namespace {

// So far outside its gap, in typical errors, a proposed card is contested.
constexpr double doubt = 0.6;

}  // namespace

void Guesser::watch(const Seen& event) {
    std::visit(Overloaded{
                   [&](const Started& e) {
                       learn({e.card, e.year});
                   },
                   [&](const DiscardStarted& e) {
                       learn({e.card, e.year});
                   },
                   [&](const Placed& e) {
                       learn({e.card, e.year});
                   },
                   [&](const Played& e) {
                       learn({e.card, e.year});
                   },
                   [&](const Stuck& e) {
                       learn({e.card, e.year});
                   },
                   [&](const Turned& e) {
                       for (const Dated& card : e.cards) learn(card);
                   },
                   [](const auto&) {},
               },
               event);
}

void Guesser::learn(Dated card) {
    constexpr double kept = 0.25;
    const double error = static_cast<double>(estimate(card.card)) - static_cast<double>(card.year);
    const double better = static_cast<double>(card.year) + kept * error;
    const auto year = std::abs(kept * error) < 1 ? card.year : static_cast<Year>(better);
    estimates_[index(card.card)] = year == 0 ? card.year : year;
}

Action Guesser::choose(const View& view, const Legal& legal) {
    return std::visit(Overloaded{
                          [&](const PlaceAny& choice) -> Action { return place(view, choice); },
                          [&](const PlaceDrawnAny&) -> Action { return place_drawn(view); },
                          [&](const PlayAny&) -> Action { return play_or_discard(view, legal); },
                          [&](const DiscardAny&) -> Action { return play_or_discard(view, legal); },
                          [](const EndTurn& end) -> Action { return end; },
                          [&](const AnswerAny&) -> Action { return answer(view); },
                          [&](const GuessAny& choice) -> Action { return guess(view, choice); },
                          [&](const Accept&) -> Action { return respond(view); },
                          [&](const Contest&) -> Action { return respond(view); },
                          [&](const GiveAny& choice) -> Action { return give(view, choice); },
                      },
                      legal.choices().front());
}

double Guesser::confidence(const Line& line, int gap, CardNo card) const {
    return margin(line, gap, estimate(card)) / typical_error(estimate(card), skill_);
}

double Guesser::confidence(const Line& line, CardNo card) const {
    return confidence(line, right_gap(line, estimate(card)), card);
}

Place Guesser::place(const View& view, const PlaceAny& choice) const {
    const Line& line = *view.line;
    const auto surest = std::max_element(choice.cards.begin(), choice.cards.end(),
                                         [&](CardNo a, CardNo b) { return confidence(line, a) < confidence(line, b); });
    return {*surest, right_gap(line, estimate(*surest))};
}

PlaceDrawn Guesser::place_drawn(const View& view) const {
    const CardNo card = *std::get<ChallengeView>(view.game).duel->card;
    return {right_gap(*view.line, estimate(card))};
}

Action Guesser::respond(const View& view) const {
    const Proposal& proposal = *std::get<ContestView>(view.game).proposal;
    if (confidence(*view.line, proposal.gap, proposal.card) < -doubt) return Contest{};
    return Accept{};
}

// The hardest card to place goes.
Give Guesser::give(const View& view, const GiveAny& choice) {
    const auto hardest = std::min_element(choice.cards.begin(), choice.cards.end(), [&](CardNo a, CardNo b) {
        return confidence(*view.line, a) < confidence(*view.line, b);
    });
    if (choice.to.empty()) return {*hardest, std::nullopt};
    return {*hardest, receiver(view, choice.to).number};
}

// Somebody with the fewest cards, who is nearest to winning.
Seat Guesser::receiver(const View& view, const SeatList& seats) {
    const auto held = [&](Seat seat) { return (*view.hands)[index(seat)].size(); };
    SeatList nearest;
    for (const Seat seat : seats) {
        if (!nearest.empty() && held(seat) < held(nearest.front())) nearest.clear();
        if (nearest.empty() || held(seat) == held(nearest.front())) nearest.push_back(seat);
    }
    return nearest[rng_.below(static_cast<std::uint32_t>(nearest.size()))];
}

}  // namespace frise
