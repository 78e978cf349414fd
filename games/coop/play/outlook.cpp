// Counting room. A card beyond an end of the line is worth three points more than one that is not placed, one over a
// gap two; but a gap takes a single card, and beyond an end the order matters.
#include "games/coop/play/outlook.hpp"

#include "bots/count_up_to.hpp"
#include "bots/portable_math.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace frise {
namespace {

constexpr double at_an_end = 3;
constexpr double over_a_gap = 2;
// Of cards beyond an end, so many can be had in an order that uses them.
constexpr double in_order = 0.52;
// A stuck card takes the place of one more to choose from.
constexpr double slot_lost = 1;

// The most that a card adds to the promise of the others: three points for a small step beyond an end, and the gap that
// it opens may be worth a little more than the room that it takes.
constexpr double most_for_a_card = 3.06;

// Middles of seven equal shares of the bell curve.
constexpr std::array<double, 7> seven_parts{-1.465, -0.792, -0.366, 0, 0.366, 0.792, 1.465};

double at_the_ends(double before, double after) { return at_an_end * in_order * (before + after); }

// How many cards are expected in a gap says how likely there is one at all.
double in_a_gap(double expected) { return over_a_gap * (1 - portable::exp(-expected)); }

}  // namespace

void Outlook::look_at(const Mind& mind, const View& view, const CoopView& game) {
    line_ = mind.marks().places();
    taken_.clear();
    for (const auto& over : game.rift) taken_.push_back(over ? 1 : 0);
    held_.clear();
    before_line_.clear();
    after_line_.clear();
    std::size_t rows = 1;
    for (const auto& hand : *view.hands) rows += hand.size();
    shares_.assign(rows * columns(), 0);
    for (const auto& hand : *view.hands) {
        for (const HandCard& held : hand) {
            if (held.stuck) continue;
            const Belief& belief = mind.about(held.card);
            const Reach reach = add_shares(held_.size(), belief, 1);
            const double before_front = reach.from == 0 ? shares(held_.size()).front() : belief.before(line_.front());
            if (before_front > 0) before_line_.push_back({held_.size(), belief, before_front});
            if (reach.to > line_.size()) after_line_.push_back({held_.size(), belief, belief.before(line_.back())});
            held_.push_back({held.card, belief, reach, std::nullopt});
        }
    }
    unseen_ = static_cast<double>(view.draw_count);
    add_shares(held_.size(), of_any_card, unseen_);
    expect_all();
}

Outlook::Reach Outlook::add_shares(std::size_t number, const Belief& belief, double cards) {
    double* const row = shares_.data() + number * columns();
    const double first = belief.middle - Bell::edge * belief.spread;
    std::size_t column = 0;
    while (column < line_.size() && line_[column] < first) ++column;
    const std::size_t from = column;
    double below = 0;
    for (; column < line_.size() && below < 1; ++column) {
        const double here = belief.before(line_[column]);
        row[column] = cards * (here - below);
        below = here;
    }
    if (below < 1) row[column++] = cards * (1 - below);
    return {from, column};
}

std::span<const double> Outlook::shares(std::size_t row) const {
    return std::span{shares_}.subspan(row * columns(), columns());
}

std::size_t Outlook::row_of(CardNo card) const {
    const auto it = std::find_if(held_.begin(), held_.end(), [&](const Held& held) { return held.card == card; });
    return static_cast<std::size_t>(it - held_.begin());
}

void Outlook::expect_all() {
    left_out_ = held_.size();
    const auto pile = shares(held_.size());
    all_.expected.assign(pile.begin(), pile.end());
    so_far_.clear();
    for (std::size_t row = 0; row < held_.size(); ++row) {
        so_far_.insert(so_far_.end(), all_.expected.begin(), all_.expected.end());
        add_row(all_.expected, row, held_[row].reach);
    }
    all_.points.clear();
    for (std::size_t gap = 0; gap < taken_.size(); ++gap) {
        all_.points.push_back(taken_[gap] != 0 ? 0 : in_a_gap(all_.expected[gap + 1]));
    }
    now_ = all_;
}

// Another sum than that of all cards is only where the one that is gone could be.
void Outlook::leave_out(CardNo gone) {
    now_ = all_;
    left_out_ = row_of(gone);
    if (left_out_ == held_.size()) return;
    const Reach reach = held_[left_out_].reach;
    const double* const so_far = so_far_.data() + left_out_ * columns();
    std::copy(so_far + reach.from, so_far + reach.to, now_.expected.data() + reach.from);
    for (std::size_t row = left_out_ + 1; row < held_.size(); ++row) {
        const auto [from, to] = held_[row].reach;
        add_row(now_.expected, row, {std::max(from, reach.from), std::min(to, reach.to)});
    }
    for (std::size_t column = std::max<std::size_t>(reach.from, 1); column < std::min(reach.to, line_.size());
         ++column) {
        if (taken_[column - 1] == 0) now_.points[column - 1] = in_a_gap(now_.expected[column]);
    }
}

