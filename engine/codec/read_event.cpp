// Reading the events of a log. Only their form is checked here; replay() checks that they could happen.
#include "engine/codec/event_json.hpp"
#include "engine/codec/reader.hpp"

#include <limits>
#include <string>
#include <unordered_map>
#include <utility>

namespace frise {

namespace json = boost::json;

namespace {

class EventReader {
  public:
    EventReader(const json::value& value, const CardNames& names)
        : reader_{value, "an event", ErrorCode::bad_log}, names_{names} {}

    std::string type() { return reader_.text("type"); }
    void fail(std::string message) { reader_.fail(std::move(message)); }
    [[nodiscard]] const std::optional<Error>& error() const { return reader_.error(); }

    int number(std::string_view field) { return checked_int(reader_.whole(field)); }
    std::int64_t whole(std::string_view field) { return reader_.whole(field); }
    bool yes_no(std::string_view field) { return reader_.yes_no(field); }
    bool has(std::string_view field) { return reader_.has(field); }
    Seat seat(std::string_view field = "seat") { return checked_seat(reader_.whole(field)); }
    CardNo card() { return named(reader_.text("card")); }
    std::optional<Icon> icon_if_given(std::string_view field) {
        return has(field) ? std::optional<Icon>{number(field)} : std::nullopt;
    }

    Cards cards() {
        Cards list;
        for (const json::value& id : reader_.list("cards")) {
            if (!id.is_string()) fail("'cards' of an event must be a list of card ids");
            list.push_back(id.is_string() ? named(std::string_view{id.get_string()}) : CardNo{});
        }
        return list;
    }
    std::vector<Icon> icons(std::string_view field) {
        std::vector<Icon> list;
        if (!has(field)) return list;
        for (const std::int64_t icon : reader_.wholes(field)) list.push_back(checked_int(icon));
        return list;
    }
    SeatList seats(std::string_view field) {
        SeatList list;
        for (const std::int64_t seat : few(reader_.wholes(field), max_seats)) list.push_back(checked_seat(seat));
        return list;
    }
    Points points(std::string_view field) {
        const auto list = few(reader_.wholes(field), max_seats);
        return {list.begin(), list.end()};
    }
    TrialCards trial_cards() {
        const Cards list = few(cards(), 4);
        return {list.begin(), list.end()};
    }
    Turned turned() {
        Turned turned;
        for (const json::value& value : few(reader_.list("cards"), 4)) {
            EventReader card{value, names_};
            turned.cards.push_back({card.card(), card.whole("year")});
            reader_.fail(card.error());
        }
        for (const json::value& value : few(reader_.list("answers"), max_seats)) {
            EventReader answer{value, names_};
            turned.answers.push_back(answer.dials());
            reader_.fail(answer.error());
        }
        return turned;
    }
    Dials dials() {
        Dials dials;
        const auto wheels = few(reader_.wholes("wheels"), dials.wheels.size());
        if (wheels.size() != dials.wheels.size()) fail("an answer has four wheels");
        for (std::size_t i = 0; i < wheels.size(); ++i) dials.wheels[i] = small(wheels[i]);
        if (has("sign")) dials.sign = small(reader_.whole("sign"));
        return dials;
    }
    Outcome outcome() {
        if (has("score")) return TeamScore{number("score"), number("rank")};
        if (has("totals")) return points("totals");
        if (!has("positions")) return {};
        Positions positions;
        for (const std::int64_t space : points("positions")) positions.push_back(checked_int(space));
        return positions;
    }

    template <class Enum>
    Enum kind(std::string_view field, std::optional<Enum> (*by_name)(std::string_view)) {
        const auto found = by_name(reader_.text(field));
        if (!found) fail("'" + std::string{field} + "' of an event has a value that is not known");
        return found.value_or(Enum{});
    }

  private:
    int checked_int(std::int64_t number) {
        using Limits = std::numeric_limits<int>;
        if (number < Limits::min() || number > Limits::max()) fail("a number of an event is out of range");
        return static_cast<int>(number);
    }
    std::int8_t small(std::int64_t number) {
        if (number < -1 || number > 9) fail("a wheel of an event is out of range");
        return static_cast<std::int8_t>(number);
    }
    Seat checked_seat(std::int64_t number) {
        if (number < 0 || number >= max_seats) {
            fail("an event names the seat " + std::to_string(number) + ", which does not exist");
            return {};
        }
        return seat_at(static_cast<std::size_t>(number));
    }
    CardNo named(std::string_view id) {
        const CardNo card = names_.number(id);
        if (card == no_such_card) fail("an event names the card '" + std::string{id} + "', which is not in the deck");
        return card;
    }
    template <class List>
    List few(List list, std::size_t most) {
        if (list.size() > most) {
            fail("a list of an event is longer than " + std::to_string(most));
            return {};
        }
        return list;
    }

