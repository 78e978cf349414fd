// Stepping over strings and counting brackets.
#include "deckkit/card_texts.hpp"

namespace frise::deckkit {
namespace {

// Where the first `[` behind the key "cards" of the deck is.
std::optional<std::size_t> list_of_cards(std::string_view text) {
    int depth = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '"') {
            const std::size_t start = i + 1;
            i = end_of_string(text, start);
            if (depth != 1 || text.substr(start, i - start) != "cards") continue;
            const std::size_t colon = text.find_first_not_of(" \t\r\n", i + 1);
            if (colon == std::string_view::npos || text[colon] != ':') continue;
            const std::size_t bracket = text.find_first_not_of(" \t\r\n", colon + 1);
            if (bracket == std::string_view::npos || text[bracket] != '[') return std::nullopt;
            return bracket;
        }
        if (c == '{' || c == '[') ++depth;
        if (c == '}' || c == ']') --depth;
    }
    return std::nullopt;
}

}  // namespace

std::size_t end_of_string(std::string_view text, std::size_t start) {
    for (std::size_t mark = text.find('"', start); mark != std::string_view::npos; mark = text.find('"', mark + 1)) {
        std::size_t backslashes = 0;
        while (mark - backslashes > start && text[mark - backslashes - 1] == '\\') ++backslashes;
        if (backslashes % 2 == 0) return mark;
    }
    return text.size();
}

std::optional<CardTexts> card_texts(std::string_view text) {
    const auto list = list_of_cards(text);
    if (!list) return std::nullopt;
    CardTexts found;
    int depth = 0;
    std::size_t begin = *list + 1;
    for (std::size_t i = begin; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '"') {
            i = end_of_string(text, i + 1);
        } else if (c == '{' || c == '[') {
            ++depth;
        } else if (c == ',' && depth == 0) {
            found.cards.push_back(text.substr(begin, i - begin));
            begin = i + 1;
        } else if (c == '}' || c == ']') {
            if (--depth >= 0) continue;
            if (c != ']') return std::nullopt;
            found.cards.push_back(text.substr(begin, i - begin));
            found.rest = std::string{text.substr(0, *list + 1)} + std::string{text.substr(i)};
            // A second list would be the one that counts.
            if (text.find("\"cards\"", i) != std::string_view::npos) return std::nullopt;
            return found;
        }
    }
    return std::nullopt;
}

}  // namespace frise::deckkit
