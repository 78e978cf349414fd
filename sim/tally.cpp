// Adding up.
#include "sim/tally.hpp"

namespace frise::sim {
namespace {

void add_up(Count& sum, Count more) { sum += more; }

void add_up(EntrantTally& sum, const EntrantTally& more) { sum += more; }

void add_up(Histogram& sum, const Histogram& more) {
    for (const auto& [value, count] : more) sum[value] += count;
}

template <class T>
void add_up(std::vector<T>& sum, const std::vector<T>& more);

template <class T, std::size_t Size>
void add_up(std::array<T, Size>& sum, const std::array<T, Size>& more) {
    for (std::size_t i = 0; i < Size; ++i) add_up(sum[i], more[i]);
}

template <WithFields T>
void add_up(T& sum, const T& more) {
    for_each_field<T>([&](const auto& field) { add_up(sum.*field.member, more.*field.member); });
}

template <class T>
void add_up(std::vector<T>& sum, const std::vector<T>& more) {
    if (sum.size() < more.size()) sum.resize(more.size());
    for (std::size_t i = 0; i < more.size(); ++i) add_up(sum[i], more[i]);
}

}  // namespace

EntrantTally& EntrantTally::operator+=(const EntrantTally& other) {
    wins += other.wins;
    placements += other.placements;
    add_up(own, other.own);
    add_up(mishaps, other.mishaps);
    // The same one whatever the order.
    if (mishap.empty() || (!other.mishap.empty() && other.mishap < mishap)) mishap = other.mishap;
    return *this;
}

Tally::Tally(std::size_t seat_count, std::size_t entrant_count, std::size_t card_count)
    : seats(seat_count), entrants(entrant_count), pairs(entrant_count * entrant_count), cards(card_count) {
    for (CardTally& card : cards) card.placements.resize(entrant_count);
}

Tally& Tally::operator+=(const Tally& other) {
    games += other.games;
    moves += other.moves;
    add_up(seats, other.seats);
    add_up(entrants, other.entrants);
    add_up(pairs, other.pairs);
    add_up(cards, other.cards);
    add_up(lengths, other.lengths);
    add_up(turns, other.turns);
    add_up(rounds, other.rounds);
    for_each(GameSims{}, [&]<class Sim>(As<Sim> /*kind*/) {
        using Own = typename Sim::Tally;
        add_up(std::get<Own>(own), std::get<Own>(other.own));
    });
    return *this;
}

}  // namespace frise::sim
