// The events of the line games and of contest as short lines, for comparing; those of other games as they are in logs.
#pragma once

#include "engine/codec/event_json.hpp"
#include "engine/core/card.hpp"
#include "engine/rules/event.hpp"
#include "engine/rules/overloaded.hpp"

#include <boost/json.hpp>
#include <string>
#include <variant>

namespace frise::test {

// Says so if the year shown is not the card's.
inline std::string text(const Deck& deck, CardNo card, Year shown) {
    return deck.faces[index(card)].id + (deck.year(card) == shown ? "" : " shown as " + std::to_string(shown));
}

template <class Items, class ToText>
std::string joined(const Items& items, ToText to_text) {
    std::string line;
    for (const auto& item : items) line += " " + to_text(item);
    return line;
}

inline std::string text(const Deck& deck, const Event& event) {
    const auto no = [](Seat seat) { return std::to_string(seat.number); };
    const auto id = [&](CardNo card) { return deck.faces[index(card)].id; };
    const auto sum = [](std::int64_t points) { return std::to_string(points); };
    const auto dated = [&](const auto& e) { return text(deck, e.card, e.year); };
    const auto at = [](const auto& e) { return "@" + std::to_string(e.gap); };
    const auto placed = [&](const auto& e) {
        return "placed " + no(e.seat) + " " + dated(e) + at(e) + (e.right ? " right" : " wrong");
    };
    const Overloaded to_text{
        [&](const Dealt& e) { return "dealt " + no(e.seat) + ":" + joined(e.cards, id); },
        [&](const Started& e) { return "started " + dated(e); },
        [&](const Placed& e) { return placed(e); },
        [&](const ProposalPlaced& e) { return placed(e); },
        [&](const PutRight& e) { return "put-right " + id(e.card) + at(e); },
        [&](const Discarded& e) { return "discarded " + no(e.seat) + " " + dated(e); },
        [&](const Removed& e) { return "removed " + no(e.seat) + " " + dated(e); },
        [&](const Drew& e) { return "drew " + no(e.seat) + " " + id(e.card); },
        [&](const Reshuffled& e) { return "reshuffled:" + joined(e.cards, id); },
        [&](const RoundEnded& e) { return "round-ended " + std::to_string(e.round); },
        [&](const TieBreakBegan& e) { return "tie-break:" + joined(e.seats, no); },
        [&](const Out& e) { return "out " + no(e.seat); },
        [&](const Proposed& e) { return "proposed " + no(e.seat) + " " + id(e.card) + at(e); },
        [&](const Accepted& e) { return "accepted " + no(e.seat); },
        [&](const Contested& e) { return "contested " + no(e.seat); },
        [&](const Gave& e) { return "gave " + no(e.from) + " to " + no(e.to) + " " + id(e.card); },
        [&](const Scored& e) { return "scored:" + joined(e.points, sum) + ", totals:" + joined(e.totals, sum); },
        [&](const GameOver& e) {
            const auto* totals = std::get_if<Points>(&e.outcome);
            const std::string winners = "game-over:" + joined(e.winners, no);
            return totals == nullptr ? winners : winners + ", totals:" + joined(*totals, sum);
        },
        [&](const auto& e) { return boost::json::serialize(write_event(e, CardNames{deck.faces})); }};
    return std::visit(to_text, event);
}

}  // namespace frise::test
