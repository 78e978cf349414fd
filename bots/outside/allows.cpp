// Comparing an action with the choices there are.
#include "bots/outside/allows.hpp"

#include "engine/rules/overloaded.hpp"

#include <algorithm>
#include <span>

namespace frise {
namespace {

bool within(Year least, Year value, Year most) { return least <= value && value <= most; }
bool has(std::span<const CardNo> cards, CardNo card) {
    return std::find(cards.begin(), cards.end(), card) != cards.end();
}

struct Allowing {
    const View& view;

    bool operator()(const PlaceAny& any, const Place& a) const {
        return has(any.cards, a.card) && within(0, a.gap, any.last_gap);
    }
    bool operator()(const PlaceDrawnAny& any, const PlaceDrawn& a) const { return within(0, a.gap, any.last_gap); }
    bool operator()(const PlayAny& any, const Play& a) const {
        return has(any.cards, a.card) && (!a.wish || within(0, *a.wish, last_gap(*view.line)));
    }
    bool operator()(const DiscardAny& any, const Discard& a) const { return has(any.cards, a.card); }
    bool operator()(const EndTurn& /*any*/, const EndTurn& /*a*/) const { return true; }
    bool operator()(const AnswerAny& any, const Answer& a) const {
        const auto turns = [&](int wheel) { return within(any.least, wheel, any.most); };
        const bool signed_as_asked = !any.with_sign || a.sign == 1 || a.sign == -1;
        return a.wheels.size() == 4 && std::all_of(a.wheels.begin(), a.wheels.end(), turns) && signed_as_asked;
    }
    bool operator()(const GuessAny& any, const Guess& a) const { return within(any.least, a.year, any.most); }
    bool operator()(const Accept& /*any*/, const Accept& /*a*/) const { return true; }
    bool operator()(const Contest& /*any*/, const Contest& /*a*/) const { return true; }
    bool operator()(const GiveAny& any, const Give& a) const {
        if (!has(any.cards, a.card)) return false;
        const auto& due = std::get<ContestView>(view.game).giving->to;
        if (due) return !a.to || *a.to == due->number;
        return std::any_of(any.to.begin(), any.to.end(), [&](Seat seat) { return a.to == int{seat.number}; });
    }
    // An action of another kind.
    template <class Any, class Other>
    bool operator()(const Any& /*any*/, const Other& /*a*/) const {
        return false;
    }
};

}  // namespace

bool allows(const View& view, const Legal& legal, const Action& action) {
    const auto& choices = legal.choices();
    return std::any_of(choices.begin(), choices.end(),
                       [&](const Choice& choice) { return std::visit(Allowing{view}, choice, action); });
}

}  // namespace frise
