// Looking cards up in a deck.
#include "terminal/captions.hpp"

#include "wording/letters.hpp"

#include <unordered_map>

namespace frise::terminal {

Captions::Captions(const deckkit::Deck& deck, const std::vector<Face>& faces, Language language) {
    std::unordered_map<std::string_view, const deckkit::Card*> known;
    for (const deckkit::Card& card : deck.cards) known.emplace(card.id, &card);
    for (const Face& face : faces) {
        const auto it = known.find(face.id);
        if (it == known.end()) {
            const std::string title = cleaned(face.title.empty() ? face.id : face.title);
            captions_.push_back({title, title, "", "", false});
            continue;
        }
        const deckkit::Card& card = *it->second;
        const std::string& title = card.title.in(language);
        const std::string& dated = card.dated.in(language);
        captions_.push_back({title, dated.empty() ? title : title + " – " + dated, card.fact.in(language),
                             card.clue.in(language), card.precision != Precision::exact});
    }
}

}  // namespace frise::terminal