void Outlook::add_row(std::vector<double>& sum, std::size_t row, const Reach& reach) const {
    const auto own = shares(row);
    for (std::size_t i = reach.from; i < reach.to; ++i) sum[i] += own[i];
}

double Outlook::without(CardNo gone) {
    const std::size_t row = row_of(gone);
    if (row < held_.size() && held_[row].without) return *held_[row].without;
    leave_out(gone);
    return promise();
}

double Outlook::promise() const {
    double points = at_the_ends(now_.expected.front(), now_.expected.back());
    for (const double here : now_.points) points += here;
    return points;
}

double Outlook::promise_over(std::size_t gap) const {
    double points = at_the_ends(now_.expected.front(), now_.expected.back());
    for (std::size_t each = 0; each < now_.points.size(); ++each) points += each == gap ? 0 : now_.points[each];
    return points;
}

double Outlook::promise_beyond(double place) const {
    const bool early = place <= line_.front();
    const Split cards = early ? split_front(place) : split_back(place);
    double points = early ? at_the_ends(cards.before, now_.expected.back()) + in_a_gap(cards.after)
                          : at_the_ends(now_.expected.front(), cards.after);
    for (const double here : now_.points) points += here;
    return early ? points : points + in_a_gap(cards.before);
}

Outlook::Split Outlook::split_front(double place) const {
    const double front = of_any_card.before(line_.front());
    const double any = of_any_card.before(place);
    Split split{unseen_ * any, unseen_ * (front - any)};
    for (const AtAnEnd& card : before_line_) {
        if (card.row == left_out_) continue;
        const double before = card.belief.before(place);
        split.before += before;
        split.after += card.before - before;
    }
    return split;
}

Outlook::Split Outlook::split_back(double place) const {
    const double back = of_any_card.before(line_.back());
    const double any = of_any_card.before(place);
    Split split{unseen_ * (any - back), unseen_ * (1 - any)};
    for (const AtAnEnd& card : after_line_) {
        if (card.row == left_out_) continue;
        const double before = card.belief.before(place);
        split.before += before - card.before;
        split.after += 1 - before;
    }
    return split;
}

double Outlook::playing(CardNo card, std::span<const CardNo> tries, bool must_place, double known) {
    leave_out(card);
    const double others = promise();
    held_[left_out_].without = others;
    const Belief& belief = held_[left_out_].belief;
    std::optional<double> failing;
    // The places are asked for in order, so several in a row may be in one gap.
    std::size_t last_gap = line_.size();
    double over_last_gap = 0;
    const auto points_at = [&](double place) {
        if (beyond_an_end(place)) return at_an_end + promise_beyond(place);
        const std::size_t gap = gap_of(place);
        if (taken_[gap] == 0) {
            if (gap != last_gap) over_last_gap = over_a_gap + promise_over(gap);
            last_gap = gap;
            return over_last_gap;
        }
        if (!failing) failing = (must_place ? 1 - all_fail(card, tries) : 1) * others - slot_lost;
        return *failing;
    };
    if (belief.certain()) return points_at(belief.middle);
    double sum = 0;
    double left = seven_parts.size();
    for (const double part : seven_parts) {
        if (sum + left * (others + most_for_a_card) < known * seven_parts.size()) return known;
        sum += points_at(belief.middle + part * belief.spread);
        --left;
    }
    return sum / seven_parts.size();
}

double Outlook::all_fail(CardNo card, std::span<const CardNo> tries) const {
    double chance = 1;
    for (const CardNo other : tries) {
        if (other != card) chance *= 1 - room_for(other);
    }
    return chance;
}

double Outlook::room_for(CardNo card) const {
    const std::size_t row = row_of(card);
    const Belief& belief = held_[row].belief;
    if (belief.certain()) return has_room(belief.middle) ? 1 : 0;
    double none = 0;
    for (std::size_t gap = 0; gap < taken_.size(); ++gap) {
        if (taken_[gap] != 0) none += shares(row)[gap + 1];
    }
    return 1 - none;
}

std::size_t Outlook::gap_of(double place) const { return count_up_to(line_, place) - 1; }

}  // namespace frise
