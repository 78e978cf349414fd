// The words of all languages for what a deck has fixed names for.
#pragma once

#include "deckkit/deck.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace frise::deckkit {

// "about", « vers », « siècle ».
std::optional<Precision> precision_called(std::string_view text);
// The number of wikibase:timePrecision: "11", or the end of its address.
std::optional<int> wikidata_precision(std::string_view text);
// "Middle East", « Moyen-Orient »; empty for none.
std::string region_called(std::string_view text);
// « Musique » is "music"; a theme of the author's own becomes a slug; empty where nothing is left.
std::string theme_called(std::string_view text);

struct Article {
    std::string title;
    std::optional<Language> language;  // of its encyclopedia
};

// The title in https://fr.wikipedia.org/wiki/Prise_de_la_Bastille; other text as it is.
Article article_of(std::string_view text);

}  // namespace frise::deckkit
