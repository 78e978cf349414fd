// SHA-256 by OpenSSL, which uses what the processor has for it.
#include "platform/sha256.hpp"

#include <openssl/evp.h>
#include <stdexcept>

namespace frise {

std::array<std::uint8_t, 32> sha256(std::string_view bytes) {
    std::array<std::uint8_t, 32> digest{};
    unsigned size = 0;
    if (EVP_Digest(bytes.data(), bytes.size(), digest.data(), &size, EVP_sha256(), nullptr) != 1) {
        throw std::runtime_error{"SHA-256 is not available"};
    }
    return digest;
}

}  // namespace frise
