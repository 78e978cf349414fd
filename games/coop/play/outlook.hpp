// What the two rows of coop still promise the team, with all cards in hand or without one of them.
#pragma once

#include "bots/belief.hpp"
#include "bots/mind.hpp"
#include "engine/core/card.hpp"
#include "engine/rules/view.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace frise {

// Made to look at one table after the other: its memory is used again.
class Outlook {
  public:
    // The mind has looked at the line already.
    void look_at(const Mind& mind, const View& view, const CoopView& game);

    // The points to come above those for leaving all where they are, from the cards in all hands and the pile, without
    // one card in hand.
    [[nodiscard]] double without(CardNo gone);
    [[nodiscard]] double with_all() { return without(no_such_card); }
    // The points that playing a card promises, with all that follows; `tries` are the other cards to fall back on,
    // without which a failure ends the game. Where they cannot be more than `known`, something up to that.
    [[nodiscard]] double playing(CardNo card, std::span<const CardNo> tries, bool must_place, double known);

    // How likely a card of a hand finds room.
    [[nodiscard]] double room_for(CardNo card) const;
    [[nodiscard]] bool beyond_an_end(double place) const { return place <= line_.front() || place >= line_.back(); }
    [[nodiscard]] bool has_room(double place) const { return beyond_an_end(place) || taken_[gap_of(place)] == 0; }
    // From the nearer end of the line to a place beyond it.
    [[nodiscard]] double step_to(double place) const { return std::max(line_.front() - place, place - line_.back()); }

  private:
    // The columns of a row that have something.
    struct Reach {
        std::size_t from = 0;
        std::size_t to = 0;
    };
    struct Held {
        CardNo card;
        Belief belief;
        Reach reach;
        std::optional<double> without;  // what the others promise, once that is worked out
    };
    // A card in hand that may belong beyond an end of the line, and how likely it belongs before that end.
    struct AtAnEnd {
        std::size_t row = 0;
        Belief belief;
        double before = 0;
    };
    // How many cards are expected on either side of a place.
    struct Split {
        double before = 0;
        double after = 0;
    };

    // How many cards are expected before the line, in each gap and after it, and the points that each gap promises.
    struct Sums {
        std::vector<double> expected;
        std::vector<double> points;
    };

    // The rows of shares_ have the numbers of the cards in held_; that of the pile comes after the last.
    Reach add_shares(std::size_t number, const Belief& belief, double cards);
    [[nodiscard]] std::size_t columns() const { return line_.size() + 1; }
    [[nodiscard]] std::span<const double> shares(std::size_t row) const;
    [[nodiscard]] std::size_t row_of(CardNo card) const;
    void expect_all();
    void leave_out(CardNo gone);
    void add_row(std::vector<double>& sum, std::size_t row, const Reach& reach) const;

    [[nodiscard]] double promise() const;
    // With a card put beyond an end, or over a gap where there is none.
    [[nodiscard]] double promise_beyond(double place) const;
    [[nodiscard]] double promise_over(std::size_t gap) const;
    // A place before the line: what comes before it, and between it and the line.
    [[nodiscard]] Split split_front(double place) const;
    // A place after the line: what comes between the line and it, and after it.
    [[nodiscard]] Split split_back(double place) const;
    [[nodiscard]] double all_fail(CardNo card, std::span<const CardNo> tries) const;
    // Of a place within the line: the number of the gap, from 0.
    [[nodiscard]] std::size_t gap_of(double place) const;

    std::vector<double> line_;          // the bottom row on the scale of time, at least one card
    std::vector<unsigned char> taken_;  // over the gaps between its cards: 1 where there is one
    std::vector<Held> held_;            // in all hands, but for those that are stuck
    std::vector<AtAnEnd> before_line_;
    std::vector<AtAnEnd> after_line_;
    double unseen_ = 0;  // cards in the pile
    // A row for each card in hand and one for the pile: how much of it belongs before the line, into each gap, after
    // it.
    std::vector<double> shares_;
    std::vector<double> so_far_;  // for each row, the sum of the pile and the rows before it
    Sums all_;
    std::size_t left_out_ = 0;  // the row of the card that is gone
    Sums now_;                  // without it
};

}  // namespace frise
