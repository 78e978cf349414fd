// Twins of a game.
#include "tests/property/twin.hpp"

#include "engine/codec/action_json.hpp"
#include "engine/codec/view_json.hpp"
#include "tests/property/broken.hpp"
#include "tests/property/expected_refusal.hpp"
#include "tests/support/rearranged.hpp"

#include <algorithm>
#include <concepts>
#include <string>
#include <utility>
#include <vector>

namespace frise::test {
namespace {

Table& table_of(State& state) {
    return std::visit([](auto& s) -> Table& { return s.table; }, state);
}

// By card: whether its year is on the table for all to see.
std::vector<bool> dated_cards(const Game& game) {
    std::vector<bool> dated(game.setup().deck.size());
    for (const Dated& card : game.table().line) dated[index(card.card)] = true;
    if (const auto* coop = std::get_if<CoopState>(&game.state())) {
        for (const auto& card : coop->rift) {
            if (card) dated[index(card->card)] = true;
        }
        for (std::size_t i = 0; i < dated.size(); ++i) dated[i] = dated[i] || coop->stuck[i] != 0;
    }
    return dated;
}

// By card: whether its title side is on the table. All others are in the pile, or in the box.
std::vector<bool> shown_cards(const Game& game) {
    std::vector<bool> shown = dated_cards(game);
    const auto show = [&](CardNo card) { shown[index(card)] = true; };
    for (const Cards& hand : game.table().hands) std::for_each(hand.begin(), hand.end(), show);
    std::for_each(game.table().discard.begin(), game.table().discard.end(), show);
    if (const auto* s = std::get_if<ChallengeState>(&game.state())) {
        if (s->trial) std::for_each(s->trial->cards.begin(), s->trial->cards.end(), show);
        if (s->duel && s->duel->card) show(*s->duel->card);
    }
    if (const auto* s = std::get_if<ContestState>(&game.state()); s != nullptr && s->proposal) show(s->proposal->card);
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

void change_icons(CoopState& coop, const std::vector<bool>& shown, Picker& pick) {
    std::vector<Icons> icons = coop.icons;
    for (std::size_t i = 0; i < icons.size(); ++i) {
        if (!coop.table.discard.empty() && card_at(i) == coop.table.discard.back()) continue;  // the one to match
        if (!shown[i]) icons[i].front = pick.between(0, 9);
        icons[i].back = pick.between(0, 9);
    }
    coop.icons = std::move(icons);
}

void change_answers(Trial& trial, Viewer viewer, Picker& pick) {
    for (const Seat seat : SeatSet::first(max_seats)) {
        if (viewer == seat) continue;
        Dials& dials = trial.answers[index(seat)];
        for (auto& wheel : dials.wheels) wheel = static_cast<std::int8_t>(pick.between(1, 4));
        dials.sign = static_cast<std::int8_t>(dials.sign == 0 ? 0 : -dials.sign);
    }
}

template <class OwnState>
void change_secrets(OwnState& /*state*/, const std::vector<bool>& /*shown*/, Viewer /*viewer*/, Picker& /*pick*/) {
    static_assert(std::same_as<typename KindOf<OwnState>::Secrets, Types<Reshuffled>>,
                  "say here how another secret of this kind of game would look");
}

void change_secrets(CoopState& state, const std::vector<bool>& shown, Viewer /*viewer*/, Picker& pick) {
    change_icons(state, shown, pick);
}

void change_secrets(ChallengeState& state, const std::vector<bool>& /*shown*/, Viewer viewer, Picker& pick) {
    if (state.trial) change_answers(*state.trial, viewer, pick);
}

Setup another_deck(const Game& game, const std::vector<bool>& shown, Picker& pick) {
    Setup setup = game.setup();
    setup.shuffle = !setup.shuffle;
    setup.seed += 1 + pick.below(1000);
    const auto dated = dated_cards(game);
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
    std::visit([&](auto& own) { change_secrets(own, shown, viewer, pick); }, state);
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
