// Choosing by chance among what is likely to be allowed.
#include "load/choice.hpp"

#include "engine/rules/dials.hpp"

#include <algorithm>

namespace frise::load {
namespace {

std::uint32_t size_of(const auto& list) { return static_cast<std::uint32_t>(list.size()); }

CardNo any_card(const std::vector<HandCard>& hand, Rng& rng) { return hand[rng.below(size_of(hand))].card; }

int any_gap(const View& view, Rng& rng) { return static_cast<int>(rng.below(size_of(*view.line) + 1)); }

// coop: plays a card that is not stuck; ends the turn as soon as that is allowed.
Action choose_coop(const View& view, const CoopView& coop, Seat seat, Rng& rng) {
    if (coop.placed > 0) return EndTurn{};
    std::vector<CardNo> free;
    for (const HandCard& card : (*view.hands)[index(seat)]) {
        if (!card.stuck) free.push_back(card.card);
    }
    if (free.empty()) return EndTurn{};
    return Play{free[rng.below(size_of(free))], std::nullopt};
}

Action choose_answer(TrialKind kind, Rng& rng) {
    Answer answer;
    for (int i = 0; i < 4; ++i) {
        const std::uint32_t wheel = kind == TrialKind::order ? 1 + rng.below(4) : rng.below(10);
        answer.wheels.push_back(static_cast<int>(wheel));
    }
    if (kind == TrialKind::right_date) answer.sign = 1;
    return answer;
}

// The middle of what is possible: by chance a duel would never end.
Action choose_guess(const Bounds& bounds) {
    const Year low = bounds.low.value_or(years_on_dials.least - 1);
    const Year high = bounds.high.value_or(years_on_dials.most + 1);
    Year middle = low + (high - low) / 2;
    if (middle == 0) middle = high > 1 ? 1 : -1;
    return Guess{std::clamp(middle, years_on_dials.least, years_on_dials.most)};
}

Action choose_challenge(const View& view, const ChallengeView& challenge, Rng& rng) {
    if (challenge.trial) return choose_answer(challenge.trial->kind, rng);
    if (challenge.duel && challenge.duel->kind == DuelKind::more_or_less) return choose_guess(challenge.duel->bounds);
    return PlaceDrawn{any_gap(view, rng)};
}

Action choose_contest(const View& view, const ContestView& contest, Seat seat, Rng& rng) {
    const std::vector<HandCard>& hand = (*view.hands)[index(seat)];
    if (contest.giving) {
        Give give{any_card(hand, rng), std::nullopt};
        if (!contest.giving->to) give.to = clockwise(seat, view.terms.seats).number;
        return give;
    }
    if (!contest.proposal) return Place{any_card(hand, rng), any_gap(view, rng)};
    if (rng.below(3) == 0) return Contest{};
    return Accept{};
}

}  // namespace

Action choose(const View& view, Seat seat, Rng& rng) {
    if (const auto* coop = std::get_if<CoopView>(&view.game)) return choose_coop(view, *coop, seat, rng);
    if (const auto* challenge = std::get_if<ChallengeView>(&view.game)) return choose_challenge(view, *challenge, rng);
    if (const auto* contest = std::get_if<ContestView>(&view.game)) return choose_contest(view, *contest, seat, rng);
    return Place{any_card((*view.hands)[index(seat)], rng), any_gap(view, rng)};
}

}  // namespace frise::load
