// Handing each question to the kind of game that is played.
#include "terminal/game_terminal.hpp"

#include "games/terminal.hpp"

#include <variant>

namespace frise::terminal {
namespace {

template <class GameView>
using TerminalOf = PartOf<KindOf<GameView>, GameTerminals>;

// A choice, an action or an event as one of a kind of game; the rules never give one that belongs to another kind.
template <class List, class Variant>
VariantOf<List> own(const Variant& any) {
    return std::visit(
        []<class T>(const T& value) -> VariantOf<List> {
            if constexpr (is_in<T, List>) {
                return value;
            } else {
                throw std::bad_variant_access{};
            }
        },
        any);
}

template <class GameView>
auto own_choice(const Legal& legal) {
    return own<typename KindOf<GameView>::Choices>(legal.choices().front());
}

}  // namespace

Heading heading(const View& view) {
    return std::visit([]<class GameView>(const GameView& game) { return TerminalOf<GameView>::heading(game); },
                      view.game);
}

void show_board(const Stage& stage, const View& view, const Legal& legal) {
    std::visit(
        [&]<class GameView>(const GameView& game) {
            TerminalOf<GameView>::show_board(Scene<GameView>{stage, view, game, legal});
        },
        view.game);
}

bool is_secret(const View& view) {
    return std::visit([]<class GameView>(const GameView& game) { return TerminalOf<GameView>::is_secret(game); },
                      view.game);
}

Message request(const Stage& stage, const View& view, const Legal& legal) {
    return std::visit(
        [&]<class GameView>(const GameView& game) {
            const Scene<GameView> scene{stage, view, game, legal};
            return std::visit([&](const auto& choice) { return TerminalOf<GameView>::request(scene, choice); },
                              own_choice<GameView>(legal));
        },
        view.game);
}

Reading read_action(const Stage& stage, const View& view, const Legal& legal, std::string_view typed) {
    return std::visit(
        [&]<class GameView>(const GameView& game) {
            const Scene<GameView> scene{stage, view, game, legal};
            return std::visit([&](const auto& choice) { return TerminalOf<GameView>::read(scene, choice, typed); },
                              own_choice<GameView>(legal));
        },
        view.game);
}

void tell(const Stage& stage, const View& before, const std::vector<Seen>& events) {
    std::visit(
        [&]<class GameView>(const GameView& game) {
            typename TerminalOf<GameView>::Story story{stage, before, events, game};
            for (const Seen& event : events) std::visit(story, own<SeenOf<KindOf<GameView>>>(event));
            story.finish();
        },
        before.game);
}

Cards cards_in_question(const View& view) {
    return std::visit(
        []<class GameView>(const GameView& game) { return TerminalOf<GameView>::cards_in_question(game); }, view.game);
}

std::optional<Cards> subject(const View& view, const Action& action) {
    return std::visit(
        [&]<class GameView>(const GameView& game) {
            return std::visit(
                [&](const auto& a) -> std::optional<Cards> { return TerminalOf<GameView>::subject(game, a); },
                own<typename KindOf<GameView>::Actions>(action));
        },
        view.game);
}

Message advice(const Stage& stage, const View& view, const Legal& legal, const Action& action) {
    return std::visit(
        [&]<class GameView>(const GameView& game) {
            const Scene<GameView> scene{stage, view, game, legal};
            return std::visit([&](const auto& a) { return TerminalOf<GameView>::advice(scene, a); },
                              own<typename KindOf<GameView>::Actions>(action));
        },
        view.game);
}

}  // namespace frise::terminal
