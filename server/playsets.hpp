// The cards that tables play with, shared by all tables that chose the same decks and filter.
#pragma once

#include "engine/core/result.hpp"
#include "server/tables.hpp"
#include "table/playset.hpp"
#include "table/refusal.hpp"
#include "table/table_settings.hpp"

#include <cstddef>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace frise::server {

// A deck's text by its hash, for those that are not on the shelf.
using FindDeck = std::function<std::optional<std::string>(const std::string& hash)>;

class Playsets {
  public:
    // What can be chosen for a table. Tables that were opened with more are still played at.
    static constexpr DecksSize most_chosen{10'000, 8'000'000};
    // Of those that no table may use any more: tables come and go, and their cards stay for the next.
    static constexpr std::size_t most_kept_bytes = 32'000'000;

    Playsets();

    // Finds the hashes of decks that are named by the shelf's ids. `has`: whether there is such a deck beside the
    // shelf.
    Result<void> name_decks(TableSettings& settings, const std::function<bool(const std::string& hash)>& has) const;
    // Those of settings that were named; the deck is large enough for the game.
    Result<PlaysetPtr> get(const TableSettings& settings, const FindDeck& find);

    // The same in steps. Settings with the same key have the same cards.
    static std::string key(const TableSettings& settings);
    // One that is there already; null: none.
    PlaysetPtr made(const std::string& key);
    // However large the decks are, unless `chosen` says that somebody wants them now.
    Granted<PlaysetPtr> make(const TableSettings& settings, const FindDeck& find, bool chosen);
    static Granted<void> check_size(const DecksSize& decks);

    // Of the shelf: what goes into a store beside those that people sent.
    [[nodiscard]] std::optional<std::string> shelf_text(const std::string& hash) const;
    // Of those that are kept for the next table.
    [[nodiscard]] std::size_t kept_bytes() const;

  private:
    [[nodiscard]] std::optional<std::string> text_of(const TableDeck& deck, const FindDeck& find) const;
    void keep(const std::string& key, const PlaysetPtr& playset);

    std::map<std::string, std::string, std::less<>> shelf_;  // id by hash
    mutable std::mutex mutex_;
    std::map<std::string, std::weak_ptr<const Playset>> made_;
    struct Recent {
        PlaysetPtr playset;
        std::size_t bytes = 0;
    };
    std::deque<Recent> recent_;
    std::size_t recent_bytes_ = 0;
};

}  // namespace frise::server
