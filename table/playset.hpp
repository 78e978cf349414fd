// The cards that a table plays with, and what is told of each.
#pragma once

#include "bots/lore.hpp"
#include "deckkit/deck.hpp"
#include "engine/codec/card_names.hpp"
#include "engine/core/card.hpp"
#include "engine/core/result.hpp"
#include "table/table_settings.hpp"

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace frise::table {

// How much the decks of a table are together, before the filter.
struct DecksSize {
    std::size_t cards = 0;
    std::size_t bytes = 0;  // as they are written
};

struct Playset {
    // Of cards whose ids say nothing of their years.
    explicit Playset(const deckkit::Deck& cards, GameId game);
    // The memory that it takes, nearly.
    [[nodiscard]] std::size_t bytes() const;

    Deck deck;
    CardNames names;
    Lore lore;
    DecksSize decks;                  // that it was made from
    int left_out = 0;                 // cards that the game cannot use
    std::vector<std::string> quoted;  // the ids, as JSON
    // JSON, by language and card: for as long as the year is hidden, and what is told once it is shown.
    // Languages that no card has are left empty: English stands for them.
    std::vector<std::vector<std::string>> faces;
    std::vector<std::vector<std::string>> facts;
    [[nodiscard]] const std::vector<std::string>& faces_in(Language language) const;
    [[nodiscard]] const std::vector<std::string>& facts_in(Language language) const;
    std::vector<bool> about;  // the year is not known exactly
};

using PlaysetPtr = std::shared_ptr<const Playset>;

// A deck's text. Games count cards by id: the order in which their author has them may be that of the years.
deckkit::Deck read_by_id(const std::string& text);
// What is chosen of decks, and can be played with in the game.
PlaysetPtr make_playset(const std::vector<deckkit::Deck>& decks, const DecksSize& size, const TableSettings& settings);
Result<void> check_enough(const TableSettings& settings, const Playset& playset);

}  // namespace frise::table
