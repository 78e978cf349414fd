// What each viewer sees of an event, and how that changes their view.
#include "engine/rules/seen.hpp"

#include "engine/rules/overloaded.hpp"

#include <concepts>
#include <variant>

namespace frise {
namespace {

template <class E>
constexpr bool is_secret = is_in<E, AllKinds::Secrets>;

template <class Kind, class E>
concept Folds = requires(typename Kind::Fold& folding, const E& event) {
    folding(event);
};

template <class Kind, class... Seens>
constexpr bool folds_all(Types<Seens...> /*seen*/) {
    return (Folds<Kind, Seens> && ...);
}

// A secret is kept in all games or in none, and every kind can fold what is seen of its events.
template <class... Kinds>
constexpr bool complete(Types<Kinds...> /*kinds*/) {
    static_assert((folds_all<Kinds>(SeenOf<Kinds>{}) && ...), "the Fold of a kind lacks one of its events");
    return (std::same_as<SeenOf<Kinds>, typename kinds::AllShown<EventsOf<Kinds>, AllKinds::Secrets>::Type> && ...);
}
static_assert(complete(Kinds{}), "an event is secret in one kind of game and public in another");

}  // namespace

Seen seen(const Event& event, Viewer viewer) {
    const auto as_seen = Overloaded{[]<class... Ts>(const std::variant<Ts...>& shown) {
                                        return std::visit([](const auto& one) -> Seen { return one; }, shown);
                                    },
                                    [](const auto& shown) -> Seen { return shown; }};
    return std::visit(
        [&]<class E>(const E& e) -> Seen {
            if constexpr (!is_secret<E>) {
                return e;
            } else if constexpr (kinds::DiffersByViewer<E>) {
                return as_seen(seen_by(viewer, e));
            } else {
                return as_seen(seen_by(e));
            }
        },
        event);
}

bool differs_by_viewer(const Event& event) {
    return std::visit([]<class E>(const E& /*of whichever*/) { return is_secret<E> && kinds::DiffersByViewer<E>; },
                      event);
}

void fold(View& view, const Seen& event) {
    std::visit(
        [&]<class GameView>(GameView& game) {
            using Kind = KindOf<GameView>;
            typename Kind::Fold folding{view, game};
            const auto take = [&]<class E>(const E& shown) {
                // The rules never send an event of another kind of game; a view has no place for one.
                if constexpr (is_in<E, SeenOf<Kind>>) folding(shown);
            };
            std::visit(take, event);
        },
        view.game);
}

void fold(View& view, const Update& update) {
    for (const Seen& event : update.events) fold(view, event);
    view.to_act = update.to_act;
}

}  // namespace frise
