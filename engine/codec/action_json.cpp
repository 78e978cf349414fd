// Reading and writing actions.
#include "engine/codec/action_json.hpp"

#include "engine/codec/reader.hpp"
#include "engine/rules/overloaded.hpp"

#include <algorithm>
#include <limits>
#include <string>
#include <utility>

namespace frise {

namespace json = boost::json;

namespace {

// Beyond this many, actions are described by their ranges.
constexpr std::uint64_t most_listed = 100'000;

int as_int(std::int64_t number) {
    using Limits = std::numeric_limits<int>;
    return static_cast<int>(std::clamp<std::int64_t>(number, Limits::min(), Limits::max()));
}

std::optional<int> as_int(std::optional<std::int64_t> number) {
    return number ? std::optional{as_int(*number)} : std::nullopt;
}

class ActionReader {
  public:
    ActionReader(const json::value& value, const CardNames* names, std::optional<GameId> game)
        : reader_{value, "the action"}, names_{names}, game_{game} {}

    Result<ActionRequest> read() {
        ActionRequest request;
        request.seat = reader_.whole("seat");
        request.action = read_type(reader_.text("type"));
        if (reader_.error()) return tl::unexpected{*reader_.error()};
        return request;
    }

  private:
    CardNo card() {
        const std::string id = reader_.text("card");
        return names_ == nullptr ? no_such_card : names_->number(id);
    }

    Action read_place() {
        const int gap = as_int(reader_.whole("gap"));
        // In a duel the card is the one drawn. Without a game either form will do: no-game is said next.
        if (game_ == GameId::challenge || (!game_ && !reader_.has("card"))) return PlaceDrawn{gap};
        return Place{card(), gap};
    }

    Action read_answer() {
        Answer answer;
        for (const std::int64_t wheel : reader_.wholes("wheels")) {
            if (answer.wheels.size() < decltype(answer.wheels)::capacity()) answer.wheels.push_back(as_int(wheel));
        }
        answer.sign = as_int(reader_.whole_if_given("sign"));
        return answer;
    }

    Action read_type(const std::string& type) {
        if (reader_.error()) return {};
        if (type == "place") return read_place();
        if (type == "play") return Play{card(), as_int(reader_.whole_if_given("gap"))};
        if (type == "discard") return Discard{card()};
        if (type == "end-turn") return EndTurn{};
        if (type == "answer") return read_answer();
        if (type == "guess") return Guess{reader_.whole("year")};
        if (type == "accept") return Accept{};
        if (type == "contest") return Contest{};
        if (type == "give") return Give{card(), as_int(reader_.whole_if_given("to"))};
        reader_.fail("there is no action '" + type +
                     "': the types are place, play, discard, end-turn, answer, guess, accept, contest, give");
        return {};
    }

    Reader reader_;
    const CardNames* names_;
    std::optional<GameId> game_;
};

json::array ids(std::span<const CardNo> cards, const CardNames& names) {
    json::array list;
    for (const CardNo card : cards) list.push_back(json::value(names.id(card)));
    return list;
}

json::object write_range(Seat seat, const Choice& choice, const CardNames& names) {
    json::object object{{"seat", seat.number}};
    std::visit(Overloaded{[&](const PlaceAny& c) {
                              object["type"] = "place";
                              object["card"] = ids(c.cards, names);
                              object["gap"] = {0, c.last_gap};
                          },
                          [&](const AnswerAny& c) {
                              const json::array wheel{c.least, c.most};
                              object["type"] = "answer";
                              object["wheels"] = {wheel, wheel, wheel, wheel};
                              if (c.with_sign) object["sign"] = {-1, 1};
                          },
                          [&](const GuessAny& c) {
                              object["type"] = "guess";
                              object["year"] = {c.least, c.most};
                          },
                          [&](const GiveAny& c) {
                              object["type"] = "give";
                              object["card"] = ids(c.cards, names);
                              json::array to;
                              for (const Seat other : c.to) to.push_back(other.number);
                              if (!to.empty()) object["to"] = std::move(to);
                          },
                          [](const auto&) {}},
               choice);
    return object;
}

bool is_listed(const Choice& choice) {
    if (std::holds_alternative<AnswerAny>(choice) || std::holds_alternative<GuessAny>(choice)) return false;
    const bool can_be_a_range = std::holds_alternative<PlaceAny>(choice) || std::holds_alternative<GiveAny>(choice);
    return !can_be_a_range || count(choice) <= most_listed;
}

}  // namespace

Result<ActionRequest> read_action(const json::value& value, const CardNames* names, std::optional<GameId> game) {
    return ActionReader{value, names, game}.read();
}

json::object write_action(Seat seat, const Action& action, const CardNames& names) {
    json::object object{{"seat", seat.number}};
    const auto put = [&](std::string_view type) -> json::object& {
        object["type"] = type;
        return object;
    };
    std::visit(Overloaded{[&](const Place& a) {
                              put("place")["card"] = names.id(a.card);
                              object["gap"] = a.gap;
                          },
                          [&](const PlaceDrawn& a) { put("place")["gap"] = a.gap; },
                          [&](const Play& a) {
                              put("play")["card"] = names.id(a.card);
                              if (a.wish) object["gap"] = *a.wish;
                          },
                          [&](const Discard& a) { put("discard")["card"] = names.id(a.card); },
                          [&](const EndTurn&) { put("end-turn"); },
                          [&](const Answer& a) {
                              put("answer")["wheels"] = json::array(a.wheels.begin(), a.wheels.end());
                              if (a.sign) object["sign"] = *a.sign;
                          },
                          [&](const Guess& a) { put("guess")["year"] = a.year; }, [&](const Accept&) { put("accept"); },
                          [&](const Contest&) { put("contest"); },
                          [&](const Give& a) {
                              put("give")["card"] = names.id(a.card);
                              if (a.to) object["to"] = *a.to;
                          }},
               action);
    return object;
}

json::array write_legal(Seat seat, const Legal& legal, const CardNames& names) {
    json::array list;
    for (const Choice& choice : legal.choices()) {
        if (!is_listed(choice)) {
            list.push_back(write_range(seat, choice, names));
            continue;
        }
        const std::uint64_t actions = count(choice);
        for (std::uint64_t n = 0; n < actions; ++n) list.push_back(write_action(seat, at(choice, n), names));
    }
    return list;
}

}  // namespace frise
