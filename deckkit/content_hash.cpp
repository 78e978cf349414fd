// SHA-256 of a deck as it is written.
#include "deckkit/deck_json.hpp"

#include <array>
#include <fmt/format.h>
#include <openssl/evp.h>
#include <stdexcept>

namespace frise::deckkit {

std::string content_hash(const Deck& deck) {
    const std::string text = write_deck(deck);
    std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
    unsigned size = 0;
    if (EVP_Digest(text.data(), text.size(), digest.data(), &size, EVP_sha256(), nullptr) != 1) {
        throw std::runtime_error{"SHA-256 is not available"};
    }
    std::string hex;
    for (unsigned i = 0; i < size; ++i) hex += fmt::format("{:02x}", digest[i]);
    return hex;
}

}  // namespace frise::deckkit
