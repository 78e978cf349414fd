// The refusals of protocol.md, in its order.
#include "tests/property/expected_refusal.hpp"

#include <algorithm>
#include <climits>
#include <concepts>
#include <limits>

namespace frise::test {
namespace {

using Refusal = std::optional<ErrorCode>;
constexpr Refusal accepted = std::nullopt;

bool in_line(const Table& table, int gap) { return gap >= 0 && gap <= static_cast<int>(table.line.size()); }

Refusal for_place(const Table& table, Seat seat, const Action& action) {
    const auto* place = std::get_if<Place>(&action);
    if (place == nullptr) return ErrorCode::not_allowed;
    if (!table.holds(seat, place->card)) return ErrorCode::not_your_card;
    return in_line(table, place->gap) ? accepted : ErrorCode::bad_gap;
}

// A game in which one only places cards.
template <class OwnState>
Refusal expected(const Game& /*game*/, const OwnState& s, Seat seat, const Action& action) {
    static_assert(std::same_as<typename KindOf<OwnState>::Actions, Types<Place>>,
                  "say here what this kind of game refuses");
    return for_place(s.table, seat, action);
}

Refusal for_discard(const CoopState& s, CardNo card) {
    const Icon wanted = s.icons[index(s.table.discard.back())].back;
    const bool may = s.tried == 0 && s.icons[index(card)].front == wanted;
    return may ? accepted : ErrorCode::not_allowed;
}

Refusal expected(const Game& /*game*/, const CoopState& s, Seat seat, const Action& action) {
    if (std::holds_alternative<EndTurn>(action)) return s.placed > 0 ? accepted : ErrorCode::not_allowed;
    const auto* play = std::get_if<Play>(&action);
    const auto* discard = std::get_if<Discard>(&action);
    if (play == nullptr && discard == nullptr) return ErrorCode::not_allowed;
    const CardNo card = play != nullptr ? play->card : discard->card;
    if (!s.table.holds(seat, card)) return ErrorCode::not_your_card;
    if (s.stuck[index(card)] != 0) return ErrorCode::not_allowed;
    if (discard != nullptr) return for_discard(s, card);
    return !play->wish || in_line(s.table, *play->wish) ? accepted : ErrorCode::bad_gap;
}

Refusal for_answer(TrialKind kind, const Answer& answer) {
    const int least = kind == TrialKind::order ? 1 : 0;
    const int most = kind == TrialKind::order ? 4 : 9;
    const auto on_wheel = [&](int wheel) { return wheel >= least && wheel <= most; };
    const bool four = answer.wheels.size() == 4 && std::all_of(answer.wheels.begin(), answer.wheels.end(), on_wheel);
    const bool signed_right = kind != TrialKind::right_date || answer.sign == 1 || answer.sign == -1;
    return four && signed_right ? accepted : ErrorCode::bad_answer;
}

Refusal expected(const Game& /*game*/, const ChallengeState& s, Seat /*seat*/, const Action& action) {
    if (s.trial) {
        const auto* answer = std::get_if<Answer>(&action);
        return answer == nullptr ? ErrorCode::not_allowed : for_answer(s.trial->kind, *answer);
    }
    if (s.duel->kind == DuelKind::sudden_death) {
        const auto* place = std::get_if<PlaceDrawn>(&action);
        if (place == nullptr) return ErrorCode::not_allowed;
        return in_line(s.table, place->gap) ? accepted : ErrorCode::bad_gap;
    }
    const auto* guess = std::get_if<Guess>(&action);
    if (guess == nullptr) return ErrorCode::not_allowed;
    return guess->year >= -9999 && guess->year <= 9999 ? accepted : ErrorCode::bad_answer;
}

Refusal expected(const Game& game, const ContestState& s, Seat seat, const Action& action) {
    if (s.giving) {
        const auto* give = std::get_if<Give>(&action);
        if (give == nullptr) return ErrorCode::not_allowed;
        if (!s.table.holds(seat, give->card)) return ErrorCode::not_your_card;
        if (s.giving->to) return !give->to || *give->to == s.giving->to->number ? accepted : ErrorCode::not_allowed;
        const int to = give->to.value_or(-1);
        return to >= 0 && to < game.setup().terms.seats && to != seat.number ? accepted : ErrorCode::not_allowed;
    }
    if (!s.proposal) return for_place(s.table, seat, action);
    const bool answers = std::holds_alternative<Accept>(action) || std::holds_alternative<Contest>(action);
    return answers ? accepted : ErrorCode::not_allowed;
}

Answer dials(std::initializer_list<int> wheels, std::optional<int> sign = {}) {
    Answer answer;
    answer.wheels.assign(wheels.begin(), wheels.end());
    answer.sign = sign;
    return answer;
}

void add_dials_and_years(std::vector<Action>& actions, Picker& pick) {
    for (const std::optional<int> sign : {std::optional<int>{}, {1}, {-1}, {0}, {2}, {INT_MIN}}) {
        actions.insert(actions.end(), {dials({0, 0, 0, 0}, sign), dials({9, 9, 9, 9}, sign), dials({1, 2, 3, 4}, sign),
                                       dials({4, 4, 4, 4}, sign), dials({5, 1, 1, 1}, sign), dials({1, 1, 1, 0}, sign),
                                       dials({10, 1, 1, 1}, sign), dials({1, -1, 1, 1}, sign),
                                       dials({1, 1, INT_MAX, 1}, sign), dials({1, 1, 1, INT_MIN}, sign),
                                       dials({}, sign), dials({1, 2, 3}, sign), dials({1, 2, 3, 4, 1}, sign)});
    }
    using Limits = std::numeric_limits<Year>;
    for (const Year year : {Limits::min(), Year{-10000}, Year{-9999}, Year{-1}, Year{0}, Year{1}, Year{9999},
                            Year{10000}, Limits::max(), Year{pick.between(-9999, 9999)}}) {
        actions.emplace_back(Guess{year});
    }
}

std::vector<int> all_gaps(const Game& game) {
    std::vector<int> gaps{INT_MIN, INT_MAX};
    for (int gap = -1; gap <= static_cast<int>(game.table().line.size()) + 1; ++gap) gaps.push_back(gap);
    return gaps;
}

void add_with_card(std::vector<Action>& actions, const Game& game, CardNo card, const std::vector<int>& gaps) {
    for (const int gap : gaps) actions.insert(actions.end(), {Place{card, gap}, Play{card, gap}});
    for (int to = -1; to <= game.setup().terms.seats; ++to) actions.emplace_back(Give{card, to});
    actions.insert(actions.end(), {Play{card, {}}, Discard{card}, Give{card, {}}, Give{card, INT_MAX}});
}

// What all_actions() and some_actions() have.
using Tried = Types<Place, PlaceDrawn, Play, Discard, EndTurn, Answer, Guess, Accept, Contest, Give>;
template <class... Actions>
constexpr bool all_tried(Types<Actions...> /*actions*/) {
    return (is_in<Actions, Tried> && ...);
}
static_assert(all_tried(AllKinds::Actions{}), "add an action to all_actions(), some_actions() and this list");

}  // namespace

std::optional<ErrorCode> expected_refusal(const Game& game, Seat seat, const Action& action) {
    if (game.over()) return ErrorCode::game_over;
    if (seat.number >= game.setup().terms.seats) return ErrorCode::bad_request;
    if (!game.to_act().has(seat)) return ErrorCode::not_your_turn;
    return std::visit([&](const auto& state) { return expected(game, state, seat, action); }, game.state());
}

std::vector<Action> all_actions(const Game& game, Picker& pick) {
    const auto gaps = all_gaps(game);
    std::vector<Action> actions{EndTurn{}, Accept{}, Contest{}};
    for (const int gap : gaps) actions.emplace_back(PlaceDrawn{gap});
    add_dials_and_years(actions, pick);
    for (std::size_t i = 0; i <= game.setup().deck.size(); ++i) add_with_card(actions, game, card_at(i), gaps);
    add_with_card(actions, game, no_such_card, gaps);
    return actions;
}

std::vector<Action> some_actions(const Game& game, Picker& pick) {
    const int last = static_cast<int>(game.table().line.size());
    const int gap = pick.of(std::vector<int>{-1, last + 1, INT_MAX, pick.between(0, last)});
    const auto any_card = [&] { return card_at(pick.below(static_cast<std::uint32_t>(game.setup().deck.size()))); };
    Cards cards{pick.one_in(8) ? no_such_card : any_card()};
    for (const Seat seat : game.to_act()) {
        const Cards& hand = game.table().hand(seat);
        if (!hand.empty()) cards.push_back(pick.of(hand));
    }
    std::vector<Action> actions{EndTurn{}, Accept{}, Contest{}, PlaceDrawn{gap}, Guess{pick.between(-20000, 20000)}};
    for (const CardNo card : cards) {
        actions.insert(actions.end(), {Place{card, gap}, Play{card, gap}, Play{card, {}}, Discard{card},
                                       Give{card, pick.between(-1, 8)}, Give{card, {}}});
    }
    actions.emplace_back(dials({pick.between(-1, 10), pick.between(0, 9), 3, 4}, pick.between(-1, 2)));
    return actions;
}

}  // namespace frise::test
