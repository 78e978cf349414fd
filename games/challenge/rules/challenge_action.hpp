// What a seat can do in a duel, and the choices of it. What it can do in a trial is in engine/rules/dials.hpp.
#pragma once

#include "engine/core/card.hpp"
#include "engine/rules/choice.hpp"
#include "engine/rules/fields.hpp"

#include <cstdint>
#include <string_view>
#include <tuple>

namespace frise {

// The card just drawn.
struct PlaceDrawn {
    static constexpr std::string_view type = "place";
    int gap = 0;

    static constexpr auto fields() { return std::tuple{Field{"gap", &PlaceDrawn::gap}}; }
    bool operator==(const PlaceDrawn&) const = default;
};

struct Guess {
    static constexpr std::string_view type = "guess";
    Year year = 0;

    static constexpr auto fields() { return std::tuple{Field{"year", &Guess::year}}; }
    bool operator==(const Guess&) const = default;
};

struct PlaceDrawnAny {
    static constexpr Listing listing = Listing::always;
    int last_gap = 0;

    [[nodiscard]] std::uint64_t count() const { return gap_count(last_gap); }
    [[nodiscard]] PlaceDrawn at(std::uint64_t n) const { return {static_cast<int>(n)}; }
};

struct GuessAny {
    static constexpr Listing listing = Listing::never;
    Year least = 0;
    Year most = 0;

    [[nodiscard]] std::uint64_t count() const { return static_cast<std::uint64_t>(most - least) + 1; }
    [[nodiscard]] Guess at(std::uint64_t n) const { return {least + static_cast<Year>(n)}; }
    template <class Ranges>
    void describe(Ranges& ranges) const {
        ranges.range("year", least, most);
    }
};

}  // namespace frise
