// Drawing, and hashing.
#include "server/secret.hpp"

#include "platform/sha256.hpp"
#include "table/opening.hpp"

#include <cerrno>
#include <cstring>
#include <stdexcept>
#include <sys/random.h>
#include <utility>

namespace frise::server {
namespace {

constexpr std::string_view code_letters = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::string_view token_letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

}  // namespace

void fill_with_chance(std::span<std::uint8_t> bytes) {
    while (!bytes.empty()) {
        const ssize_t got = getrandom(bytes.data(), bytes.size(), 0);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) throw std::runtime_error{"the operating system gives no random numbers"};
        bytes = bytes.subspan(static_cast<std::size_t>(got));
    }
}

std::uint64_t chance_number() {
    std::array<std::uint8_t, sizeof(std::uint64_t)> bytes{};
    fill_with_chance(bytes);
    std::uint64_t number = 0;
    std::memcpy(&number, bytes.data(), sizeof number);
    return number;
}

std::uint32_t SystemChance::next() {
    if (left_ == 0) {
        std::array<std::uint8_t, sizeof drawn_> bytes{};
        fill_with_chance(bytes);
        std::memcpy(drawn_.data(), bytes.data(), bytes.size());
        left_ = drawn_.size();
    }
    return std::exchange(drawn_[--left_], 0U);
}

// Evenly (Lemire's method).
std::uint32_t SystemChance::below(std::uint32_t bound) {
    std::uint64_t product = std::uint64_t{next()} * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
        const std::uint32_t threshold = (0U - bound) % bound;
        while (static_cast<std::uint32_t>(product) < threshold) product = std::uint64_t{next()} * bound;
    }
    return static_cast<std::uint32_t>(product >> 32U);
}

void SystemChance::shuffle(std::span<CardNo> cards, std::uint32_t /*nth*/) {
    for (std::size_t left = cards.size(); left > 1; --left) {
        std::swap(cards[left - 1], cards[below(static_cast<std::uint32_t>(left))]);
    }
}

std::string SystemLuck::code() { return short_code(table::code_length); }

std::string short_code(std::size_t length) {
    std::string code;
    while (code.size() < length) {
        // 30 letters: the bytes above 239 would favour some.
        std::array<std::uint8_t, 1> byte{};
        fill_with_chance(byte);
        if (byte[0] < 240) code += code_letters[byte[0] % code_letters.size()];
    }
    return code;
}

std::string code_as_typed(std::string_view typed) {
    std::string code;
    for (const char c : typed.substr(0, 40)) {
        const char upper = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
        if (code_letters.find(upper) != std::string_view::npos) code += upper;
    }
    return code;
}

std::string new_token() {
    std::array<std::uint8_t, 43> bytes{};
    fill_with_chance(bytes);
    std::string token;
    for (const std::uint8_t byte : bytes) token += token_letters[byte % token_letters.size()];
    return token;
}

store::Hash hash_of_secret(std::string_view secret) { return sha256(secret); }

}  // namespace frise::server
