// Finding a deck on the shelf.
#include "deckkit/shelf.hpp"

#include "deckkit/shelf_bytes.hpp"

#include <array>

namespace frise::deckkit {
namespace {

struct Shelved {
    std::string_view id;
    std::string_view (*json)();
};

constexpr std::array<Shelved, 6> shelf{{{"inventions", inventions_deck},
                                        {"world", world_deck},
                                        {"science", science_deck},
                                        {"arts", arts_deck},
                                        {"france", france_deck},
                                        {"everyday", everyday_deck}}};

}  // namespace

std::vector<std::string_view> shelf_ids() {
    std::vector<std::string_view> ids;
    for (const Shelved& deck : shelf) ids.push_back(deck.id);
    return ids;
}

std::optional<std::string_view> shelf_json(std::string_view id) {
    for (const Shelved& deck : shelf) {
        if (deck.id == id) return deck.json();
    }
    return std::nullopt;
}

}  // namespace frise::deckkit
