// SHA-256 of a deck as it is written.
#include "deckkit/deck_json.hpp"
#include "platform/sha256.hpp"

#include <fmt/format.h>

namespace frise::deckkit {

std::string content_hash(const Deck& deck) {
    std::string hex;
    for (const std::uint8_t byte : sha256(write_deck(deck))) hex += fmt::format("{:02x}", byte);
    return hex;
}

}  // namespace frise::deckkit
