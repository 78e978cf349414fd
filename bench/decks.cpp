// script/bench decks: how fast a big deck is read and checked, and how fast cards are printed.
#include "deckkit/check.hpp"
#include "deckkit/filter.hpp"
#include "deckkit/load.hpp"
#include "deckkit/print/print.hpp"
#include "deckkit/shelf.hpp"

#include <algorithm>
#include <boost/json.hpp>
#include <chrono>
#include <fmt/format.h>
#include <functional>

namespace {

using namespace frise::deckkit;
using Clock = std::chrono::steady_clock;

constexpr std::size_t many_cards = 20'000;
constexpr std::size_t printed_cards = 220;
constexpr int rounds = 7;

double median_ms(const std::function<void()>& work) {
    std::vector<double> times;
    for (int i = 0; i < rounds; ++i) {
        const auto start = Clock::now();
        work();
        times.push_back(std::chrono::duration<double, std::milli>(Clock::now() - start).count());
    }
    std::nth_element(times.begin(), times.begin() + rounds / 2, times.end());
    return times[rounds / 2];
}

// The decks of the shelf again and again, with ids and titles of their own.
Deck many(std::size_t count) {
    std::vector<Deck> decks;
    for (const std::string_view id : shelf_ids()) decks.push_back(load_deck(std::string{id}).value());
    const Deck all = mix(decks, {});
    Deck big = decks.front();
    big.cards.clear();
    for (std::size_t i = 0; i < count; ++i) {
        Card card = all.cards[i % all.cards.size()];
        if (const std::size_t copy = i / all.cards.size(); copy > 0) {
            // Letters, since a number would look like a year.
            const std::string mark{static_cast<char>('a' + copy / 26), static_cast<char>('a' + copy % 26)};
            card.id += "-" + mark;
            for (std::string& title : card.title.texts) title += " " + mark;
        }
        big.cards.push_back(std::move(card));
    }
    return big;
}

}  // namespace

int main() {
    const std::string text = write_deck(many(many_cards));
    const double parse = median_ms([&] { boost::json::parse(text); });
    std::size_t cards = 0;
    const double read = median_ms([&] { cards = read_deck(text).deck.cards.size(); });
    std::size_t flaws = 0;
    const double checked = median_ms([&] { flaws = check(text).problems.size(); });
    if (cards != many_cards) return 1;

    const Deck some = many(printed_cards);
    std::size_t bytes = 0;
    const double printed = median_ms([&] {
        bytes = 0;
        const auto done = print_deck(some, {}, [&](std::string_view part) {
            bytes += part.size();
            return true;
        });
        if (!done) std::abort();
    });

    fmt::print("A deck of {} cards, {:.1f} MB of JSON; median of {} runs\n\n", many_cards,
               static_cast<double>(text.size()) / 1e6, rounds);
    fmt::print("{:<44}{:>9}{:>12}\n", "", "ms", "of parsing");
    fmt::print("{:<44}{:>9.1f}{:>12.2f}\n", "parsing the JSON alone (floor)", parse, 1.0);
    fmt::print("{:<44}{:>9.1f}{:>12.2f}\n", "reading the deck", read, read / parse);
    fmt::print("{:<44}{:>9.1f}{:>12.2f}\n", "reading and checking it (asked for: 150)", checked, checked / parse);
    fmt::print("\n{} cards on A4, both sides: {:.0f} ms (asked for: 2000), {:.1f} MB; {} remarks on the big deck\n\n",
               printed_cards, printed, static_cast<double>(bytes) / 1e6, flaws);
    fmt::print("{}\n", boost::json::serialize(boost::json::object{{"check_20000_ms", checked},
                                                                  {"read_20000_ms", read},
                                                                  {"parse_20000_ms", parse},
                                                                  {"check_ratio", checked / parse},
                                                                  {"print_220_ms", printed}}));
}
