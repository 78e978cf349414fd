// The end of a game.
#include "sim/ledger.hpp"

namespace frise::sim {

void Ledger::won_by(SeatSet winners) {
    for (std::size_t one = 0; one < seating_->size(); ++one) {
        const Seat seat = seat_at(one);
        const Wins wins{1, part_of_win(seat, winners)};
        tally_.seats[one] += wins;
        entrant(seat).wins += wins;
        for (std::size_t other = 0; other < seating_->size(); ++other) {
            const std::size_t a = (*seating_)[one];
            const std::size_t b = (*seating_)[other];
            const bool won = winners.has(seat);
            if (a == b || won == winners.has(seat_at(other))) continue;
            tally_.pairs[a * tally_.entrants.size() + b] += Wins{1, won ? whole_win : 0};
        }
    }
}

void Ledger::finish(const Game& game, Count moves) {
    const Table& table = game.table();
    for (std::size_t seat = 0; seat < seating_->size(); ++seat) {
        for (const CardNo card : table.hands[seat]) ++tally_.cards[index(card)].kept;
    }
    ++tally_.games;
    tally_.moves += moves;
    ++tally_.turns[turns_];
    ++tally_.lengths[static_cast<std::int64_t>(moves)];
    ++tally_.rounds[table.round];
}

}  // namespace frise::sim
