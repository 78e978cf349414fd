// Reading events, those of a log and those that a viewer was shown. Only their form is checked here; replay() checks
// that they could happen.
#include "engine/codec/event_json.hpp"
#include "engine/codec/table_reader.hpp"

#include <concepts>
#include <string>
#include <unordered_map>
#include <utility>

namespace frise {

namespace json = boost::json;

namespace {

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

Turned read_turned(TableReader& r) {
    Turned turned;
    for (const json::value& value : r.few(r.list("cards"), 4)) {
        turned.cards.push_back(r.within(value, [](TableReader& card) { return card.dated(); }));
    }
    for (const json::value& value : r.few(r.list("answers"), max_seats)) {
        turned.answers.push_back(r.within(value, [](TableReader& answer) { return answer.dials(); }));
    }
    return turned;
}

Outcome read_outcome(TableReader& r) {
    if (r.has("score")) return TeamScore{r.number("score"), r.number("rank")};
    if (r.has("totals")) return r.points("totals");
    if (r.has("positions")) return r.positions("positions");
    return {};
}

// What is secret in a log is another kind of event for a viewer.
template <class Any>
Any read_shuffle(TableReader& r) {
    if constexpr (std::same_as<Any, Seen>) {
        return SeenShuffle{r.count("count")};
    } else {
        return Reshuffled{r.cards()};
    }
}

template <class Any>
Any read_answer(TableReader& r) {
    const Seat seat = r.seat();
    if constexpr (std::same_as<Any, Seen>) {
        if (!r.has("wheels")) return SeenAnswer{seat};
        return OwnAnswer{seat, r.dials()};
    } else {
        return Answered{seat, r.dials()};
    }
}

// Each braced list is evaluated left to right, so that the first field that is wrong is the one reported.
template <class Any>
const auto& readers() {
    using R = TableReader;
    static const std::unordered_map<std::string_view, Any (*)(R&)> table{
        {"dealt",
         [](R& r) -> Any {
             return Dealt{r.seat(), r.cards(), r.icons_if_given("fronts")};
         }},
        {"started",
         [](R& r) -> Any {
             return Started{r.card(), r.whole("year")};
         }},
        {"discard-started",
         [](R& r) -> Any {
             return DiscardStarted{r.card(), r.whole("year"), r.number("icon")};
         }},
        {"placed",
         [](R& r) -> Any {
             return Placed{r.seat(), r.card(), r.number("gap"), r.whole("year"), r.yes_no("right")};
         }},
        {"put-right",
         [](R& r) -> Any {
             return PutRight{r.card(), r.number("gap")};
         }},
        {"discarded",
         [](R& r) -> Any {
             return Discarded{r.seat(), r.card(), r.whole("year"), r.icon_if_given("icon")};
         }},
        {"removed",
         [](R& r) -> Any {
             return Removed{r.seat(), r.card(), r.whole("year")};
         }},
        {"drew",
         [](R& r) -> Any {
             return Drew{r.seat(), r.card(), r.icon_if_given("front")};
         }},
        {"reshuffled", &read_shuffle<Any>},
        {"round-ended", [](R& r) -> Any { return RoundEnded{r.number("round")}; }},
        {"tie-break", [](R& r) -> Any { return TieBreakBegan{r.seats("seats")}; }},
        {"out", [](R& r) -> Any { return Out{r.seat()}; }},
        {"played",
         [](R& r) -> Any {
             return Played{r.seat(), r.card(), r.whole("year"), r.kind("row", &row_named), r.number("gap")};
         }},
        {"stuck",
         [](R& r) -> Any {
             return Stuck{r.seat(), r.card(), r.whole("year")};
         }},
        {"turn-ended", [](R& r) -> Any { return TurnEnded{r.seat()}; }},
        {"trial",
         [](R& r) -> Any {
             return TrialBegan{r.kind("kind", &trial_named), r.trial_cards()};
         }},
        {"answered", &read_answer<Any>},
        {"turned", [](R& r) -> Any { return read_turned(r); }},
        {"advanced",
         [](R& r) -> Any {
             return Advanced{r.seat(), r.number("by"), r.number("to")};
         }},
        {"duel",
         [](R& r) -> Any {
             return DuelBegan{r.kind("kind", &duel_named), r.seats("seats"),
                              r.has("card") ? std::optional{r.card()} : std::nullopt};
         }},
        {"guessed",
         [](R& r) -> Any {
             return Guessed{r.seat(), r.whole("year"), r.kind("hint", &hint_named)};
         }},
        {"duel-won", [](R& r) -> Any { return DuelWon{r.seat()}; }},
        {"proposed",
         [](R& r) -> Any {
             return Proposed{r.seat(), r.card(), r.number("gap")};
         }},
        {"accepted", [](R& r) -> Any { return Accepted{r.seat()}; }},
        {"contested", [](R& r) -> Any { return Contested{r.seat()}; }},
        {"gave",
         [](R& r) -> Any {
             return Gave{r.seat("from"), r.seat("to"), r.card()};
         }},
        {"scored",
         [](R& r) -> Any {
             return Scored{r.points("points"), r.points("totals")};
         }},
        {"game-over",
         [](R& r) -> Any {
             return GameOver{r.seat_set("winners"), read_outcome(r)};
         }},
    };
    return table;
}

template <class Any>
Result<Any> read_any(const json::value& value, ErrorCode code, const NumberOf& number) {
    TableReader reader{value, "an event", code, number};
    const std::string type = reader.text("type");
    const auto it = readers<Any>().find(type);
    if (!reader.error() && it == readers<Any>().end()) reader.fail("there is no event '" + type + "'");
    if (reader.error()) return tl::unexpected{*reader.error()};
    Any event = it->second(reader);
    if (reader.error()) return tl::unexpected{*reader.error()};
    return event;
}

}  // namespace

Result<Event> read_event(const json::value& value, const CardNames& names) {
    return read_any<Event>(value, ErrorCode::bad_log, [&](std::string_view id) { return names.number(id); });
}

Result<Seen> read_seen(const json::value& value, CardNames& names) {
    return read_any<Seen>(value, ErrorCode::bad_request, [&](std::string_view id) { return names.learn(id); });
}

}  // namespace frise
