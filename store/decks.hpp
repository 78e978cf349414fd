// The part of a store that has decks, and who has which of them in a list.
#pragma once

#include "store/time.hpp"
#include "store/trouble.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace frise::store {

// A deck in somebody's own list.
struct OwnDeck {
    std::string hash;
    Time saved = 0;
    std::string text;  // what lists show, as JSON

    bool operator==(const OwnDeck&) const = default;
};

class Decks {
  public:
    Decks() = default;
    Decks(const Decks&) = delete;
    Decks& operator=(const Decks&) = delete;
    virtual ~Decks() = default;

    // By the hash of their contents: to put one again changes nothing.
    virtual Stored<void> put_deck(std::string_view hash, std::string_view text) = 0;
    virtual Stored<std::optional<std::string>> deck(std::string_view hash) = 0;
    // The whole hash of the one deck whose hash begins like this; nothing if there are several.
    virtual Stored<std::optional<std::string>> deck_starting(std::string_view prefix) = 0;
    // The hashes of those in nobody's list, by their bytes.
    virtual Stored<std::vector<std::string>> loose_decks() = 0;
    // Unless it is in somebody's list. Whether a game uses it is not asked.
    virtual Stored<void> drop_deck(std::string_view hash) = 0;

    // Into a person's own list, where it takes the place of itself and of `instead`; that leaves the list only, for
    // games may use it. Whether there is such a deck or person is not asked.
    virtual Stored<void> put_own_deck(std::string_view person, const OwnDeck& deck, std::string_view instead) = 0;
    virtual Stored<void> drop_own_deck(std::string_view person, std::string_view hash) = 0;
    // The last saved first; of the same time, by the bytes of their hashes, the greatest first.
    virtual Stored<std::vector<OwnDeck>> own_decks(std::string_view person) = 0;
};

}  // namespace frise::store