    Reader reader_;
    const CardNames& names_;
};

std::optional<Row> row_named(std::string_view text) {
    if (text == name(Row::line)) return Row::line;
    return text == name(Row::rift) ? std::optional{Row::rift} : std::nullopt;
}

std::optional<Hint> hint_named(std::string_view text) {
    for (const Hint hint : {Hint::later, Hint::earlier, Hint::right}) {
        if (text == name(hint)) return hint;
    }
    return std::nullopt;
}

Event read_game_over(EventReader& r) {
    GameOver over;
    for (const Seat seat : r.seats("winners")) over.winners.add(seat);
    over.outcome = r.outcome();
    return over;
}

using Read = Event (*)(EventReader&);

// Each braced list is evaluated left to right, so that the first field that is wrong is the one reported.
const std::unordered_map<std::string_view, Read>& readers() {
    using R = EventReader;
    static const std::unordered_map<std::string_view, Read> table{
        {"dealt",
         [](R& r) -> Event {
             return Dealt{r.seat(), r.cards(), r.icons("fronts")};
         }},
        {"started",
         [](R& r) -> Event {
             return Started{r.card(), r.whole("year")};
         }},
        {"discard-started",
         [](R& r) -> Event {
             return DiscardStarted{r.card(), r.whole("year"), r.number("icon")};
         }},
        {"placed",
         [](R& r) -> Event {
             return Placed{r.seat(), r.card(), r.number("gap"), r.whole("year"), r.yes_no("right")};
         }},
        {"put-right",
         [](R& r) -> Event {
             return PutRight{r.card(), r.number("gap")};
         }},
        {"discarded",
         [](R& r) -> Event {
             return Discarded{r.seat(), r.card(), r.whole("year"), r.icon_if_given("icon")};
         }},
        {"removed",
         [](R& r) -> Event {
             return Removed{r.seat(), r.card(), r.whole("year")};
         }},
        {"drew",
         [](R& r) -> Event {
             return Drew{r.seat(), r.card(), r.icon_if_given("front")};
         }},
        {"reshuffled", [](R& r) -> Event { return Reshuffled{r.cards()}; }},
        {"round-ended", [](R& r) -> Event { return RoundEnded{r.number("round")}; }},
        {"tie-break", [](R& r) -> Event { return TieBreakBegan{r.seats("seats")}; }},
        {"out", [](R& r) -> Event { return Out{r.seat()}; }},
        {"played",
         [](R& r) -> Event {
             return Played{r.seat(), r.card(), r.whole("year"), r.kind("row", &row_named), r.number("gap")};
         }},
        {"stuck",
         [](R& r) -> Event {
             return Stuck{r.seat(), r.card(), r.whole("year")};
         }},
        {"turn-ended", [](R& r) -> Event { return TurnEnded{r.seat()}; }},
        {"trial",
         [](R& r) -> Event {
             return TrialBegan{r.kind("kind", &trial_named), r.trial_cards()};
         }},
        {"answered",
         [](R& r) -> Event {
             return Answered{r.seat(), r.dials()};
         }},
        {"turned", [](R& r) -> Event { return r.turned(); }},
        {"advanced",
         [](R& r) -> Event {
             return Advanced{r.seat(), r.number("by"), r.number("to")};
         }},
        {"duel",
         [](R& r) -> Event {
             return DuelBegan{r.kind("kind", &duel_named), r.seats("seats"),
                              r.has("card") ? std::optional{r.card()} : std::nullopt};
         }},
        {"guessed",
         [](R& r) -> Event {
             return Guessed{r.seat(), r.whole("year"), r.kind("hint", &hint_named)};
         }},
        {"duel-won", [](R& r) -> Event { return DuelWon{r.seat()}; }},
        {"proposed",
         [](R& r) -> Event {
             return Proposed{r.seat(), r.card(), r.number("gap")};
         }},
        {"accepted", [](R& r) -> Event { return Accepted{r.seat()}; }},
        {"contested", [](R& r) -> Event { return Contested{r.seat()}; }},
        {"gave",
         [](R& r) -> Event {
             return Gave{r.seat("from"), r.seat("to"), r.card()};
         }},
        {"scored",
         [](R& r) -> Event {
             return Scored{r.points("points"), r.points("totals")};
         }},
        {"game-over", &read_game_over},
    };
    return table;
}

}  // namespace

Result<Event> read_event(const json::value& value, const CardNames& names) {
    EventReader reader{value, names};
    const std::string type = reader.type();
    const auto it = readers().find(type);
    if (!reader.error() && it == readers().end()) reader.fail("there is no event '" + type + "'");
    if (reader.error()) return tl::unexpected{*reader.error()};
    Event event = it->second(reader);
    if (reader.error()) return tl::unexpected{*reader.error()};
    return event;
}

}  // namespace frise
