// Looking cards up by their ids.
#include "bots/lore.hpp"

#include <algorithm>
#include <string_view>
#include <unordered_map>

namespace frise {

static_assert(deckkit::all_themes.size() <= 64);

std::optional<Themes> theme_named(std::string_view name) {
    const auto* const it = std::find(deckkit::all_themes.begin(), deckkit::all_themes.end(), name);
    if (it == deckkit::all_themes.end()) return std::nullopt;
    return Themes{1} << static_cast<unsigned>(it - deckkit::all_themes.begin());
}

Lore lore_of(const deckkit::Deck& deck, const std::vector<Face>& faces) {
    std::unordered_map<std::string_view, CardLore> known;
    for (const deckkit::Card& card : deck.cards) {
        CardLore lore{card.familiarity, 0};
        for (const std::string& theme : card.themes) lore.themes |= theme_named(theme).value_or(0);
        known.emplace(card.id, lore);
    }
    Lore lore;
    for (const Face& face : faces) {
        const auto it = known.find(face.id);
        lore.push_back(it == known.end() ? CardLore{} : it->second);
    }
    return lore;
}

}  // namespace frise
