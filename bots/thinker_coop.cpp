// A team mate in coop: plays or discards for the score that the team may expect.
#include "bots/coop_prospect.hpp"
#include "bots/thinker.hpp"

#include <algorithm>
#include <array>

namespace frise {
namespace {

constexpr std::array<double, 7> seven_parts{-1.465, -0.792, -0.366, 0, 0.366, 0.792, 1.465};

template <class C>
const C* choice_of(const Legal& legal) {
    for (const Choice& choice : legal.choices()) {
        if (const auto* found = std::get_if<C>(&choice)) return found;
    }
    return nullptr;
}

}  // namespace

// All that a decision in coop is made from.
class Thinker::Outlook {
  public:
    Outlook(const Thinker& thinker, const View& view) : thinker_{thinker}, view_{view} {
        for (const Dated& card : *view.line) rows_.line.push_back(thinker.about(card.card).middle);
        for (const auto& over : std::get<CoopView>(view.game).rift) rows_.taken.push_back(over ? 1 : 0);
    }

    [[nodiscard]] const Rows& rows() const { return rows_; }
    // With one card gone from the hands, or none.
    [[nodiscard]] double without(CardNo gone) const { return promise(rows_, beliefs(gone), unseen()); }
    [[nodiscard]] double room_for(CardNo card) const { return chance_of_room(rows_, thinker_.about(card)); }

    // The points that playing a card promises, with all that follows; `tries` are the other cards to fall back on,
    // without which a failure ends the game.
    [[nodiscard]] double playing(CardNo card, std::span<const CardNo> tries, bool must_place) const {
        const Belief& belief = thinker_.about(card);
        const std::vector<Belief> others = beliefs(card);
        double sum = 0;
        for (const double part : seven_parts) {
            const double place = belief.middle + part * belief.spread;
            Rows after = rows_;
            if (after.put(place)) {
                sum += (rows_.beyond_an_end(place) ? 3 : 2) + promise(after, others, unseen());
            } else {
                const double goes_on = must_place ? 1 - all_fail(card, tries) : 1;
                sum += goes_on * promise(rows_, others, unseen()) - slot_lost;
            }
            if (belief.certain()) return sum;
        }
        return sum / seven_parts.size();
    }

  private:
    // A stuck card takes the place of one more to choose from.
    static constexpr double slot_lost = 1;

    [[nodiscard]] double unseen() const { return static_cast<double>(view_.draw_count); }
    [[nodiscard]] std::vector<Belief> beliefs(CardNo gone) const {
        std::vector<Belief> cards;
        for (const auto& hand : *view_.hands) {
            for (const HandCard& held : hand) {
                if (!held.stuck && held.card != gone) cards.push_back(thinker_.about(held.card));
            }
        }
        return cards;
    }
    [[nodiscard]] double all_fail(CardNo card, std::span<const CardNo> tries) const {
        double chance = 1;
        for (const CardNo other : tries) {
            if (other != card) chance *= 1 - room_for(other);
        }
        return chance;
    }

    const Thinker& thinker_;
    const View& view_;
    Rows rows_;
};

Action Thinker::play_or_discard(const View& view, const Legal& legal) {
    if (habits_.naive) return play_naively(view, legal);
    const Outlook outlook{*this, view};
    const auto* plays = choice_of<PlayAny>(legal);
    const auto* discards = choice_of<DiscardAny>(legal);
    const bool may_end = choice_of<EndTurn>(legal) != nullptr;
    double best = may_end ? outlook.without(no_such_card) : -1e9;
    Action action = EndTurn{};
    reason_ = {.motive = Motive::end_turn};
    if (plays != nullptr) {
        for (const CardNo card : plays->cards) {
            const double worth = outlook.playing(card, plays->cards, !may_end);
            if (worth <= best) continue;
            best = worth;
            action = Play{card, std::nullopt};
            const double room = outlook.room_for(card);
            explain(room < 0.5 && !may_end ? Motive::risk : Motive::play, card, room);
        }
    }
    if (discards != nullptr && !(habits_.no_discard && plays != nullptr)) {
        for (const CardNo card : discards->cards) {
            const double worth = outlook.without(card);
            if (worth <= best) continue;
            best = worth;
            action = Discard{card};
            explain(Motive::discard, card, outlook.room_for(card));
        }
    }
    return action;
}

// Takes the estimates for certain: the card nearest beyond an end, else one over a free gap, else a discard.
Action Thinker::play_naively(const View& view, const Legal& legal) {
    const Outlook outlook{*this, view};
    const auto* plays = choice_of<PlayAny>(legal);
    const auto* discards = choice_of<DiscardAny>(legal);
    reason_ = {.motive = Motive::habit};
    if (plays == nullptr) return Discard{discards->cards.front()};
    const auto step = [&](CardNo card) {
        const auto& line = outlook.rows().line;
        const double place = estimate(card);
        if (!outlook.rows().has_room(place)) return 1e9;
        if (!outlook.rows().beyond_an_end(place)) return 1e6;
        return std::max(line.front() - place, place - line.back());
    };
    const CardNo nearest = *std::min_element(plays->cards.begin(), plays->cards.end(),
                                             [&](CardNo a, CardNo b) { return step(a) < step(b); });
    if (step(nearest) < 1e9) return Play{nearest, std::nullopt};
    if (choice_of<EndTurn>(legal) != nullptr) return EndTurn{};
    if (discards != nullptr && !habits_.no_discard) return Discard{discards->cards.front()};
    return Play{nearest, std::nullopt};
}

}  // namespace frise
