// What is told of decks without their cards, and what is wrong with them.
#pragma once

#include "deckkit/deck.hpp"
#include "deckkit/problem.hpp"

#include <boost/json.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace frise::server {

// What a list shows. No card can be made out of it.
boost::json::object described(const deckkit::Deck& deck);
boost::json::array spread_of(const deckkit::Deck& deck);
boost::json::array written(const deckkit::Problems& problems);

// "message" in English, and "message_fr" and so on in all other languages.
template <class Words>
void add_messages(boost::json::object& object, Words words) {
    for (const Language language : all_languages()) {
        const std::string field = language == Language{} ? "message" : "message_" + std::string{code(language)};
        object[field] = words(language);
    }
}

struct ShelfDeck {
    std::string_view id;
    std::string hash;
    boost::json::object listing;
};
const std::vector<ShelfDeck>& shelf_decks();

// To be told to others: the beginning of the hash, "abcde-fghij".
std::string share_code(std::string_view hash);
// A hash, or the beginning of one that is long enough, however it was typed; empty if it is neither.
std::string hash_as_typed(std::string_view typed);
inline constexpr std::size_t share_code_length = 10;

}  // namespace frise::server
