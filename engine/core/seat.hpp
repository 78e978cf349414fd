// Seats around the table, and sets and lists of them.
#pragma once

#include "engine/core/few.hpp"

#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace frise {

inline constexpr int max_seats = 8;

struct Seat {
    std::uint8_t number = 0;

    constexpr auto operator<=>(const Seat&) const = default;
};

constexpr std::size_t index(Seat seat) { return seat.number; }
constexpr Seat seat_at(std::size_t index) { return Seat{static_cast<std::uint8_t>(index)}; }

constexpr Seat clockwise(Seat seat, int seats, int steps = 1) {
    return Seat{static_cast<std::uint8_t>((seat.number + steps) % seats)};
}

using SeatList = Few<Seat, max_seats>;

// A set of seats; iterates in ascending order.
class SeatSet {
  public:
    class Iterator {
      public:
        constexpr explicit Iterator(unsigned bits) : bits_{bits} {}
        constexpr Seat operator*() const { return seat_at(static_cast<std::size_t>(std::countr_zero(bits_))); }
        constexpr Iterator& operator++() {
            bits_ &= bits_ - 1;
            return *this;
        }
        constexpr bool operator==(const Iterator&) const = default;

      private:
        unsigned bits_;
    };

    constexpr SeatSet() = default;
    constexpr SeatSet(std::initializer_list<Seat> seats) {
        for (const Seat seat : seats) add(seat);
    }
    // The seats 0 to count - 1.
    static constexpr SeatSet first(int count) { return SeatSet{(1U << static_cast<unsigned>(count)) - 1U}; }

    constexpr void add(Seat seat) { bits_ |= bit(seat); }
    constexpr void remove(Seat seat) { bits_ &= ~bit(seat); }
    // The number may be larger than any table has.
    [[nodiscard]] constexpr bool has(Seat seat) const { return seat.number < max_seats && (bits_ & bit(seat)) != 0; }
    [[nodiscard]] constexpr int count() const {
        int seats = 0;
        for ([[maybe_unused]] const Seat seat : *this) ++seats;  // quicker than the library call of std::popcount
        return seats;
    }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr SeatSet without(SeatSet other) const { return SeatSet{bits_ & ~other.bits_}; }

    // The first of them at or clockwise after `seat`; the set must not be empty.
    [[nodiscard]] constexpr Seat at_or_after(Seat seat) const {
        const unsigned ahead = bits_ & ~(bit(seat) - 1U);
        return *Iterator{ahead != 0 ? ahead : bits_};
    }
    // All of them in playing order, `seat` or the next one clockwise first.
    [[nodiscard]] SeatList from(Seat seat) const {
        SeatList list;
        for (SeatSet left = *this; !left.empty(); left.remove(list.back())) list.push_back(left.at_or_after(seat));
        return list;
    }

    [[nodiscard]] constexpr Iterator begin() const { return Iterator{bits_}; }
    [[nodiscard]] constexpr Iterator end() const { return Iterator{0}; }
    constexpr bool operator==(const SeatSet&) const = default;

  private:
    constexpr explicit SeatSet(unsigned bits) : bits_{bits} {}
    static constexpr unsigned bit(Seat seat) { return 1U << seat.number; }

    unsigned bits_ = 0;
};

}  // namespace frise
