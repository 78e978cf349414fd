// One pass over the text. Only keys of the deck and of its cards are kept; the rest is stepped over.
#include "deckkit/json_lines.hpp"

#include "deckkit/card_texts.hpp"

#include <algorithm>

namespace frise::deckkit {

std::size_t line_at(std::string_view text, std::size_t offset) {
    const auto end = text.begin() + static_cast<std::ptrdiff_t>(std::min(offset, text.size()));
    return 1 + static_cast<std::size_t>(std::count(text.begin(), end, '\n'));
}

JsonLines::JsonLines(std::string_view text, const Problems& problems) {
    for (const Problem& problem : problems) {
        if (problem.card) cards_.try_emplace(*problem.card);
    }
    Place* place = nullptr;  // of the card that is being read
    std::size_t line = 1;
    std::size_t depth = 0;
    bool in_cards = false;
    std::size_t card = 0;  // elements of the list of cards so far; some may be no objects
    bool key_next = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const bool space = c == ' ' || c == '\t' || c == '\r' || c == '\n';
        if (in_cards && depth == 2 && !space && c != ']' && c != ',' && place == nullptr) {
            const auto wanted = cards_.find(card);
            if (wanted != cards_.end()) {
                place = &wanted->second;
                place->line = line;
            }
        }
        if (c == '\n') {
            ++line;
        } else if (c == '"') {
            const std::size_t start = i + 1;
            i = end_of_string(text, start);
            const std::string_view string = text.substr(start, i - start);
            if (key_next && depth == 1) {
                deck_.fields.emplace(string, line);
                in_cards = string == "cards";
            } else if (key_next && depth == 3 && in_cards && place != nullptr) {
                place->fields.emplace(string, line);
            }
            key_next = false;
        } else if (c == '{' || c == '[') {
            ++depth;
            if (depth == 1) deck_.line = line;
            key_next = c == '{';
        } else if (c == '}' || c == ']') {
            --depth;
            key_next = false;
        } else if (c == ',') {
            // Behind a comma only an object has a key, and a list of texts is never at these depths.
            key_next = depth == 1 || depth == 3;
            if (depth == 2 && in_cards) {
                ++card;
                place = nullptr;
            }
        }
    }
}

std::size_t JsonLines::line(std::optional<std::size_t> card, std::string_view field) const {
    const auto wanted = card ? cards_.find(*card) : cards_.end();
    const Place& place = wanted == cards_.end() ? deck_ : wanted->second;
    const auto it = place.fields.find(field.substr(0, field.find('.')));
    return it == place.fields.end() ? place.line : it->second;
}

}  // namespace frise::deckkit
