// Comparing an action with the choices there are.
#include "bots/outside/allows.hpp"

#include "bots/play_of.hpp"
#include "engine/rules/choice.hpp"

#include <algorithm>
#include <concepts>

namespace frise {
namespace {

template <class C>
struct Made {
    using Action = decltype(std::declval<const C&>().at(0));
};
template <SingleChoice C>
struct Made<C> {
    using Action = C;
};

// An action of another type than the choice is made of is none of its actions.
template <class GameView, class C, class A>
bool allowed(const View& view, const C& choice, const A& action) {
    if constexpr (!is_in<C, typename KindOf<GameView>::Choices> || !std::same_as<A, typename Made<C>::Action>) {
        return false;
    } else if constexpr (SingleChoice<C>) {
        return true;
    } else {
        return PlayOf<GameView>::allows(view, choice, action);
    }
}

}  // namespace

bool allows(const View& view, const Legal& legal, const Action& action) {
    const auto among = [&]<class GameView>(const GameView& /*of the game*/) {
        const auto in = [&](const auto& choice, const auto& one) { return allowed<GameView>(view, choice, one); };
        const auto& choices = legal.choices();
        return std::any_of(choices.begin(), choices.end(),
                           [&](const Choice& choice) { return std::visit(in, choice, action); });
    };
    return std::visit(among, view.game);
}

}  // namespace frise
