// Counting cards and years.
#include "server/deck_listing.hpp"

#include "deckkit/deck_json.hpp"
#include "deckkit/shelf.hpp"
#include "deckkit/spread.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <set>

namespace frise::server {

namespace json = boost::json;

namespace {

constexpr std::size_t spread_columns = 48;
constexpr std::size_t hash_length = 64;

json::object in_all_languages(const deckkit::Translated& text) {
    json::object object;
    for (const Language language : all_languages()) {
        if (!text[language].empty()) object[code(language)] = text[language];
    }
    return object;
}

// With one decimal, of the cards that say it; 0 if none does.
double mean_familiarity(const deckkit::Deck& deck) {
    int sum = 0;
    int count = 0;
    for (const deckkit::Card& card : deck.cards) {
        if (card.familiarity == 0) continue;
        sum += card.familiarity;
        ++count;
    }
    return count == 0 ? 0 : std::round(10.0 * sum / count) / 10;
}

// Players may read a listing while they play, and the first and the last card are the easiest to place: the bounds of a
// period are round years outside of it, which no card has.
Year round_step(Year year) {
    const Year size = year < 0 ? -year : year;
    Year step = size < 2100 ? 10 : 100;
    while (step < size / 1000) step *= 10;
    return step;
}

constexpr Year farthest = 1'000'000'000'000'000'000;  // beyond it, rounding would leave the numbers there are

Year year_before(Year first) {
    if (first < -farthest) return first;
    const Year step = round_step(first);
    const Year below = first - 1;
    const Year bound = (below >= 0 ? below / step : -((-below + step - 1) / step)) * step;
    return bound == 0 ? -1 : bound;
}

Year this_year() {
    const auto today = std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now());
    return static_cast<int>(std::chrono::year_month_day{today}.year());
}

// Not in the future, if the cards are not.
Year year_after(Year last) {
    const Year bound = -year_before(-last);
    const Year now = this_year();
    return last < now && now < bound ? now : bound;
}

json::array languages_of(const deckkit::Deck& deck) {
    json::array list;
    for (const Language language : deck.languages()) list.emplace_back(code(language));
    return list;
}

}  // namespace

json::array spread_of(const deckkit::Deck& deck) {
    const std::vector<int> counts = deckkit::histogram(deck, spread_columns);
    return json::array(counts.begin(), counts.end());
}

json::object described(const deckkit::Deck& deck) {
    std::set<std::string> themes;
    for (const deckkit::Card& card : deck.cards) themes.insert(card.themes.begin(), card.themes.end());
    json::object listing{{"id", deck.id},
                         {"title", in_all_languages(deck.title)},
                         {"description", in_all_languages(deck.description)},
                         {"cards", deck.cards.size()},
                         {"themes", json::array(themes.begin(), themes.end())},
                         {"colour", deck.colour},
                         {"cover", deck.cover},
                         {"licence", deck.licence},
                         {"languages", languages_of(deck)},
                         {"familiarity", mean_familiarity(deck)},
                         {"spread", spread_of(deck)}};
    if (deck.cards.empty()) return listing;
    const auto by_year = [](const deckkit::Card& a, const deckkit::Card& b) { return a.year < b.year; };
    const auto [first, last] = std::minmax_element(deck.cards.begin(), deck.cards.end(), by_year);
    listing["from"] = year_before(first->year);
    listing["to"] = year_after(last->year);
    return listing;
}

json::array written(const deckkit::Problems& problems) {
    json::array list;
    for (const deckkit::Problem& problem : problems) {
        json::object object{{"flaw", name(problem.flaw)},
                            {"severity", severity(problem.flaw) == deckkit::Severity::error ? "error" : "warning"},
                            {"card", problem.card ? json::value(*problem.card) : json::value()},
                            {"card_id", problem.card_id},
                            {"field", problem.field},
                            {"line", problem.line}};
        add_messages(object, [&](Language language) { return explain(problem, language); });
        list.push_back(std::move(object));
    }
    return list;
}

const std::vector<ShelfDeck>& shelf_decks() {
    static const std::vector<ShelfDeck> all = [] {
        std::vector<ShelfDeck> decks;
        for (const std::string_view id : deckkit::shelf_ids()) {
            const deckkit::Deck deck = deckkit::read_deck(*deckkit::shelf_json(id)).deck;
            decks.push_back({id, deckkit::content_hash(deck), described(deck)});
        }
        return decks;
    }();
    return all;
}

std::string share_code(std::string_view hash) {
    return std::string{hash.substr(0, 5)} + "-" + std::string{hash.substr(5, 5)};
}

std::string hash_as_typed(std::string_view typed) {
    std::string hash;
    for (const char c : typed) {
        if (c == '-' || c == ' ') continue;
        const char small = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        const bool hexadecimal = (small >= '0' && small <= '9') || (small >= 'a' && small <= 'f');
        if (!hexadecimal || hash.size() == hash_length) return {};
        hash += small;
    }
    return hash.size() < share_code_length ? std::string{} : hash;
}

}  // namespace frise::server
