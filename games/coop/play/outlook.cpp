// Counting room. A card beyond an end of the line is worth three points more than one that is not placed, one over a
// gap two; but a gap takes a single card, and beyond an end the order matters.
#include "games/coop/play/outlook.hpp"

#include "bots/count_up_to.hpp"

#include <algorithm>
#include <array>
#include <cmath>
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
double in_a_gap(double expected) { return over_a_gap * (1 - std::exp(-expected)); }

}  // namespace

void Outlook::look_at(const Mind& mind, const View& view, const CoopView& game) {
    line_ = mind.marks().places();
    taken_.clear();
    for (const auto& over : game.rift) taken_.push_back(over ? 1 : 0);
    shares_.clear();
    held_.clear();
    before_line_.clear();
    after_line_.clear();
    for (const auto& hand : *view.hands) {
        for (const HandCard& held : hand) {
            if (held.stuck) continue;
            const Belief& belief = mind.about(held.card);
            const double before_front = belief.before(line_.front());
            const double before_back = belief.before(line_.back());
            if (before_front > 0) before_line_.push_back({held_.size(), belief, before_front});
            if (before_back < 1) after_line_.push_back({held_.size(), belief, before_back});
            held_.push_back({held.card, belief, add_shares(belief, 1), std::nullopt});
        }
    }
    unseen_ = static_cast<double>(view.draw_count);
    add_shares(of_any_card, unseen_);
    expect_all();
}

Outlook::Reach Outlook::add_shares(const Belief& belief, double cards) {
    const std::size_t start = shares_.size();
    shares_.resize(start + line_.size() + 1);
    double* const row = shares_.data() + start;
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
    const std::size_t columns = line_.size() + 1;
    return std::span{shares_}.subspan(row * columns, columns);
}

std::size_t Outlook::row_of(CardNo card) const {
    const auto it = std::find_if(held_.begin(), held_.end(), [&](const Held& held) { return held.card == card; });
    return static_cast<std::size_t>(it - held_.begin());
}

void Outlook::expect_all() {
    left_out_ = held_.size();
    const auto pile = shares(held_.size());
    all_.expected.assign(pile.begin(), pile.end());
    for (std::size_t row = 0; row < held_.size(); ++row) add_row(all_.expected, row, held_[row].reach);
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
    const auto pile = shares(held_.size());
    for (std::size_t i = reach.from; i < reach.to; ++i) now_.expected[i] = pile[i];
    for (std::size_t row = 0; row < held_.size(); ++row) {
        const auto [from, to] = held_[row].reach;
        if (row != left_out_) add_row(now_.expected, row, {std::max(from, reach.from), std::min(to, reach.to)});
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

double Outlook::promise_after(double place) const {
    if (!beyond_an_end(place)) {
        double points = at_the_ends(now_.expected.front(), now_.expected.back());
        const std::size_t its_own = gap_of(place);
        for (std::size_t gap = 0; gap < now_.points.size(); ++gap) points += gap == its_own ? 0 : now_.points[gap];
        return points;
    }
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
    const auto points_at = [&](double place) {
        if (has_room(place)) return (beyond_an_end(place) ? 3 : 2) + promise_after(place);
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
