// Forming beliefs.
#include "bots/knowledge.hpp"

#include "bots/bell.hpp"
#include "bots/time_scale.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace frise {
namespace {

// The typical error on the scale of time, by strength.
constexpr std::array<double, all_strengths.size()> spreads{0.9, 0.5, 0.3, 0.16, 0.07};
// By familiarity, 0 where it is not said.
constexpr std::array<double, 6> unfamiliar{1.0, 1.7, 1.35, 1.0, 0.75, 0.55};
// A favourite theme is known as by somebody so many strengths above.
constexpr std::size_t ahead_in_favourites = 2;

// A vague memory is drawn towards what is usual; a firm one hardly.
Belief sensible(double memory, double spread) {
    const double usual = spread * spread / (spread * spread + of_any_card.spread * of_any_card.spread);
    return {memory + usual * (of_any_card.middle - memory), spread * std::sqrt(1 - usual)};
}

double spread_for(const BotKind& kind, Themes favourites, const CardLore& card) {
    auto strength = static_cast<std::size_t>(kind.strength);
    if ((card.themes & favourites) != 0) strength = std::min(strength + ahead_in_favourites, spreads.size() - 1);
    return spreads[strength] * unfamiliar[static_cast<std::size_t>(std::clamp(card.familiarity, 0, 5))];
}

}  // namespace

Education::Education(const BotKind& kind, const std::vector<Year>& years, const Lore& lore) {
    Themes favourites = 0;
    for (const std::string& theme : kind.themes) favourites |= theme_named(theme).value_or(0);
    cards_.reserve(years.size());
    for (std::size_t i = 0; i < years.size(); ++i) {
        const CardLore card = i < lore.size() ? lore[i] : CardLore{};
        cards_.push_back({on_scale(years[i]), spread_for(kind, favourites, card)});
    }
}

Knowledge::Knowledge(std::shared_ptr<const Education> education, std::uint64_t seed)
    : education_{std::move(education)}, beliefs_(education_->size()), known_(education_->size()) {
    start_over(seed);
}

void Knowledge::start_over(std::uint64_t seed) {
    seed_ = seed;
    std::fill(known_.begin(), known_.end(), Known::not_yet);
}

double Knowledge::memory_of(CardNo card) const {
    const std::size_t i = index(card);
    if (known_[i] == Known::shown) return beliefs_[i].middle;
    const auto [truth, spread] = education_->cards_[i];
    Rng rng{seed_, i};
    return truth + spread * Bell::throw_dice(rng);
}

void Knowledge::form(CardNo card) const {
    const std::size_t i = index(card);
    beliefs_[i] = sensible(memory_of(card), education_->cards_[i].spread);
    known_[i] = Known::believed;
}

void Knowledge::be_shown(Dated card) {
    beliefs_[index(card.card)] = {on_scale(card.year), 0};
    known_[index(card.card)] = Known::shown;
}

}  // namespace frise
