// Reading a deck from JSON, and turning it into what the game and the screen need.
#include "terminal/play_deck.hpp"

#include "wording/letters.hpp"

#include <boost/json.hpp>
#include <unordered_map>

namespace frise::terminal {
namespace {

namespace json = boost::json;

Translated translated(const json::value& value) {
    Translated texts;
    for (const Language language : all_languages) {
        texts[index(language)] = json::value_to<std::string>(value.at(code(language)));
    }
    return texts;
}

PlayCard card_from(const json::value& value) {
    PlayCard card;
    card.id = json::value_to<std::string>(value.at("id"));
    card.year = value.at("year").to_number<Year>();
    card.about = value.at("about").as_bool();
    card.title = translated(value.at("title"));
    card.fact = translated(value.at("fact"));
    return card;
}

}  // namespace

Result<PlayDeck> read_deck(std::string_view text) {
    // The library says what is wrong by throwing; here it becomes a value.
    try {
        const json::value value = json::parse(text);
        PlayDeck deck;
        deck.title = translated(value.at("title"));
        for (const json::value& card : value.at("cards").as_array()) deck.cards.push_back(card_from(card));
        return deck;
    } catch (const std::exception& error) {
        return refuse(ErrorCode::bad_deck, std::string{"the deck cannot be read: "} + error.what());
    }
}

std::vector<Card> cards_of(const PlayDeck& deck, Language language) {
    std::vector<Card> cards;
    for (const PlayCard& card : deck.cards) {
        cards.push_back({{card.id, card.title[index(language)]}, card.year, std::nullopt, std::nullopt});
    }
    return cards;
}

Captions::Captions(const PlayDeck& deck, const std::vector<Face>& faces, Language language) {
    std::unordered_map<std::string_view, const PlayCard*> known;
    for (const PlayCard& card : deck.cards) known.emplace(card.id, &card);
    for (const Face& face : faces) {
        const auto it = known.find(face.id);
        if (it == known.end()) {
            const std::string title = cleaned(face.title.empty() ? face.id : face.title);
            captions_.push_back({title, "", false});
        } else {
            const PlayCard& card = *it->second;
            captions_.push_back({card.title[index(language)], card.fact[index(language)], card.about});
        }
    }
}

}  // namespace frise::terminal
