// Writing events.
#include "engine/codec/event_json.hpp"

#include <utility>

namespace frise {

namespace json = boost::json;

std::string_view name(Row row) { return row == Row::line ? "line" : "rift"; }

std::string_view name(Hint hint) {
    switch (hint) {
        case Hint::later: return "later";
        case Hint::earlier: return "earlier";
        case Hint::right: break;
    }
    return "right";
}

namespace {

template <class Seats>
json::array numbers(const Seats& seats) {
    json::array list;
    for (const Seat seat : seats) list.push_back(seat.number);
    return list;
}

json::object put_dials(json::object object, const Dials& dials) {
    object["wheels"] = json::array(dials.wheels.begin(), dials.wheels.end());
    if (dials.sign != 0) object["sign"] = dials.sign;
    return object;
}

struct Writer {
    const CardNames& names;

    [[nodiscard]] json::value id(CardNo card) const { return json::value(names.id(card)); }
    template <class List>
    [[nodiscard]] json::array ids(const List& cards) const {
        json::array list;
        for (const CardNo card : cards) list.push_back(id(card));
        return list;
    }

    json::object operator()(const Dealt& e) const {
        json::object object{{"type", "dealt"}, {"seat", e.seat.number}, {"cards", ids(e.cards)}};
        if (!e.fronts.empty()) object["fronts"] = json::array(e.fronts.begin(), e.fronts.end());
        return object;
    }
    json::object operator()(const Started& e) const {
        return {{"type", "started"}, {"card", id(e.card)}, {"year", e.year}};
    }
    json::object operator()(const DiscardStarted& e) const {
        return {{"type", "discard-started"}, {"card", id(e.card)}, {"year", e.year}, {"icon", e.icon}};
    }
    json::object operator()(const Placed& e) const {
        return {{"type", "placed"}, {"seat", e.seat.number}, {"card", id(e.card)},
                {"gap", e.gap},     {"year", e.year},        {"right", e.right}};
    }
    json::object operator()(const PutRight& e) const {
        return {{"type", "put-right"}, {"card", id(e.card)}, {"gap", e.gap}};
    }
    json::object operator()(const Discarded& e) const {
        json::object object{{"type", "discarded"}, {"seat", e.seat.number}, {"card", id(e.card)}, {"year", e.year}};
        if (e.icon) object["icon"] = *e.icon;
        return object;
    }
    json::object operator()(const Removed& e) const {
        return {{"type", "removed"}, {"seat", e.seat.number}, {"card", id(e.card)}, {"year", e.year}};
    }
    json::object operator()(const Drew& e) const {
        json::object object{{"type", "drew"}, {"seat", e.seat.number}, {"card", id(e.card)}};
        if (e.front) object["front"] = *e.front;
        return object;
    }
    json::object operator()(const Reshuffled& e) const { return {{"type", "reshuffled"}, {"cards", ids(e.cards)}}; }
    json::object operator()(const SeenShuffle& e) const { return {{"type", "reshuffled"}, {"count", e.count}}; }
    json::object operator()(const RoundEnded& e) const { return {{"type", "round-ended"}, {"round", e.round}}; }
    json::object operator()(const TieBreakBegan& e) const {
        return {{"type", "tie-break"}, {"seats", numbers(e.seats)}};
    }
    json::object operator()(const Out& e) const { return {{"type", "out"}, {"seat", e.seat.number}}; }
    json::object operator()(const Played& e) const {
        return {{"type", "played"}, {"seat", e.seat.number}, {"card", id(e.card)},
                {"year", e.year},   {"row", name(e.row)},    {"gap", e.gap}};
    }
    json::object operator()(const Stuck& e) const {
        return {{"type", "stuck"}, {"seat", e.seat.number}, {"card", id(e.card)}, {"year", e.year}};
    }
    json::object operator()(const TurnEnded& e) const { return {{"type", "turn-ended"}, {"seat", e.seat.number}}; }
    json::object operator()(const TrialBegan& e) const {
        return {{"type", "trial"}, {"kind", name(e.kind)}, {"cards", ids(e.cards)}};
    }
    json::object operator()(const Answered& e) const { return (*this)(OwnAnswer{e.seat, e.dials}); }
    json::object operator()(const OwnAnswer& e) const { return put_dials((*this)(SeenAnswer{e.seat}), e.dials); }
    json::object operator()(const SeenAnswer& e) const { return {{"type", "answered"}, {"seat", e.seat.number}}; }
    json::object operator()(const Turned& e) const {
        json::array cards;
        json::array answers;
        for (const Dated& card : e.cards) cards.push_back({{"card", id(card.card)}, {"year", card.year}});
        for (const Dials& dials : e.answers) answers.push_back(put_dials({}, dials));
        return {{"type", "turned"}, {"cards", std::move(cards)}, {"answers", std::move(answers)}};
    }
    json::object operator()(const Advanced& e) const {
        return {{"type", "advanced"}, {"seat", e.seat.number}, {"by", e.by}, {"to", e.to}};
    }
    json::object operator()(const DuelBegan& e) const {
        json::object object{{"type", "duel"}, {"kind", name(e.kind)}, {"seats", numbers(e.seats)}};
        if (e.card) object["card"] = id(*e.card);
        return object;
    }
    json::object operator()(const Guessed& e) const {
        return {{"type", "guessed"}, {"seat", e.seat.number}, {"year", e.year}, {"hint", name(e.hint)}};
    }
    json::object operator()(const DuelWon& e) const { return {{"type", "duel-won"}, {"seat", e.seat.number}}; }
    json::object operator()(const Proposed& e) const {
        return {{"type", "proposed"}, {"seat", e.seat.number}, {"card", id(e.card)}, {"gap", e.gap}};
    }
    json::object operator()(const Accepted& e) const { return {{"type", "accepted"}, {"seat", e.seat.number}}; }
    json::object operator()(const Contested& e) const { return {{"type", "contested"}, {"seat", e.seat.number}}; }
    json::object operator()(const Gave& e) const {
        return {{"type", "gave"}, {"from", e.from.number}, {"to", e.to.number}, {"card", id(e.card)}};
    }
    json::object operator()(const Scored& e) const {
        return {{"type", "scored"},
                {"points", json::array(e.points.begin(), e.points.end())},
                {"totals", json::array(e.totals.begin(), e.totals.end())}};
    }
    json::object operator()(const GameOver& e) const {
        json::object object{{"type", "game-over"}, {"winners", numbers(e.winners)}};
        if (const auto* team = std::get_if<TeamScore>(&e.outcome)) {
            object["score"] = team->score;
            object["rank"] = team->rank;
        } else if (const auto* totals = std::get_if<Points>(&e.outcome)) {
            object["totals"] = json::array(totals->begin(), totals->end());
        } else if (const auto* positions = std::get_if<Positions>(&e.outcome)) {
            object["positions"] = json::array(positions->begin(), positions->end());
        }
        return object;
    }
};

}  // namespace

json::object write_event(const Event& event, const CardNames& names) { return std::visit(Writer{names}, event); }
json::object write_seen(const Seen& event, const CardNames& names) { return std::visit(Writer{names}, event); }

}  // namespace frise
