// Counting and picking legal actions.
#include "engine/rules/legal.hpp"

#include "engine/rules/overloaded.hpp"

namespace frise {
namespace {

std::uint64_t size(int last_gap) { return static_cast<std::uint64_t>(last_gap) + 1; }

std::uint64_t wheel_positions(const AnswerAny& answer) {
    return static_cast<std::uint64_t>(answer.most) - static_cast<std::uint64_t>(answer.least) + 1;
}

Answer answer_at(const AnswerAny& range, std::uint64_t n) {
    Answer answer;
    for (int wheel = 0; wheel < 4; ++wheel, n /= wheel_positions(range)) {
        answer.wheels.push_back(range.least + static_cast<int>(n % wheel_positions(range)));
    }
    if (range.with_sign) answer.sign = n == 0 ? 1 : -1;
    return answer;
}

Give give_at(const GiveAny& give, std::uint64_t n) {
    const CardNo card = give.cards[n % give.cards.size()];
    if (give.to.empty()) return {card, std::nullopt};
    return {card, give.to[n / give.cards.size()].number};
}

}  // namespace

std::uint64_t count(const Choice& choice) {
    return std::visit(
        Overloaded{[](const PlaceAny& c) { return c.cards.size() * size(c.last_gap); },
                   [](const PlaceDrawnAny& c) { return size(c.last_gap); },
                   [](const PlayAny& c) -> std::uint64_t { return c.cards.size(); },
                   [](const DiscardAny& c) -> std::uint64_t { return c.cards.size(); },
                   [](const AnswerAny& c) {
                       const std::uint64_t n = wheel_positions(c);
                       return n * n * n * n * (c.with_sign ? 2 : 1);
                   },
                   [](const GuessAny& c) { return static_cast<std::uint64_t>(c.most - c.least) + 1; },
                   [](const GiveAny& c) { return c.cards.size() * (c.to.empty() ? 1 : c.to.size()); },
                   [](const EndTurn&) -> std::uint64_t { return 1; }, [](const Accept&) -> std::uint64_t { return 1; },
                   [](const Contest&) -> std::uint64_t { return 1; }},
        choice);
}

Action at(const Choice& choice, std::uint64_t n) {
    return std::visit(
        Overloaded{[&](const PlaceAny& c) -> Action {
                       return Place{c.cards[n / size(c.last_gap)], static_cast<int>(n % size(c.last_gap))};
                   },
                   [&](const PlaceDrawnAny&) -> Action { return PlaceDrawn{static_cast<int>(n)}; },
                   [&](const PlayAny& c) -> Action {
                       return Play{c.cards[n], std::nullopt};
                   },
                   [&](const DiscardAny& c) -> Action { return Discard{c.cards[n]}; },
                   [&](const AnswerAny& c) -> Action { return answer_at(c, n); },
                   [&](const GuessAny& c) -> Action { return Guess{c.least + static_cast<Year>(n)}; },
                   [&](const GiveAny& c) -> Action { return give_at(c, n); },
                   [](const EndTurn& c) -> Action { return c; }, [](const Accept& c) -> Action { return c; },
                   [](const Contest& c) -> Action { return c; }},
        choice);
}

std::uint64_t Legal::count() const {
    std::uint64_t sum = 0;
    for (const Choice& choice : choices_) sum += frise::count(choice);
    return sum;
}

Action Legal::at(std::uint64_t n) const {
    std::size_t i = 0;
    for (std::uint64_t here = frise::count(choices_[i]); n >= here; here = frise::count(choices_[i])) {
        n -= here;
        ++i;
    }
    return frise::at(choices_[i], n);
}

}  // namespace frise
