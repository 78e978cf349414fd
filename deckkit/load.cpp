// Loading decks.
#include "deckkit/load.hpp"

#include "deckkit/deck_json.hpp"
#include "deckkit/shelf.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>

namespace frise::deckkit {
namespace {

std::string listed_ids() {
    std::string list;
    for (const std::string_view id : shelf_ids()) list += (list.empty() ? "" : ", ") + std::string{id};
    return list;
}

bool is_path(std::string_view name) { return name.find_first_of("/.") != std::string_view::npos; }

tl::expected<Deck, LoadError> deck_from(const std::string& name, std::string_view json) {
    ReadDeck read = read_deck(json);
    if (count(read.problems, Severity::error) == 0) return std::move(read.deck);
    return tl::unexpected{LoadError{LoadError::Kind::broken, name, std::move(read.problems)}};
}

Text words_for(LoadError::Kind kind) {
    switch (kind) {
        case LoadError::Kind::unknown: return "decks.load_unknown";
        case LoadError::Kind::unreadable: return "decks.load_unreadable";
        case LoadError::Kind::too_large: return "decks.load_too_large";
        case LoadError::Kind::broken: break;
    }
    return "decks.load_broken";
}

}  // namespace

std::string explain(const LoadError& error, Language language) {
    Slots slots{word("name", error.name), word("ids", listed_ids())};
    const auto first = std::find_if(error.problems.begin(), error.problems.end(),
                                    [](const Problem& problem) { return severity(problem.flaw) == Severity::error; });
    if (first != error.problems.end()) {
        const std::size_t errors = count(error.problems, Severity::error);
        constexpr Text or_more{"decks.load_or_more"};
        slots.push_back(number("n", static_cast<std::int64_t>(errors)));
        slots.push_back(word("more", errors < most_problems ? std::string{} : filled(language, or_more)));
        slots.push_back(number("line", static_cast<std::int64_t>(first->line)));
        slots.push_back(word("problem", explain(*first, language)));
    }
    return filled(language, words_for(error.kind), slots);
}

tl::expected<std::string, LoadError> read_bytes(const std::string& path) {
    std::ifstream file{path, std::ios::binary};
    std::string bytes;
    std::string block(1U << 16U, '\0');
    while (file && bytes.size() <= largest_file) {
        file.read(block.data(), static_cast<std::streamsize>(block.size()));
        bytes.append(block, 0, static_cast<std::size_t>(file.gcount()));
    }
    if (!file.is_open() || file.bad()) return tl::unexpected{LoadError{LoadError::Kind::unreadable, path, {}}};
    if (bytes.size() > largest_file) return tl::unexpected{LoadError{LoadError::Kind::too_large, path, {}}};
    return bytes;
}

tl::expected<Deck, LoadError> load_deck(const std::string& name) {
    if (const auto json = shelf_json(name)) return deck_from(name, *json);
    if (!is_path(name)) return tl::unexpected{LoadError{LoadError::Kind::unknown, name, {}}};
    const auto bytes = read_bytes(name);
    if (!bytes) return tl::unexpected{bytes.error()};
    return deck_from(name, *bytes);
}

std::vector<std::string> usual_decks() {
    std::vector<std::string> usual;
    for (const std::string_view id : shelf_ids()) {
        const Deck deck = read_deck(shelf_json(id).value()).deck;
        if (std::find(deck.tags.begin(), deck.tags.end(), "general") != deck.tags.end()) usual.emplace_back(id);
    }
    return usual;
}

}  // namespace frise::deckkit
