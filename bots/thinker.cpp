// Watching, placing, and handing each question to the part that answers it.
#include "bots/thinker.hpp"

#include "engine/rules/overloaded.hpp"

namespace frise {

void Thinker::watch(const Seen& event) {
    const auto learn = [&](const auto& e) { knowledge_.learn({e.card, e.year}); };
    std::visit(Overloaded{
                   [&](const Started& e) { learn(e); },
                   [&](const DiscardStarted& e) { learn(e); },
                   [&](const Placed& e) { learn(e); },
                   [&](const DuelPlaced& e) { learn(e); },
                   [&](const ProposalPlaced& e) { learn(e); },
                   [&](const Played& e) { learn(e); },
                   [&](const Stuck& e) { learn(e); },
                   [&](const Discarded& e) { learn(e); },
                   [&](const DuelBegan& e) { in_question_ = e.card; },
                   [&](const Guessed& e) {
                       if (in_question_ && e.hint == Hint::right) knowledge_.learn({*in_question_, e.year});
                   },
                   [&](const Turned& e) {
                       for (const Dated& card : e.cards) knowledge_.learn(card);
                   },
                   [](const auto&) {},
               },
               event);
}

void Thinker::look_at(const View& view) {
    marks_.clear();
    if (!view.line) return;
    for (const Dated& card : *view.line) {
        knowledge_.learn(card);
        marks_.add(about(card.card).middle);
    }
}

Action Thinker::choose(const View& view, const Legal& legal) {
    look_at(view);
    return std::visit(Overloaded{
                          [&](const PlaceAny& choice) {
                              return std::holds_alternative<ContestView>(view.game) ? propose(view, choice)
                                                                                    : place(view, choice);
                          },
                          [&](const PlaceDrawnAny&) { return place_drawn(view); },
                          [&](const PlayAny&) { return play_or_discard(view, legal); },
                          [&](const DiscardAny&) { return play_or_discard(view, legal); },
                          [&](const EndTurn& end) -> Action {
                              reason_ = {.motive = Motive::no_choice};
                              return end;
                          },
                          [&](const AnswerAny&) { return answer(view); },
                          [&](const GuessAny& choice) { return guess(view, choice); },
                          [&](const Accept&) { return respond(view); },
                          [&](const Contest&) { return respond(view); },
                          [&](const GiveAny& choice) { return give(view, choice); },
                      },
                      legal.choices().front());
}

Marks::Best Thinker::best_gap(CardNo card) const {
    if (!habits_.naive) return marks_.best_gap(about(card));
    const int gap = marks_.gap_at(estimate(card));
    return {gap, marks_.chance(about(card), gap)};
}

void Thinker::explain(Motive motive, CardNo card, double chance) {
    reason_ = {.motive = motive, .card = card, .belief = about(card), .chance = chance};
}

void Thinker::explain(Motive motive, CardNo card, double chance, const Line& line, int gap) {
    explain(motive, card, chance);
    const auto right = static_cast<std::size_t>(gap);
    if (right > 0) reason_.low = line[right - 1].year;
    if (right < line.size()) reason_.high = line[right].year;
}

Action Thinker::place(const View& view, const PlaceAny& choice) {
    CardNo surest = choice.cards.front();
    Marks::Best best = best_gap(surest);
    if (!habits_.naive) {
        for (const CardNo card : choice.cards.subspan(1)) {
            const Marks::Best here = best_gap(card);
            if (here.chance <= best.chance) continue;
            best = here;
            surest = card;
        }
    }
    const Motive motive = habits_.naive ? Motive::drawn : Motive::surest;
    explain(about(surest).certain() ? Motive::shown : motive, surest, best.chance, *view.line, best.gap);
    return Place{surest, best.gap};
}

Action Thinker::place_drawn(const View& view) {
    const CardNo card = *std::get<ChallengeView>(view.game).duel->card;
    const Marks::Best best = best_gap(card);
    explain(about(card).certain() ? Motive::shown : Motive::drawn, card, best.chance, *view.line, best.gap);
    return PlaceDrawn{best.gap};
}

}  // namespace frise
