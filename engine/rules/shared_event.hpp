// Events that several games share.
#pragma once

#include "engine/core/card.hpp"
#include "engine/core/seat.hpp"
#include "engine/rules/fields.hpp"

#include <boost/container/small_vector.hpp>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <tuple>

namespace frise {

using Viewer = std::optional<Seat>;  // none: an onlooker
inline constexpr Viewer onlooker = std::nullopt;

// Where the cards of an event were before. An event with cards says so with `cards_from`: those who watch have not seen
// the titles of cards from the pile.
enum class CardsFrom : std::uint8_t { pile, table };

// The fronts of a hand. Those of up to eight cards need no allocation, and do not make Event any larger.
using Fronts = boost::container::small_vector<Icon, 8>;

struct Dealt {
    static constexpr std::string_view type = "dealt";
    static constexpr CardsFrom cards_from = CardsFrom::pile;
    Seat seat;
    Cards cards;
    Fronts fronts;  // in a game with icons

    static constexpr auto fields() {
        return std::tuple{Field{"seat", &Dealt::seat}, Field{"cards", &Dealt::cards},
                          FieldIfAny{"fronts", &Dealt::fronts}};
    }
    bool operator==(const Dealt&) const = default;
};

struct Started {
    static constexpr std::string_view type = "started";
    static constexpr CardsFrom cards_from = CardsFrom::pile;
    CardNo card;
    Year year = 0;

    static constexpr auto fields() { return std::tuple{Field{"card", &Started::card}, Field{"year", &Started::year}}; }
    bool operator==(const Started&) const = default;
};

struct Placed {
    static constexpr std::string_view type = "placed";
    static constexpr CardsFrom cards_from = CardsFrom::table;
    Seat seat;
    CardNo card;
    int gap = 0;
    Year year = 0;
    bool right = false;

    static constexpr auto fields() {
        return std::tuple{Field{"seat", &Placed::seat}, Field{"card", &Placed::card}, Field{"gap", &Placed::gap},
                          Field{"year", &Placed::year}, Field{"right", &Placed::right}};
    }
    bool operator==(const Placed&) const = default;
};

struct PutRight {
    static constexpr std::string_view type = "put-right";
    static constexpr CardsFrom cards_from = CardsFrom::table;
    CardNo card;
    int gap = 0;
    Year year = 0;

    static constexpr auto fields() {
        return std::tuple{Field{"card", &PutRight::card}, Field{"gap", &PutRight::gap},
                          Since2{"year", &PutRight::year}};
    }
    bool operator==(const PutRight&) const = default;
};

struct Discarded {
    static constexpr std::string_view type = "discarded";
    static constexpr CardsFrom cards_from = CardsFrom::table;
    Seat seat;
    CardNo card;
    Year year = 0;
    std::optional<Icon> icon;  // in a game with icons: the new one to match

    static constexpr auto fields() {
        return std::tuple{Field{"seat", &Discarded::seat}, Field{"card", &Discarded::card},
                          Field{"year", &Discarded::year}, Field{"icon", &Discarded::icon}};
    }
    bool operator==(const Discarded&) const = default;
};

struct Drew {
    static constexpr std::string_view type = "drew";
    static constexpr CardsFrom cards_from = CardsFrom::pile;
    Seat seat;
    CardNo card;
    std::optional<Icon> front;  // in a game with icons

    static constexpr auto fields() {
        return std::tuple{Field{"seat", &Drew::seat}, Field{"card", &Drew::card}, Field{"front", &Drew::front}};
    }
    bool operator==(const Drew&) const = default;
};

// Out of the game, or of a duel.
struct Out {
    static constexpr std::string_view type = "out";
    Seat seat;

    static constexpr auto fields() { return std::tuple{Field{"seat", &Out::seat}}; }
    bool operator==(const Out&) const = default;
};

// The order is secret.
struct Reshuffled {
    static constexpr std::string_view type = "reshuffled";
    Cards cards;           // top first
    std::size_t pile = 0;  // how many cards lie in the draw pile after it
    bool whole = false;    // the whole deck: hands, line and discard pile are empty after it

    static constexpr auto fields() {
        return std::tuple{Field{"cards", &Reshuffled::cards}, Since2{"pile", &Reshuffled::pile},
                          Since2{"whole", &Reshuffled::whole}};
    }
    bool operator==(const Reshuffled&) const = default;
};

struct SeenShuffle {
    static constexpr std::string_view type = Reshuffled::type;
    std::size_t count = 0;
    std::size_t pile = 0;
    bool whole = false;

    static constexpr auto fields() {
        return std::tuple{Field{"count", &SeenShuffle::count}, Field{"pile", &SeenShuffle::pile},
                          Field{"whole", &SeenShuffle::whole}};
    }
    bool operator==(const SeenShuffle&) const = default;
};

inline SeenShuffle seen_by(const Reshuffled& event) { return {event.cards.size(), event.pile, event.whole}; }

// Ends every game. What it holds depends on the list of games: see event.hpp.
struct GameOver;

}  // namespace frise
