// Judging the years of a deck as a whole.
#include "deckkit/spread.hpp"

#include "deckkit/era.hpp"
#include "engine/rules/setup.hpp"

#include <algorithm>
#include <map>

namespace frise::deckkit {
namespace {

constexpr std::size_t least_to_judge = 20;  // fewer cards have no shape

std::vector<Year> sorted_years(const Deck& deck) {
    std::vector<Year> years;
    years.reserve(deck.cards.size());
    for (const Card& card : deck.cards) years.push_back(card.year);
    std::sort(years.begin(), years.end());
    return years;
}

std::int64_t as_number(std::size_t count) { return static_cast<std::int64_t>(count); }

Problem of_deck(Flaw flaw, Slots slots) { return {flaw, std::nullopt, "", "cards", std::move(slots)}; }

// More than half of the cards within a tenth of the deck's own stretch of the scale.
void judge_crowds(const std::vector<Year>& years, Problems& problems) {
    const double stretch = place_in_time(years.back()) - place_in_time(years.front());
    std::size_t first = 0;
    std::size_t most = 0;
    std::size_t most_first = 0;
    for (std::size_t last = 0; last < years.size(); ++last) {
        while (place_in_time(years[last]) - place_in_time(years[first]) > stretch / 10) ++first;
        if (last - first + 1 > most) {
            most = last - first + 1;
            most_first = first;
        }
    }
    if (stretch < 0.05 || 2 * most <= years.size()) return;
    problems.push_back(
        of_deck(Flaw::crowded, {number("n", as_number(most)), number("all", as_number(years.size())),
                                number("from", years[most_first]), number("to", years[most_first + most - 1])}));
}

// More than a quarter of the deck's stretch without a card.
void judge_holes(const std::vector<Year>& years, Problems& problems) {
    const double stretch = place_in_time(years.back()) - place_in_time(years.front());
    for (std::size_t i = 1; i < years.size(); ++i) {
        if (place_in_time(years[i]) - place_in_time(years[i - 1]) <= stretch / 4 || stretch < 0.05) continue;
        problems.push_back(of_deck(Flaw::empty_stretch, {number("from", years[i - 1]), number("to", years[i])}));
    }
}

// More than three cards of one year, and more than a twentieth of the deck.
void judge_equal_years(const std::vector<Year>& years, Problems& problems) {
    for (auto first = years.begin(); first != years.end();) {
        const auto behind = std::upper_bound(first, years.end(), *first);
        const auto count = static_cast<std::size_t>(behind - first);
        if (count > 3 && 20 * count > years.size()) {
            problems.push_back(of_deck(Flaw::equal_years, {number("n", as_number(count)), number("year", *first)}));
        }
        first = behind;
    }
}

void judge_ids(const Deck& deck, Problems& problems) {
    std::vector<const Card*> by_id;
    by_id.reserve(deck.cards.size());
    for (const Card& card : deck.cards) by_id.push_back(&card);
    std::sort(by_id.begin(), by_id.end(), [](const Card* a, const Card* b) { return a->id < b->id; });
    const auto earlier = [](const Card* a, const Card* b) { return a->year < b->year; };
    const auto later = [](const Card* a, const Card* b) { return a->year > b->year; };
    if (std::is_sorted(by_id.begin(), by_id.end(), earlier) || std::is_sorted(by_id.begin(), by_id.end(), later)) {
        problems.push_back(of_deck(Flaw::ids_follow_years, {}));
    }
}

// Four at the table, with each game's own hands.
void judge_size(const Deck& deck, Problems& problems) {
    constexpr int seats = 4;
    for (const GameId game : all_games) {
        const auto terms = settle(game, seats, {});
        if (!terms) continue;
        const std::int64_t need = cards_needed(*terms);
        if (as_number(deck.cards.size()) >= need) continue;
        problems.push_back(of_deck(Flaw::too_few_cards, {word("game", std::string{name(game)}), number("seats", seats),
                                                         number("need", need)}));
    }
}

}  // namespace

std::vector<int> histogram(const Deck& deck, std::size_t columns) {
    std::vector<int> counts(columns);
    for (const Card& card : deck.cards) {
        const double place = place_in_time(card.year) * static_cast<double>(columns);
        ++counts[std::min(static_cast<std::size_t>(place), columns - 1)];
    }
    return counts;
}

Problems judge_spread(const Deck& deck) {
    Problems problems;
    judge_size(deck, problems);
    if (deck.cards.size() < least_to_judge) return problems;
    const auto years = sorted_years(deck);
    judge_crowds(years, problems);
    judge_holes(years, problems);
    judge_equal_years(years, problems);
    judge_ids(deck, problems);
    return problems;
}

}  // namespace frise::deckkit
