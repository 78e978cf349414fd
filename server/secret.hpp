// Chance and secrets from the operating system's generator.
#pragma once

#include "engine/core/chance.hpp"
#include "server/tables.hpp"
#include "store/hash.hpp"
#include "table/effects.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace frise::server {

void fill_with_chance(std::span<std::uint8_t> bytes);
std::uint64_t chance_number();

// Shuffles of live tables: no seed that could be guessed or found.
class SystemChance final : public Chance {
  public:
    void shuffle(std::span<CardNo> cards, std::uint32_t nth) override;

  private:
    std::uint32_t below(std::uint32_t bound);
    std::uint32_t next();

    std::array<std::uint32_t, 64> drawn_{};
    std::size_t left_ = 0;
};

// All chance at the tables of a thread.
class SystemLuck final : public table::Luck {
  public:
    Chance& shuffles() override { return chance_; }
    std::uint64_t number() override { return chance_number(); }
    std::string code() override;

  private:
    SystemChance chance_;
};

// Letters and digits that are not mistaken for each other.
std::string short_code(std::size_t length);
// What such a code means however it was typed: small letters, spaces and dashes do not matter.
std::string code_as_typed(std::string_view typed);
// A secret that nobody guesses: 256 bits.
std::string new_token();

store::Hash hash_of_secret(std::string_view secret);

}  // namespace frise::server
