// The events that only contest has, and its outcome.
#pragma once

#include "engine/core/card.hpp"
#include "engine/core/few.hpp"
#include "engine/core/seat.hpp"
#include "engine/rules/fields.hpp"
#include "engine/rules/shared_event.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <tuple>

namespace frise {

using Points = Few<std::int64_t, max_seats>;

struct Proposed {
    static constexpr std::string_view type = "proposed";
    static constexpr CardsFrom cards_from = CardsFrom::table;
    Seat seat;
    CardNo card;
    int gap = 0;

    static constexpr auto fields() {
        return std::tuple{Field{"seat", &Proposed::seat}, Field{"card", &Proposed::card}, Field{"gap", &Proposed::gap}};
    }
    bool operator==(const Proposed&) const = default;
};

struct Accepted {
    static constexpr std::string_view type = "accepted";
    Seat seat;

    static constexpr auto fields() { return std::tuple{Field{"seat", &Accepted::seat}}; }
    bool operator==(const Accepted&) const = default;
};

struct Contested {
    static constexpr std::string_view type = "contested";
    Seat seat;

    static constexpr auto fields() { return std::tuple{Field{"seat", &Contested::seat}}; }
    bool operator==(const Contested&) const = default;
};

// Who has to give a card.
struct Giving {
    Seat from;
    std::optional<Seat> to;  // none: the giver may choose

    static constexpr auto fields() { return std::tuple{Field{"from", &Giving::from}, FieldOrNull{"to", &Giving::to}}; }
    bool operator==(const Giving&) const = default;
};

// A proposal was accepted or contested, and turned.
struct ProposalPlaced {
    static constexpr std::string_view type = "placed";
    static constexpr CardsFrom cards_from = CardsFrom::table;
    Seat seat;
    CardNo card;
    int gap = 0;
    Year year = 0;
    bool right = false;
    std::optional<Giving> giving{};  // none: nobody has to give

    static constexpr auto fields() {
        return std::tuple{Field{"seat", &ProposalPlaced::seat},   Field{"card", &ProposalPlaced::card},
                          Field{"gap", &ProposalPlaced::gap},     Field{"year", &ProposalPlaced::year},
                          Field{"right", &ProposalPlaced::right}, Since2{"giving", &ProposalPlaced::giving}};
    }
    bool operator==(const ProposalPlaced&) const = default;
};

struct Gave {
    static constexpr std::string_view type = "gave";
    static constexpr CardsFrom cards_from = CardsFrom::table;
    Seat from;
    Seat to;
    CardNo card;

    static constexpr auto fields() {
        return std::tuple{Field{"from", &Gave::from}, Field{"to", &Gave::to}, Field{"card", &Gave::card}};
    }
    bool operator==(const Gave&) const = default;
};

struct Scored {
    static constexpr std::string_view type = "scored";
    Points points;
    Points totals;
    std::optional<int> next{};  // the round that follows; none: the game is over

    static constexpr auto fields() {
        return std::tuple{Field{"points", &Scored::points}, Field{"totals", &Scored::totals},
                          Since2{"next", &Scored::next}};
    }
    bool operator==(const Scored&) const = default;
};

}  // namespace frise
