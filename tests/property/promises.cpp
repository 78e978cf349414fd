// Checks of single states.
#include "tests/property/promises.hpp"

#include "engine/codec/action_json.hpp"
#include "games/tests.hpp"
#include "tests/property/expected_refusal.hpp"
#include "tests/support/broken.hpp"
#include "tests/support/every_action.hpp"
#include "tests/support/own_cards.hpp"

#include <algorithm>
#include <set>
#include <string>

namespace frise::test {
namespace {

bool sorted(const Line& line) {
    return std::is_sorted(line.begin(), line.end(), [](const Dated& a, const Dated& b) { return a.year < b.year; });
}

bool as_in_deck(const Game& game, const Dated& card) { return game.setup().deck.year(card.card) == card.year; }

void check_rift(const Game& game, const CoopState& s) {
    promise(s.rift.size() + 1 == s.table.line.size(), "there is one rift place over each gap within the line");
    for (std::size_t i = 0; i < s.rift.size(); ++i) {
        if (!s.rift[i]) continue;
        promise(as_in_deck(game, *s.rift[i]), "a rift card has its year");
        promise(s.table.line[i].year <= s.rift[i]->year && s.rift[i]->year <= s.table.line[i + 1].year,
                "a rift card lies between its neighbours");
    }
}

// Whether dials or a year are asked for, of which there are too many to list.
bool is_ranged(const Legal& legal) {
    const auto never_listed = []<class C>(const C& /*choice*/) {
        if constexpr (SingleChoice<C>) {
            return false;
        } else {
            return C::listing == Listing::never;
        }
    };
    return std::visit(never_listed, legal.choices().front());
}

// legal() leaves out what is only another way to say the same.
bool is_listed_form(const Game& game, const Action& action) {
    return std::visit(
        [&]<class Own>(const Own& state) { return PartOf<KindOf<Own>, GameTests>::is_listed(state, action); },
        game.state());
}

void check_listed(const Game& game, Seat seat, const Legal& legal, Picker& pick) {
    const CardNames names{game.setup().deck.faces};
    const auto key = [&](const Action& action) { return boost::json::serialize(write_action(seat, action, names)); };
    std::set<std::string> listed;
    for (std::uint64_t n = 0; n < legal.count(); ++n) {
        promise(listed.insert(key(legal.at(n))).second, "a legal action is listed once");
    }
    std::set<std::string> open;
    for (const Action& action : all_actions(game, pick)) {
        if (!expected_refusal(game, seat, action) && is_listed_form(game, action)) open.insert(key(action));
    }
    promise(listed == open, "the actions listed are those that are open");
}

std::uint64_t expected_count(const Game& game) {
    const auto& s = std::get<ChallengeState>(game.state());
    if (!s.trial) return 2 * 9999 + 1;
    if (s.trial->kind == TrialKind::order) return 256;  // four wheels of four letters
    return s.trial->kind == TrialKind::right_date ? 20'000 : 10'000;
}

void check_ranged(const Game& game, Seat seat, const Legal& legal, Picker& pick) {
    promise(legal.choices().size() == 1, "dials or a year are the only choice");
    const std::uint64_t count = legal.count();
    promise(count == expected_count(game), "all dials, or all years, are in range");
    for (int i = 0; i < 8; ++i) {
        const std::uint64_t n =
            i < 2 ? (count - 1) * static_cast<std::uint64_t>(i) : pick.below(static_cast<std::uint32_t>(count));
        promise(!expected_refusal(game, seat, legal.at(n)), "an action in range is open");
    }
}

}  // namespace

void check_every_card_is_in_one_place(const Game& game) {
    const Table& table = game.table();
    Cards cards{table.pile.cards().begin(), table.pile.cards().end()};
    cards.insert(cards.end(), table.discard.begin(), table.discard.end());
    for (const Cards& hand : table.hands) cards.insert(cards.end(), hand.begin(), hand.end());
    for (const Dated& card : table.line) cards.push_back(card.card);
    // Cards in a place that no kind of game names are found missing.
    const Cards elsewhere = cards_elsewhere(game);
    cards.insert(cards.end(), elsewhere.begin(), elsewhere.end());

    std::sort(cards.begin(), cards.end());
    promise(std::adjacent_find(cards.begin(), cards.end()) == cards.end(), "no card is in two places");
    promise(cards.empty() || index(cards.back()) < game.setup().deck.size(), "all cards are of the deck");
    const auto* coop = std::get_if<CoopOptions>(&game.setup().terms.options);
    const std::size_t all = coop != nullptr ? static_cast<std::size_t>(coop->cards) : game.setup().deck.size();
    promise(cards.size() == all, "no card is lost");
    const bool top_of_deck = coop != nullptr && !game.setup().shuffle;
    promise(!top_of_deck || index(cards.back()) < all, "the cards used are the top ones of the deck");
}

void check_rows_are_in_order(const Game& game) {
    const Line& line = game.table().line;
    promise(sorted(line), "the line is in order");
    promise(std::all_of(line.begin(), line.end(), [&](const Dated& card) { return as_in_deck(game, card); }),
            "a card in the line has its year");
    if (const auto* coop = std::get_if<CoopState>(&game.state())) check_rift(game, *coop);
}

void check_refusals(const Game& game, const std::vector<Action>& actions) {
    const int seats = game.setup().terms.seats;
    Seeded chance{game.setup().seed};
    Game scratch = game;
    for (const int number : {0, 1, 2, 3, 4, 5, 6, 7, seats, 255}) {
        const Seat seat = seat_at(static_cast<std::size_t>(number));
        for (const Action& action : actions) {
            const auto expected = expected_refusal(game, seat, action);
            if (!expected) continue;
            Events events;
            const auto done = scratch.apply(seat, action, chance, Sink{events});
            promise(!done, "what protocol.md refuses is refused");
            promise(done.error().code == *expected, "the refusal is the first that applies");
            promise(!done.error().message.empty() && events.empty(), "a refusal has a message and no events");
        }
    }
    promise(scratch.state() == game.state(), "a refused action leaves the state equal");
    for (const Seat seat : game.to_act()) {
        for (const Action& action : actions) {
            if (expected_refusal(game, seat, action)) continue;
            Game next = game;
            Events events;
            promise(next.apply(seat, action, chance, Sink{events}).has_value(), "what is open is accepted");
            promise(!events.empty(), "what is accepted shows in the log");
        }
    }
}

void check_legal(const Game& game, Picker& pick) {
    for (const Seat seat : SeatSet::first(game.setup().terms.seats)) {
        const Legal legal = game.legal(seat);
        promise(legal.empty() == !game.to_act().has(seat), "those who are to act, and no others, have legal actions");
        if (legal.empty()) continue;
        is_ranged(legal) ? check_ranged(game, seat, legal, pick) : check_listed(game, seat, legal, pick);
    }
}

}  // namespace frise::test
