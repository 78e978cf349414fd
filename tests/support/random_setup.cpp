// Random set-ups.
#include "tests/support/random_setup.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace frise::test {
namespace {

using Years = std::vector<Year>;

Year not_zero(Year year) { return year == 0 ? 1 : year; }

// How the years of a deck lie.
Year random_year(int kind, Picker& pick) {
    using Limits = std::numeric_limits<Year>;
    switch (kind) {
        case 0: return pick.between(1000, 2020);
        case 1: return pick.of(Years{1789, 1900, 1969});
        case 2: return not_zero(pick.between(-3, 3));
        case 3:
            return pick.of(Years{-(Year{1} << 62), Year{1} << 62, Limits::min(), Limits::max(), -13'800'000'000, -1});
        default: return not_zero((Year{pick.between(-1'000'000, 1'000'000)} << 42) + pick.between(-9, 9));
    }
}

// The dials of challenge take four digits.
Year random_dial_year(int kind, const Years& dates, Picker& pick) {
    switch (kind) {
        case 0: return not_zero(pick.between(-500, 2020));
        case 1: return not_zero(std::clamp<Year>(pick.of(dates), -9999, 9999));
        case 2: return pick.of(Years{-9999, -8001, -1, 1, 287, 9999});
        default: return not_zero(pick.between(-9999, 9999));
    }
}

std::vector<TrialKind> trial_kinds() {
    return {TrialKind::gap, TrialKind::four_cards, TrialKind::bet, TrialKind::right_date, TrialKind::order};
}

BoardWish random_board(Picker& pick) {
    BoardWish board;
    if (pick.one_in(2)) {
        board.dates.emplace();
        Year date = pick.between(-9000, 0);
        for (int i = pick.between(1, 9); i > 0; --i) board.dates->push_back(date += pick.between(1, 900));
    }
    const int length = pick.between(1, 9);
    board.track.emplace();
    for (int i = 0; i < length; ++i) board.track->emplace_back(name(pick.of(trial_kinds())));
    if (pick.one_in(4)) return board;
    board.duels.emplace();
    for (int i = pick.between(0, 3); i > 0; --i) {
        const DuelKind kind = pick.one_in(2) ? DuelKind::more_or_less : DuelKind::sudden_death;
        board.duels->push_back({pick.between(0, length - 1), std::string{name(kind)}});
    }
    return board;
}

void pick_hands(OptionsWish& wish, int seats, int most, Picker& pick) {
    if (pick.one_in(2)) {
        wish.set("hand", pick.between(1, most));
        return;
    }
    HandSizes hands;
    for (int seat = 0; seat < seats; ++seat) hands.push_back(pick.between(1, most));
    wish.set("hand", hands);
}

// Within the limits of its descriptor; numbers are small, or games would take too long.
void pick_option(OptionsWish& wish, const Option& option, Picker& pick) {
    constexpr std::int64_t usual_most = 8;
    switch (option.kind) {
        case OptionKind::number: {
            const auto least = option.least.value_or(0);
            const auto most = std::min(option.most.value_or(usual_most), std::max(usual_most, least));
            wish.set(option.name, std::int64_t{pick.between(static_cast<int>(least), static_cast<int>(most))});
            break;
        }
        case OptionKind::choice:
            wish.set(option.name,
                     std::string{option.choices[pick.below(static_cast<std::uint32_t>(option.choices.size()))]});
            break;
        case OptionKind::flag: wish.set(option.name, pick.one_in(2)); break;
        case OptionKind::board: wish.set(option.name, random_board(pick)); break;
        case OptionKind::seat:
        case OptionKind::hand: break;
    }
}

OptionsWish random_options(GameId game, int seats, Picker& pick) {
    OptionsWish wish;
    if (pick.one_in(2)) wish.set("first", pick.between(0, seats - 1));
    const bool default_hands = pick.one_in(4);
    const Descriptor& described = descriptor(game);
    if (described.option(OptionKind::hand) != nullptr && !default_hands) {
        pick_hands(wish, seats, game == GameId::contest ? 6 : 4, pick);
    }
    for (const Option& option : described.options) {
        // A number without a limit of its own depends on the hands.
        if (option.kind == OptionKind::number && !option.most) continue;
        if (!pick.one_in(3)) pick_option(wish, option, pick);
    }
    if (game == GameId::contest) wish.set("rounds", pick.between(1, 3));
    if (game == GameId::coop && !default_hands) wish.set("cards", 2 + 4 * seats + pick.between(0, 16));
    return wish;
}

std::vector<Card> random_cards(const Terms& terms, Picker& pick) {
    const int size = static_cast<int>(cards_needed(terms)) +
                     pick.of(std::vector<int>{0, 0, 1, 2, pick.between(3, 8), pick.between(9, 40)});
    const bool on_dials = terms.game == GameId::challenge;
    const int kind = pick.between(0, on_dials ? 3 : 4);
    const int icons = terms.game == GameId::coop && pick.one_in(2) ? pick.between(2, 9) : 0;
    std::vector<Card> cards;
    for (int i = 0; i < size; ++i) {
        Card card{{"c" + std::to_string(i), "card " + std::to_string(i)}, 0, {}, {}};
        card.year = on_dials ? random_dial_year(kind, std::get<ChallengeOptions>(terms.options).board.dates, pick)
                             : random_year(kind, pick);
        if (icons > 0) {
            card.front = pick.between(0, icons - 1);
            card.back = (*card.front + pick.between(1, icons - 1)) % icons;
        }
        cards.push_back(std::move(card));
    }
    return cards;
}

}  // namespace

Setup random_setup(GameId game, Picker& pick) {
    const auto [least, most] = seat_range(game);
    const int seats = pick.between(least, most);
    const Terms terms = settle(game, seats, random_options(game, seats, pick)).value();
    Setup setup{terms, check_deck(terms, random_cards(terms, pick)).value(), pick.one_in(2), 0};
    setup.seed = pick.below(1U << 31U);
    return setup;
}

}  // namespace frise::test
