// The cards that tables play with, shared by all tables that chose the same decks and filter.
#pragma once

#include "bots/lore.hpp"
#include "deckkit/deck.hpp"
#include "engine/codec/card_names.hpp"
#include "engine/core/card.hpp"
#include "engine/core/result.hpp"
#include "server/table_settings.hpp"

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace frise::server {

struct Playset {
    explicit Playset(const deckkit::Deck& cards, GameId game);

    Deck deck;
    CardNames names;
    Lore lore;
    int left_out = 0;                 // cards that the game cannot use
    std::vector<std::string> quoted;  // the ids, as JSON
    // JSON, by language and card: for as long as the year is hidden, and what is told once it is shown.
    std::array<std::vector<std::string>, all_languages.size()> faces;
    std::array<std::vector<std::string>, all_languages.size()> facts;
    std::vector<bool> about;  // the year is not known exactly
};

// A deck's text by its hash, for those that are not on the shelf.
using FindDeck = std::function<std::optional<std::string>(const std::string& hash)>;

class Playsets {
  public:
    Playsets();

    // Finds the hashes of decks that are named by the shelf's ids.
    Result<void> name_decks(TableSettings& settings, const FindDeck& find) const;
    // Those of settings that were named; the deck is large enough for the game.
    Result<std::shared_ptr<const Playset>> get(const TableSettings& settings, const FindDeck& find);

    // Of the shelf: what goes into a store beside those that people sent.
    [[nodiscard]] std::optional<std::string> shelf_text(const std::string& hash) const;

  private:
    Result<deckkit::Deck> load(const TableDeck& deck, const FindDeck& find) const;
    Result<std::shared_ptr<const Playset>> make(const TableSettings& settings, const FindDeck& find) const;
    std::shared_ptr<const Playset> made(const std::string& key);
    void keep(const std::string& key, const std::shared_ptr<const Playset>& playset);

    std::map<std::string, std::string, std::less<>> shelf_;  // id by hash
    std::mutex mutex_;
    std::map<std::string, std::weak_ptr<const Playset>> made_;
    std::vector<std::shared_ptr<const Playset>> recent_;  // tables come and go; their cards stay for the next
};

}  // namespace frise::server
