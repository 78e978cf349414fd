// From a deck to JSON.
#include "deckkit/deck_json.hpp"

#include <boost/json.hpp>

namespace frise::deckkit {

namespace json = boost::json;

namespace {

std::string quoted(std::string_view text) { return json::serialize(json::string{text}); }

std::string written(const Translated& text) {
    std::string object;
    for (const Language language : all_languages()) {
        if (text[language].empty()) continue;
        object += (object.empty() ? "" : ", ") + quoted(code(language)) + ": " + quoted(text[language]);
    }
    return "{" + object + "}";
}

std::string written(const std::vector<std::string>& texts) {
    std::string list;
    for (const std::string& text : texts) list += (list.empty() ? "" : ", ") + quoted(text);
    return "[" + list + "]";
}

// An object with one field a line; fields without a value are left out.
class Lines {
  public:
    explicit Lines(std::string indent) : indent_{std::move(indent)} {}

    // `json` as it is.
    Lines& add(std::string_view field, std::string_view json) {
        text_ += (text_.empty() ? "" : ",\n") + indent_ + quoted(field) + ": " + std::string{json};
        return *this;
    }
    Lines& add_number(std::string_view field, std::int64_t value) { return add(field, std::to_string(value)); }
    Lines& add_text(std::string_view field, std::string_view value) {
        return value.empty() ? *this : add(field, quoted(value));
    }
    template <class Texts>
    Lines& add_texts(std::string_view field, const Texts& value) {
        return value.empty() ? *this : add(field, written(value));
    }
    [[nodiscard]] const std::string& text() const { return text_; }

  private:
    std::string indent_;
    std::string text_;
};

std::string card_lines(const Card& card) {
    Lines lines{"      "};
    lines.add_text("id", card.id).add_number("year", card.year).add_text("precision", name(card.precision));
    lines.add_texts("title", card.title).add_texts("dated", card.dated);
    lines.add_texts("fact", card.fact).add_texts("clue", card.clue);
    lines.add_texts("themes", card.themes).add_text("region", card.region);
    lines.add_text("illustration", card.illustration).add_texts("source", card.source);
    if (card.familiarity != 0) lines.add_number("familiarity", card.familiarity);
    if (card.icons) {
        lines.add("icons", "{\"front\": " + std::to_string(card.icons->front) +
                               ", \"back\": " + std::to_string(card.icons->back) + "}");
    }
    return lines.text();
}

}  // namespace

std::string write_deck(const Deck& deck) {
    Lines lines{"  "};
    lines.add_number("format", deck_format).add_text("id", deck.id);
    lines.add_texts("title", deck.title).add_texts("description", deck.description);
    lines.add_text("licence", deck.licence).add_texts("authors", deck.authors).add_texts("tags", deck.tags);
    lines.add_texts("themes", deck.themes).add_text("colour", deck.colour).add_text("cover", deck.cover);
    std::string text = "{\n" + lines.text() + ",\n  \"cards\": [\n";
    for (const Card& card : deck.cards) {
        text += "    {\n" + card_lines(card) + (&card == &deck.cards.back() ? "\n    }\n" : "\n    },\n");
    }
    return text + "  ]\n}\n";
}

}  // namespace frise::deckkit
