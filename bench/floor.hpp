// The floor: `classic` as a plain loop over plain arrays, with the same rules and the same generator, and nothing
// else: no checks, no events, no views, one fixed deck size and number of seats.
#pragma once

#include "engine/core/rng.hpp"

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <span>
#include <utility>

namespace frise::bench {

template <std::uint32_t Seats, std::uint32_t DeckSize, std::uint32_t Hand>
class Floor {
  public:
    using Number = std::uint32_t;

    explicit Floor(const std::array<std::int64_t, DeckSize>& years) : years_{years} {}

    // Plays one game; gives the number of moves.
    std::uint64_t play(std::uint64_t seed, Rng& choices) {
        deal(seed);
        std::uint64_t moves = 0;
        while (true) {
            finished_ = 0;
            for (Number seat = 0; seat < Seats; ++seat) {
                if ((in_ >> seat & 1U) == 0) continue;
                move(seat, choices);
                ++moves;
                if (!tie_break_ && finished_ != 0 && nobody_can_follow(seat)) break;
            }
            if (round_decides()) return moves;
        }
    }

  private:
    void deal(std::uint64_t seed) {
        seed_ = seed;
        shuffles_ = 0;
        for (Number i = 0; i < DeckSize; ++i) pile_[i] = i;
        Rng{seed_, shuffles_++}.shuffle(std::span<Number>{pile_});
        top_ = 0;
        pile_size_ = DeckSize;
        discards_ = 0;
        in_ = (1U << Seats) - 1;
        tie_break_ = false;
        for (Number seat = 0; seat < Seats; ++seat) {
            for (Number i = 0; i < Hand; ++i) hands_[seat][i] = pile_[top_++];
            held_[seat] = Hand;
        }
        line_[0] = years_[pile_[top_++]];
        length_ = 1;
    }

    void draw(Number seat) {
        if (top_ == pile_size_) {
            if (discards_ == 0) return;
            std::memcpy(pile_.data(), discard_.data(), sizeof(Number) * discards_);
            Rng{seed_, shuffles_++}.shuffle(std::span<Number>{pile_.data(), discards_});
            pile_size_ = std::exchange(discards_, 0);
            top_ = 0;
        }
        hands_[seat][held_[seat]++] = pile_[top_++];
    }

    void move(Number seat, Rng& choices) {
        auto& hand = hands_[seat];
        const Number slot = choices.below(held_[seat]);
        const Number gap = choices.below(length_ + 1);
        const Number card = hand[slot];
        --held_[seat];
        for (Number i = slot; i < held_[seat]; ++i) hand[i] = hand[i + 1];
        const std::int64_t year = years_[card];
        if ((gap == 0 || line_[gap - 1] <= year) && (gap == length_ || year <= line_[gap])) {
            std::memmove(&line_[gap + 1], &line_[gap], sizeof(line_[0]) * (length_ - gap));
            line_[gap] = year;
            ++length_;
            if (held_[seat] == 0) finished_ |= 1U << seat;
        } else {
            discard_[discards_++] = card;
            if (!tie_break_) draw(seat);
        }
    }

    [[nodiscard]] bool nobody_can_follow(Number seat) const {
        for (Number other = seat + 1; other < Seats; ++other) {
            if (held_[other] == 1) return false;
        }
        return true;
    }

    bool round_decides() {
        if (std::has_single_bit(finished_)) return true;
        if (finished_ == 0 && !tie_break_) return false;
        if (finished_ != 0) in_ = finished_;
        tie_break_ = true;
        if (pile_size_ - top_ + discards_ < static_cast<Number>(std::popcount(in_))) return true;
        for (Number seat = 0; seat < Seats; ++seat) {
            if ((in_ >> seat & 1U) != 0) draw(seat);
        }
        return false;
    }

    std::array<std::int64_t, DeckSize> years_;
    std::array<Number, DeckSize> pile_{};
    std::array<Number, DeckSize> discard_{};
    std::array<std::int64_t, DeckSize + 1> line_{};
    std::array<std::array<Number, DeckSize>, Seats> hands_{};
    std::array<Number, Seats> held_{};
    std::uint64_t seed_ = 0;
    Number shuffles_ = 0;
    Number top_ = 0;
    Number pile_size_ = 0;
    Number discards_ = 0;
    Number length_ = 0;
    Number in_ = 0;
    Number finished_ = 0;
    bool tie_break_ = false;
};

}  // namespace frise::bench
