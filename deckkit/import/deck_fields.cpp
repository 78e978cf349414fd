// Deck fields by name.
#include "deckkit/import/deck_fields.hpp"

namespace frise::deckkit {
namespace {

std::string in_language(std::string_view field, Language language) {
    return std::string{field} + "_" + std::string{code(language)};
}

}  // namespace

std::vector<std::pair<std::string, std::string>> deck_fields(const Deck& deck) {
    std::vector<std::pair<std::string, std::string>> fields{{"id", deck.id}};
    const auto add = [&](std::string field, const std::string& value) {
        if (!value.empty()) fields.emplace_back(std::move(field), value);
    };
    for (const Language language : all_languages()) add(in_language("title", language), deck.title[language]);
    for (const Language language : all_languages())
        add(in_language("description", language), deck.description[language]);
    add("licence", deck.licence);
    for (const std::string& author : deck.authors) fields.emplace_back("author", author);
    for (const std::string& tag : deck.tags) fields.emplace_back("tag", tag);
    for (const std::string& theme : deck.themes) fields.emplace_back("theme", theme);
    add("colour", deck.colour);
    add("cover", deck.cover);
    return fields;
}

bool set_deck_field(Deck& deck, std::string_view field, std::string value) {
    for (const Language language : all_languages()) {
        if (field == in_language("title", language)) return (deck.title[language] = std::move(value), true);
        if (field == in_language("description", language)) return (deck.description[language] = std::move(value), true);
    }
    if (field == "author") return (deck.authors.push_back(std::move(value)), true);
    if (field == "tag") return (deck.tags.push_back(std::move(value)), true);
    if (field == "theme") return (deck.themes.push_back(std::move(value)), true);
    for (const auto& [name, text] : {std::pair{std::string_view{"id"}, &deck.id},
                                     {"licence", &deck.licence},
                                     {"colour", &deck.colour},
                                     {"cover", &deck.cover}}) {
        if (field == name) return (*text = std::move(value), true);
    }
    return false;
}

}  // namespace frise::deckkit
