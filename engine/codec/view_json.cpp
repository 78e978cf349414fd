// Writing views.
#include "engine/codec/view_json.hpp"

#include "engine/codec/setup_json.hpp"
#include "engine/rules/overloaded.hpp"

#include <utility>

namespace frise {

namespace json = boost::json;

json::array write_seats(SeatSet seats, json::storage_ptr memory) {
    json::array list(std::move(memory));
    for (const Seat seat : seats) list.push_back(seat.number);
    return list;
}

namespace {

class ViewWriter {
  public:
    ViewWriter(const CardNames& names, json::storage_ptr memory)
        : names_{names}, memory_{std::move(memory)}, object_{memory_} {}

    json::object write(const View& view) {
        object_ = made({{"game", name(view.terms.game)},
                        {"options", write_options(view.terms)},
                        {"seats", view.terms.seats},
                        {"to_act", write_seats(view.to_act, memory_)},
                        {"over", view.over.has_value()},
                        {"round", view.round}});
        object_["line"] = view.line ? dated(*view.line) : json::value{};
        object_["hands"] = view.hands ? hands(*view.hands) : json::value{};
        object_["draw_count"] = view.draw_count;
        object_["discard"] = ids(view.discard);
        for (const char* field :
             {"tie_break", "out", "rift", "icon", "turn", "positions", "trial", "answered", "answer", "duel", "bounds",
              "proposal", "contester", "giving", "totals", "winners", "score", "rank"}) {
            object_[field] = nullptr;
        }
        std::visit([&](const auto& game) { add(game); }, view.game);
        if (view.over) add(*view.over);
        return std::move(object_);
    }

  private:
    using Fields = std::initializer_list<std::pair<json::string_view, json::value_ref>>;
    [[nodiscard]] json::object made(Fields fields) const { return json::object(fields, memory_); }
    [[nodiscard]] json::value id(CardNo card) const { return json::value(names_.id(card), memory_); }
    [[nodiscard]] json::object dated(const Dated& card) const {
        return made({{"card", json::string_view{names_.id(card.card)}}, {"year", card.year}});
    }
    [[nodiscard]] json::value dated(const Line& line) const {
        json::array list(memory_);
        list.reserve(line.size());
        for (const Dated& card : line) list.push_back(dated(card));
        return list;
    }
    template <class List>
    [[nodiscard]] json::array ids(const List& cards) const {
        json::array list(memory_);
        list.reserve(cards.size());
        for (const CardNo card : cards) list.push_back(id(card));
        return list;
    }
    [[nodiscard]] json::value held(const HandCard& card) const {
        if (!card.front) return id(card.card);
        json::object object = made({{"card", id(card.card)}, {"front", *card.front}});
        if (card.stuck) {
            object["stuck"] = true;
            object["year"] = *card.stuck;
        }
        return object;
    }
    [[nodiscard]] json::value hands(const std::vector<std::vector<HandCard>>& hands) const {
        json::array list(memory_);
        list.reserve(hands.size());
        for (const auto& hand : hands) {
            json::array cards(memory_);
            cards.reserve(hand.size());
            for (const HandCard& card : hand) cards.push_back(held(card));
            list.push_back(std::move(cards));
        }
        return list;
    }

    void add(const LineView& game) {
        object_["tie_break"] = game.tie_break;
        object_["out"] = write_seats(game.out);
    }
    void add(const CoopView& game) {
        json::array rift(memory_);
        for (const auto& card : game.rift) rift.push_back(card ? json::value(dated(*card)) : json::value{});
        object_["rift"] = std::move(rift);
        if (game.icon) object_["icon"] = *game.icon;
        object_["turn"] = {{"tried", game.tried}, {"placed", game.placed}};
    }
    void add(const ChallengeView& game) {
        object_["positions"] = json::array(game.positions.begin(), game.positions.end());
        if (game.trial) {
            object_["trial"] = {{"kind", name(game.trial->kind)}, {"cards", ids(game.trial->cards)}};
            object_["answered"] = write_seats(game.trial->answered);
            if (game.trial->own) object_["answer"] = answer(*game.trial->own);
        }
        if (!game.duel) return;
        json::array seats;
        for (const Seat seat : game.duel->seats) seats.push_back(seat.number);
        object_["duel"] = {{"kind", name(game.duel->kind)},
                           {"seats", std::move(seats)},
                           {"card", game.duel->card ? id(*game.duel->card) : json::value{}}};
        if (game.duel->kind == DuelKind::more_or_less) {
            object_["bounds"] = json::array{bound(game.duel->bounds.low), bound(game.duel->bounds.high)};
        }
    }
    void add(const ContestView& game) {
        if (game.proposal) {
            object_["proposal"] = {
                {"seat", game.proposal->seat.number}, {"card", id(game.proposal->card)}, {"gap", game.proposal->gap}};
        }
        if (game.contester) object_["contester"] = game.contester->number;
        if (game.giving) {
            object_["giving"] = {{"from", game.giving->from.number},
                                 {"to", game.giving->to ? json::value(game.giving->to->number) : json::value{}}};
        }
        object_["totals"] = json::array(game.totals.begin(), game.totals.end());
    }
    void add(const GameOver& over) {
        object_["winners"] = write_seats(over.winners);
        if (const auto* team = std::get_if<TeamScore>(&over.outcome)) {
            object_["score"] = team->score;
            object_["rank"] = team->rank;
        }
    }
    static json::object answer(const Dials& dials) {
        json::object object{{"wheels", json::array(dials.wheels.begin(), dials.wheels.end())}};
        if (dials.sign != 0) object["sign"] = dials.sign;
        return object;
    }
    static json::value bound(const std::optional<Year>& year) { return year ? json::value(*year) : json::value{}; }

    const CardNames& names_;
    json::storage_ptr memory_;
    json::object object_;
};

}  // namespace

json::object write_view(const View& view, const CardNames& names, json::storage_ptr memory) {
    return ViewWriter{names, std::move(memory)}.write(view);
}

}  // namespace frise
