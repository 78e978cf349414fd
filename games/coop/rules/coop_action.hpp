// What a seat can do in coop, and the choices of it.
#pragma once

#include "engine/core/card.hpp"
#include "engine/rules/choice.hpp"
#include "engine/rules/fields.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <tuple>

namespace frise {

struct Play {
    static constexpr std::string_view type = "play";
    CardNo card;
    std::optional<int> wish;  // a gap, used if it turns out to be possible and free

    static constexpr auto fields() { return std::tuple{Field{"card", &Play::card}, Field{"gap", &Play::wish}}; }
    bool operator==(const Play&) const = default;
};

struct Discard {
    static constexpr std::string_view type = "discard";
    CardNo card;

    static constexpr auto fields() { return std::tuple{Field{"card", &Discard::card}}; }
    bool operator==(const Discard&) const = default;
};

struct EndTurn {
    static constexpr std::string_view type = "end-turn";

    static constexpr auto fields() { return std::tuple{}; }
    bool operator==(const EndTurn&) const = default;
};

struct PlayAny {
    static constexpr Listing listing = Listing::always;
    std::span<const CardNo> cards;

    [[nodiscard]] std::uint64_t count() const { return cards.size(); }
    [[nodiscard]] Play at(std::uint64_t n) const { return {item(cards, n), std::nullopt}; }
};

struct DiscardAny {
    static constexpr Listing listing = Listing::always;
    std::span<const CardNo> cards;

    [[nodiscard]] std::uint64_t count() const { return cards.size(); }
    [[nodiscard]] Discard at(std::uint64_t n) const { return {item(cards, n)}; }
};

}  // namespace frise
