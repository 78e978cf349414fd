// Adding up.
#include "sim/tally.hpp"

namespace frise::sim {
namespace {

template <class T>
void add_up(std::vector<T>& sum, const std::vector<T>& more) {
    if (sum.size() < more.size()) sum.resize(more.size());
    for (std::size_t i = 0; i < more.size(); ++i) sum[i] += more[i];
}

void add_up(Histogram& sum, const Histogram& more) {
    for (const auto& [value, count] : more) sum[value] += count;
}

}  // namespace

Wins& Wins::operator+=(const Wins& other) {
    games += other.games;
    parts += other.parts;
    return *this;
}

Placements& Placements::operator+=(const Placements& other) {
    placed += other.placed;
    missed += other.missed;
    return *this;
}

EntrantTally& EntrantTally::operator+=(const EntrantTally& other) {
    wins += other.wins;
    placements += other.placements;
    contests += other.contests;
    contests_won += other.contests_won;
    discards += other.discards;
    for (std::size_t i = 0; i < mishaps.size(); ++i) mishaps[i] += other.mishaps[i];
    // The same one whatever the order.
    if (mishap.empty() || (!other.mishap.empty() && other.mishap < mishap)) mishap = other.mishap;
    return *this;
}

CardTally& CardTally::operator+=(const CardTally& other) {
    held += other.held;
    kept += other.kept;
    add_up(placements, other.placements);
    return *this;
}

DuelTally& DuelTally::operator+=(const DuelTally& other) {
    winner += other.winner;
    leader += other.leader;
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
    add_up(duels, other.duels);
    add_up(lengths, other.lengths);
    add_up(turns, other.turns);
    add_up(rounds, other.rounds);
    add_up(scores, other.scores);
    for (std::size_t i = 0; i < ranks.size(); ++i) ranks[i] += other.ranks[i];
    return *this;
}

}  // namespace frise::sim
