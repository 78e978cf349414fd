// What a deck says of itself.
#include "deckkit/deck.hpp"

#include <algorithm>

namespace frise::deckkit {

std::string& Translated::operator[](Language language) {
    if (texts.size() <= index(language)) texts.resize(index(language) + 1);
    return texts[index(language)];
}

const std::string& Translated::operator[](Language language) const {
    static const std::string none;
    return index(language) < texts.size() ? texts[index(language)] : none;
}

const std::string& Translated::in(Language language) const {
    const std::string& own = (*this)[language];
    if (!own.empty()) return own;
    const auto other = std::find_if(texts.begin(), texts.end(), [](const std::string& text) { return !text.empty(); });
    return other == texts.end() ? own : *other;
}

bool Translated::operator==(const Translated& other) const {
    const auto& [shorter, longer] =
        std::minmax(texts, other.texts, [](const auto& a, const auto& b) { return a.size() < b.size(); });
    const auto rest = longer.begin() + static_cast<std::ptrdiff_t>(shorter.size());
    return std::equal(shorter.begin(), shorter.end(), longer.begin()) &&
           std::all_of(rest, longer.end(), [](const std::string& text) { return text.empty(); });
}

bool Translated::empty() const {
    return std::all_of(texts.begin(), texts.end(), [](const std::string& text) { return text.empty(); });
}

std::vector<Language> Deck::languages() const {
    std::vector<Language> found;
    for (const Language language : all_languages()) {
        if (!title[language].empty()) found.push_back(language);
    }
    return found;
}

}  // namespace frise::deckkit
