// What a deck says of itself.
#include "deckkit/deck.hpp"

#include <algorithm>

namespace frise::deckkit {

const std::string& Translated::in(Language language) const {
    if (!texts[index(language)].empty()) return texts[index(language)];
    const auto other = std::find_if(texts.begin(), texts.end(), [](const std::string& text) { return !text.empty(); });
    return other == texts.end() ? texts[index(language)] : *other;
}

bool Translated::empty() const {
    return std::all_of(texts.begin(), texts.end(), [](const std::string& text) { return text.empty(); });
}

std::vector<Language> Deck::languages() const {
    std::vector<Language> found;
    for (const Language language : all_languages) {
        if (!title[language].empty()) found.push_back(language);
    }
    return found;
}

}  // namespace frise::deckkit
