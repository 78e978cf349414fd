// What a seat can do in contest beside placing a card, and the choices of it.
#pragma once

#include "engine/core/card.hpp"
#include "engine/core/seat.hpp"
#include "engine/rules/choice.hpp"
#include "engine/rules/fields.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <tuple>

namespace frise {

struct Accept {
    static constexpr std::string_view type = "accept";

    static constexpr auto fields() { return std::tuple{}; }
    bool operator==(const Accept&) const = default;
};

struct Contest {
    static constexpr std::string_view type = "contest";

    static constexpr auto fields() { return std::tuple{}; }
    bool operator==(const Contest&) const = default;
};

struct Give {
    static constexpr std::string_view type = "give";
    CardNo card;
    std::optional<int> to;

    static constexpr auto fields() { return std::tuple{Field{"card", &Give::card}, Field{"to", &Give::to}}; }
    bool operator==(const Give&) const = default;
};

struct GiveAny {
    static constexpr Listing listing = Listing::while_few;
    std::span<const CardNo> cards;
    SeatList to;  // empty where the receiver is settled

    [[nodiscard]] std::uint64_t count() const { return cards.size() * (to.empty() ? 1 : to.size()); }
    [[nodiscard]] Give at(std::uint64_t n) const {
        const CardNo card = item(cards, n % cards.size());
        if (to.empty()) return {card, std::nullopt};
        return {card, item(to, n / cards.size()).number};
    }
    template <class Ranges>
    void describe(Ranges& ranges) const {
        ranges.list("card", cards);
        if (!to.empty()) ranges.list("to", to);
    }
};

}  // namespace frise
