// Putting actions together.
#include "tests/support/every_action.hpp"

#include <climits>
#include <initializer_list>
#include <limits>
#include <optional>
#include <string_view>
#include <tuple>

namespace frise::test {
namespace {

using WheelList = Few<int, 5>;

// What to try for each field.
struct Tries {
    Cards cards;
    std::vector<int> gaps;
    std::vector<int> numbers;  // other than a gap: a seat, a sign
    std::vector<Year> years;
    std::vector<WheelList> wheels;

    [[nodiscard]] const Cards& of(std::string_view /*field*/, const CardNo& /*member*/) const { return cards; }
    [[nodiscard]] const std::vector<int>& of(std::string_view field, const int& /*member*/) const {
        return field == "gap" ? gaps : numbers;
    }
    [[nodiscard]] std::vector<std::optional<int>> of(std::string_view field,
                                                     const std::optional<int>& /*member*/) const {
        const std::vector<int>& values = of(field, int{});
        std::vector<std::optional<int>> list{std::nullopt};
        list.insert(list.end(), values.begin(), values.end());
        return list;
    }
    [[nodiscard]] const std::vector<Year>& of(std::string_view /*field*/, const Year& /*member*/) const {
        return years;
    }
    [[nodiscard]] const std::vector<WheelList>& of(std::string_view /*field*/, const WheelList& /*member*/) const {
        return wheels;
    }
};

// From the field numbered N on.
template <std::size_t N, class A>
void combine(std::vector<Action>& actions, const Tries& tries, A& action) {
    constexpr auto fields = A::fields();
    if constexpr (N == std::tuple_size_v<decltype(fields)>) {
        actions.emplace_back(action);
    } else {
        constexpr auto field = std::get<N>(fields);
        for (const auto& value : tries.of(field.name, action.*field.member)) {
            action.*field.member = value;
            combine<N + 1>(actions, tries, action);
        }
    }
}

std::vector<Action> combined(const Tries& tries) {
    std::vector<Action> actions;
    for_each(AllKinds::Actions{}, [&]<class A>(As<A> /*action*/) {
        A action{};
        combine<0>(actions, tries, action);
    });
    return actions;
}

const std::vector<Year> edges{-10'000, -9999, -1, 0, 1, 9999, 10'000};

}  // namespace

std::vector<Action> all_actions(const Game& game, Picker& pick) {
    Tries tries;
    for (std::size_t i = 0; i <= game.setup().deck.size(); ++i) tries.cards.push_back(card_at(i));
    tries.cards.push_back(no_such_card);
    tries.gaps = {INT_MIN, INT_MAX};
    for (int gap = -1; gap <= last_gap(game.table().line) + 1; ++gap) tries.gaps.push_back(gap);
    tries.numbers = {INT_MIN, INT_MAX, 2};
    for (int number = -1; number <= game.setup().terms.seats; ++number) {
        if (number != 2) tries.numbers.push_back(number);
    }
    using Limits = std::numeric_limits<Year>;
    tries.years = edges;
    tries.years.insert(tries.years.end(), {Limits::min(), Limits::max(), Year{pick.between(-9999, 9999)}});
    tries.wheels = {{0, 0, 0, 0}, {9, 9, 9, 9},  {1, 2, 3, 4},   {4, 4, 4, 4},       {5, 1, 1, 1},
                    {1, 1, 1, 0}, {10, 1, 1, 1}, {1, -1, 1, 1},  {1, 1, INT_MAX, 1}, {1, 1, 1, INT_MIN},
                    WheelList{},  {1, 2, 3},     {1, 2, 3, 4, 1}};
    return combined(tries);
}

std::vector<Action> some_actions(const Game& game, Picker& pick) {
    Tries tries;
    const int last = last_gap(game.table().line);
    const auto cards = static_cast<std::uint32_t>(game.setup().deck.size());
    tries.cards = {pick.one_in(8) ? no_such_card : card_at(pick.below(cards))};
    for (const Seat seat : game.to_act()) {
        const Cards& hand = game.table().hand(seat);
        if (!hand.empty()) tries.cards.push_back(pick.of(hand));
    }
    tries.gaps = {pick.of(std::vector<int>{-1, last + 1, INT_MAX, pick.between(0, last)})};
    tries.numbers = {pick.between(-1, max_seats)};
    tries.years = {pick.one_in(2) ? pick.of(edges) : Year{pick.between(-20'000, 20'000)}};
    tries.wheels = {{pick.between(1, 4), pick.between(1, 4), pick.between(1, 4), pick.between(1, 4)},
                    {pick.between(-1, 10), pick.between(0, 9), 3, 4}};
    if (pick.one_in(8)) tries.wheels.push_back({1, 2, 3});
    return combined(tries);
}

}  // namespace frise::test
