// Twins of a game.
#include "tests/property/twin.hpp"

#include "engine/codec/action_json.hpp"
#include "engine/codec/view_json.hpp"
#include "games/tests.hpp"
#include "tests/support/broken.hpp"
#include "tests/support/every_action.hpp"
#include "tests/support/own_cards.hpp"
#include "tests/support/rearranged.hpp"

#include <string>
#include <utility>
#include <vector>

namespace frise::test {
namespace {

Table& table_of(State& state) {
    return std::visit([](auto& s) -> Table& { return s.table; }, state);
}

// By card: whether its year is on the table for all to see.
std::vector<bool> with_years(const Game& game) {
    std::vector<bool> dated(game.setup().deck.size());
    for (const Dated& card : game.table().line) dated[index(card.card)] = true;
    for (const CardNo card : dated_cards(game)) dated[index(card)] = true;
    return dated;
}

// By card: whether its title side is on the table. All others are in the pile, or in the box.
std::vector<bool> shown_cards(const Game& game) {
    std::vector<bool> shown = with_years(game);
    const auto show = [&](const Cards& cards) {
        for (const CardNo card : cards) shown[index(card)] = true;
    };
    for (const Cards& hand : game.table().hands) show(hand);
    show(game.table().discard);
    show(cards_elsewhere(game));
    return shown;
}

// Another pile of as many cards out of those that nobody sees, in another order.
Pile another_pile(const std::vector<bool>& shown, std::size_t size, Picker& pick) {
    Cards hidden;
    for (std::size_t i = 0; i < shown.size(); ++i) {
        if (!shown[i]) hidden.push_back(card_at(i));
    }
    for (std::size_t left = hidden.size(); left > 1; --left) {
        std::swap(hidden[left - 1], hidden[pick.below(static_cast<std::uint32_t>(left))]);
    }
    hidden.resize(size);
    Pile pile;
    pile.put_under(std::move(hidden));
    return pile;
}

Setup another_deck(const Game& game, const std::vector<bool>& shown, Picker& pick) {
    Setup setup = game.setup();
    setup.shuffle = !setup.shuffle;
    setup.seed += 1 + pick.below(1000);
    const auto dated = with_years(game);
    std::vector<Year> years = setup.deck.years;
    std::vector<Face> faces = setup.deck.faces;
    for (std::size_t i = 0; i < setup.deck.size(); ++i) {
        if (!dated[i]) years[i] = pick.between(1, 9999);
        if (!shown[i]) faces[i] = {"hidden" + std::to_string(i), "a card in the pile"};
    }
    setup.deck.years = std::move(years);
    setup.deck.faces = std::move(faces);
    return setup;
}

std::string view_text(const Game& game, Viewer viewer) {
    return boost::json::serialize(write_view(game.view(viewer), CardNames{game.setup().deck.faces}));
}

std::string legal_text(const Game& game, Seat seat) {
    return boost::json::serialize(write_legal(seat, game.legal(seat), CardNames{game.setup().deck.faces}));
}

void check_same_refusals(const Game& game, const Game& twin, Picker& pick) {
    const auto actions = some_actions(game, pick);
    for (const Seat seat : SeatSet::first(game.setup().terms.seats)) {
        for (const Action& action : actions) {
            Seeded chance{0};
            Game one = game;
            Game other = twin;
            const auto a = one.apply(seat, action, chance);
            const auto b = other.apply(seat, action, chance);
            promise(a.has_value() == b.has_value(), "no refusal tells a secret");
            promise(a || a.error() == b.error(), "no error message tells a secret");
        }
    }
}

}  // namespace

Game hidden_twin(const Game& game, Viewer viewer, Picker& pick) {
    const auto shown = shown_cards(game);
    State state = game.state();
    table_of(state).pile = another_pile(shown, game.table().pile.size(), pick);
    std::visit([&]<class Own>(Own& own) { PartOf<KindOf<Own>, GameTests>::change_secrets(own, shown, viewer, pick); },
               state);
    return Rearranged::game(game, another_deck(game, shown, pick), std::move(state));
}

void check_nothing_leaks(const Game& game, Picker& pick) {
    std::vector<Viewer> viewers{onlooker};
    for (const Seat seat : SeatSet::first(game.setup().terms.seats)) viewers.emplace_back(seat);
    for (const Viewer viewer : viewers) {
        const Game twin = hidden_twin(game, viewer, pick);
        promise(game.view(viewer) == twin.view(viewer), "a view tells no secret");
        promise(view_text(game, viewer) == view_text(twin, viewer), "the text of a view tells no secret");
        if (!viewer) continue;
        promise(legal_text(game, *viewer) == legal_text(twin, *viewer), "legal actions tell no secret");
    }
    const Viewer viewer = pick.of(viewers);
    check_same_refusals(game, hidden_twin(game, viewer, pick), pick);
}

}  // namespace frise::test
