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

struct Writer {
    const CardNames& names;
    json::storage_ptr memory;

    using Fields = std::initializer_list<std::pair<json::string_view, json::value_ref>>;
    [[nodiscard]] json::object made(Fields fields) const { return json::object(fields, memory); }
    template <class List>
    [[nodiscard]] json::array copied(const List& numbers) const {
        return json::array(numbers.begin(), numbers.end(), memory);
    }
    template <class Seats>
    [[nodiscard]] json::array numbers(const Seats& seats) const {
        json::array list(memory);
        for (const Seat seat : seats) list.push_back(seat.number);
        return list;
    }
    [[nodiscard]] json::object put_dials(json::object object, const Dials& dials) const {
        object["wheels"] = copied(dials.wheels);
        if (dials.sign != 0) object["sign"] = dials.sign;
        return object;
    }
    [[nodiscard]] json::string_view id(CardNo card) const { return names.id(card); }
    template <class List>
    [[nodiscard]] json::array ids(const List& cards) const {
        json::array list(memory);
        for (const CardNo card : cards) list.push_back(id(card));
        return list;
    }

    json::object operator()(const Dealt& e) const {
        json::object object = made({{"type", "dealt"}, {"seat", e.seat.number}, {"cards", ids(e.cards)}});
        if (!e.fronts.empty()) object["fronts"] = copied(e.fronts);
        return object;
    }
    json::object operator()(const Started& e) const {
        return made({{"type", "started"}, {"card", id(e.card)}, {"year", e.year}});
    }
    json::object operator()(const DiscardStarted& e) const {
        return made({{"type", "discard-started"}, {"card", id(e.card)}, {"year", e.year}, {"icon", e.icon}});
    }
    json::object operator()(const Placed& e) const {
        return made({{"type", "placed"},
                     {"seat", e.seat.number},
                     {"card", id(e.card)},
                     {"gap", e.gap},
                     {"year", e.year},
                     {"right", e.right}});
    }
    json::object operator()(const PutRight& e) const {
        return made({{"type", "put-right"}, {"card", id(e.card)}, {"gap", e.gap}});
    }
    json::object operator()(const Discarded& e) const {
        json::object object =
            made({{"type", "discarded"}, {"seat", e.seat.number}, {"card", id(e.card)}, {"year", e.year}});
        if (e.icon) object["icon"] = *e.icon;
        return object;
    }
    json::object operator()(const Removed& e) const {
        return made({{"type", "removed"}, {"seat", e.seat.number}, {"card", id(e.card)}, {"year", e.year}});
    }
    json::object operator()(const Drew& e) const {
        json::object object = made({{"type", "drew"}, {"seat", e.seat.number}, {"card", id(e.card)}});
        if (e.front) object["front"] = *e.front;
        return object;
    }
    json::object operator()(const Reshuffled& e) const {
        return made({{"type", "reshuffled"}, {"cards", ids(e.cards)}});
    }
    json::object operator()(const SeenShuffle& e) const { return made({{"type", "reshuffled"}, {"count", e.count}}); }
    json::object operator()(const RoundEnded& e) const { return made({{"type", "round-ended"}, {"round", e.round}}); }
    json::object operator()(const TieBreakBegan& e) const {
        return made({{"type", "tie-break"}, {"seats", numbers(e.seats)}});
    }
    json::object operator()(const Out& e) const { return made({{"type", "out"}, {"seat", e.seat.number}}); }
    json::object operator()(const Played& e) const {
        return made({{"type", "played"},
                     {"seat", e.seat.number},
                     {"card", id(e.card)},
                     {"year", e.year},
                     {"row", name(e.row)},
                     {"gap", e.gap}});
    }
    json::object operator()(const Stuck& e) const {
        return made({{"type", "stuck"}, {"seat", e.seat.number}, {"card", id(e.card)}, {"year", e.year}});
    }
    json::object operator()(const TurnEnded& e) const {
        return made({{"type", "turn-ended"}, {"seat", e.seat.number}});
    }
    json::object operator()(const TrialBegan& e) const {
        return made({{"type", "trial"}, {"kind", name(e.kind)}, {"cards", ids(e.cards)}});
    }
    json::object operator()(const Answered& e) const { return (*this)(OwnAnswer{e.seat, e.dials}); }
    json::object operator()(const OwnAnswer& e) const { return put_dials((*this)(SeenAnswer{e.seat}), e.dials); }
    json::object operator()(const SeenAnswer& e) const { return made({{"type", "answered"}, {"seat", e.seat.number}}); }
    json::object operator()(const Turned& e) const {
        json::array cards(memory);
        json::array answers(memory);
        for (const Dated& card : e.cards) cards.push_back(made({{"card", id(card.card)}, {"year", card.year}}));
        for (const Dials& dials : e.answers) answers.push_back(put_dials(made({}), dials));
        return made({{"type", "turned"}, {"cards", std::move(cards)}, {"answers", std::move(answers)}});
    }
    json::object operator()(const Advanced& e) const {
        return made({{"type", "advanced"}, {"seat", e.seat.number}, {"by", e.by}, {"to", e.to}});
    }
    json::object operator()(const DuelBegan& e) const {
        json::object object = made({{"type", "duel"}, {"kind", name(e.kind)}, {"seats", numbers(e.seats)}});
        if (e.card) object["card"] = id(*e.card);
        return object;
    }
    json::object operator()(const Guessed& e) const {
        return made({{"type", "guessed"}, {"seat", e.seat.number}, {"year", e.year}, {"hint", name(e.hint)}});
    }
    json::object operator()(const DuelWon& e) const { return made({{"type", "duel-won"}, {"seat", e.seat.number}}); }
    json::object operator()(const Proposed& e) const {
        return made({{"type", "proposed"}, {"seat", e.seat.number}, {"card", id(e.card)}, {"gap", e.gap}});
    }
    json::object operator()(const Accepted& e) const { return made({{"type", "accepted"}, {"seat", e.seat.number}}); }
    json::object operator()(const Contested& e) const { return made({{"type", "contested"}, {"seat", e.seat.number}}); }
    json::object operator()(const Gave& e) const {
        return made({{"type", "gave"}, {"from", e.from.number}, {"to", e.to.number}, {"card", id(e.card)}});
    }
    json::object operator()(const Scored& e) const {
        return made({{"type", "scored"}, {"points", copied(e.points)}, {"totals", copied(e.totals)}});
    }
    json::object operator()(const GameOver& e) const {
        json::object object = made({{"type", "game-over"}, {"winners", numbers(e.winners)}});
        if (const auto* team = std::get_if<TeamScore>(&e.outcome)) {
            object["score"] = team->score;
            object["rank"] = team->rank;
        } else if (const auto* totals = std::get_if<Points>(&e.outcome)) {
            object["totals"] = copied(*totals);
        } else if (const auto* positions = std::get_if<Positions>(&e.outcome)) {
            object["positions"] = copied(*positions);
        }
        return object;
    }
};

}  // namespace

json::object write_event(const Event& event, const CardNames& names, json::storage_ptr memory) {
    return std::visit(Writer{names, std::move(memory)}, event);
}
json::object write_seen(const Seen& event, const CardNames& names, json::storage_ptr memory) {
    return std::visit(Writer{names, std::move(memory)}, event);
}

}  // namespace frise
