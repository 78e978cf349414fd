// The events that only challenge has, and its outcome.
#pragma once

#include "engine/core/bounds.hpp"
#include "engine/core/card.hpp"
#include "engine/core/few.hpp"
#include "engine/core/seat.hpp"
#include "engine/rules/dials.hpp"
#include "engine/rules/fields.hpp"
#include "engine/rules/naming.hpp"
#include "engine/rules/shared_event.hpp"
#include "games/challenge/rules/board.hpp"

#include <boost/container/small_vector.hpp>
#include <cstdint>
#include <optional>
#include <string_view>
#include <tuple>
#include <variant>

namespace frise {

using Positions = Few<int, max_seats>;

enum class Hint : std::uint8_t { later, earlier, right };

inline constexpr Names<Hint, 3> hint_names{
    {{Hint::later, "later"}, {Hint::earlier, "earlier"}, {Hint::right, "right"}}};
constexpr const auto& names_of(Hint /*any*/) { return hint_names; }

struct TrialBegan {
    static constexpr std::string_view type = "trial";
    static constexpr CardsFrom cards_from = CardsFrom::pile;
    TrialKind kind = TrialKind::four_cards;
    TrialCards cards;
    int round = 0;  // the number of this trial

    static constexpr auto fields() {
        return std::tuple{Field{"kind", &TrialBegan::kind}, Field{"cards", &TrialBegan::cards},
                          Since2{"round", &TrialBegan::round}};
    }
    bool operator==(const TrialBegan&) const = default;
};

// The dials are secret until all are in.
struct Answered {
    static constexpr std::string_view type = "answered";
    Seat seat;
    Dials dials;

    static constexpr auto fields() { return std::tuple{Field{"seat", &Answered::seat}, FieldsOf{&Answered::dials}}; }
    bool operator==(const Answered&) const = default;
};

struct OwnAnswer {
    static constexpr std::string_view type = Answered::type;
    Seat seat;
    Dials dials;

    static constexpr auto fields() { return std::tuple{Field{"seat", &OwnAnswer::seat}, FieldsOf{&OwnAnswer::dials}}; }
    bool operator==(const OwnAnswer&) const = default;
};

// What others see of an answer: that it was given.
struct SeenAnswer {
    static constexpr std::string_view type = Answered::type;
    Seat seat;

    static constexpr auto fields() { return std::tuple{Field{"seat", &SeenAnswer::seat}}; }
    bool operator==(const SeenAnswer&) const = default;
};

inline std::variant<OwnAnswer, SeenAnswer> seen_by(Viewer viewer, const Answered& event) {
    if (viewer == event.seat) return OwnAnswer{event.seat, event.dials};
    return SeenAnswer{event.seat};
}

struct Turned {
    static constexpr std::string_view type = "turned";
    static constexpr CardsFrom cards_from = CardsFrom::table;
    Few<Dated, 4> cards;
    Few<Dials, max_seats> answers;  // by seat

    static constexpr auto fields() {
        return std::tuple{Field{"cards", &Turned::cards}, Field{"answers", &Turned::answers}};
    }
    bool operator==(const Turned&) const = default;
};

struct Advanced {
    static constexpr std::string_view type = "advanced";
    Seat seat;
    int by = 0;
    int to = 0;

    static constexpr auto fields() {
        return std::tuple{Field{"seat", &Advanced::seat}, Field{"by", &Advanced::by}, Field{"to", &Advanced::to}};
    }
    bool operator==(const Advanced&) const = default;
};

struct DuelBegan {
    static constexpr std::string_view type = "duel";
    static constexpr CardsFrom cards_from = CardsFrom::pile;
    DuelKind kind = DuelKind::sudden_death;
    SeatList seats;              // in playing order
    std::optional<CardNo> card;  // more-or-less

    static constexpr auto fields() {
        return std::tuple{Field{"kind", &DuelBegan::kind}, Field{"seats", &DuelBegan::seats},
                          Field{"card", &DuelBegan::card}};
    }
    bool operator==(const DuelBegan&) const = default;
};

struct Guessed {
    static constexpr std::string_view type = "guessed";
    Seat seat;
    Year year = 0;
    Hint hint = Hint::later;
    Bounds bounds{};  // known after it

    static constexpr auto fields() {
        return std::tuple{Field{"seat", &Guessed::seat}, Field{"year", &Guessed::year}, Field{"hint", &Guessed::hint},
                          Since2{"bounds", &Guessed::bounds}};
    }
    bool operator==(const Guessed&) const = default;
};

// The cards of a duel in the order in which they go to the discard pile. Up to twelve need no allocation, and do not
// make Event any larger.
using ClearedCards = boost::container::small_vector<CardNo, 12>;

// In a sudden-death duel.
struct DuelPlaced {
    static constexpr std::string_view type = "placed";
    static constexpr CardsFrom cards_from = CardsFrom::table;
    Seat seat;
    CardNo card;
    int gap = 0;
    Year year = 0;
    bool right = false;
    std::optional<ClearedCards> cleared{};  // there: no card is left to go on with, and the duel ends without a winner

    static constexpr auto fields() {
        return std::tuple{Field{"seat", &DuelPlaced::seat},   Field{"card", &DuelPlaced::card},
                          Field{"gap", &DuelPlaced::gap},     Field{"year", &DuelPlaced::year},
                          Field{"right", &DuelPlaced::right}, Since2{"cleared", &DuelPlaced::cleared}};
    }
    bool operator==(const DuelPlaced&) const = default;
};

struct DuelWon {
    static constexpr std::string_view type = "duel-won";
    static constexpr CardsFrom cards_from = CardsFrom::table;
    Seat seat;
    ClearedCards cleared{};

    static constexpr auto fields() {
        return std::tuple{Field{"seat", &DuelWon::seat}, Since2{"cleared", &DuelWon::cleared}};
    }
    bool operator==(const DuelWon&) const = default;
};

}  // namespace frise
