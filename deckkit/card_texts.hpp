// The text of each card in a deck's JSON, found without parsing it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace frise::deckkit {

struct CardTexts {
    std::vector<std::string_view> cards;  // what stands between the commas, still to be parsed
    std::string rest;                     // the deck with an empty list of cards
};

// Where the quotation mark is that ends the string that begins at `start`.
std::size_t end_of_string(std::string_view text, std::size_t start);

// Nothing where it is not plain what the list of cards is. Whether the parts are valid JSON is for the parser to say.
std::optional<CardTexts> card_texts(std::string_view text);

}  // namespace frise::deckkit
