// Two columns.
#include "apps/option_help.hpp"

#include "deckkit/load.hpp"
#include "deckkit/shelf.hpp"
#include "engine/rules/catalogue.hpp"
#include "wording/letters.hpp"

#include <vector>

namespace frise {
namespace {

template <class Names>
std::string with_commas(const Names& names) {
    std::string list;
    for (const auto& name : names) list += (list.empty() ? "" : ", ") + std::string{name};
    return list;
}

}  // namespace

std::string option_name(std::string_view name, std::string_view value) {
    if (name == lang_help.name) return std::string{name} + " " + language_choice();
    return value.empty() ? std::string{name} : std::string{name} + " " + std::string{value};
}

std::string help_text(Language language, Text text) {
    std::vector<std::string_view> games;
    for (const GameId game : all_games) games.push_back(name(game));
    const std::string last{games.back()};
    games.pop_back();
    return filled(language, text,
                  {word("games", with_commas(games)), word("last", last), word("choice", language_choice()),
                   word("codes", listed_languages(language)), word("decks", with_commas(deckkit::shelf_ids())),
                   word("usual", with_commas(deckkit::usual_decks()))});
}

std::string option_help(Language language, std::span<const OptionHelp> options, std::size_t indent) {
    std::string text;
    for (const auto& [name, help] : options) {
        const std::string first = "  " + padded(option_name(name, ""), indent - 2) + help_text(language, help);
        for (const std::string& line : wrapped(first, 80, indent)) text += line + "\n";
    }
    return text;
}

}  // namespace frise
