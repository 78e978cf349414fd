// Reading and writing views: what all games have, and then the game's own fields.
#include "engine/codec/view_json.hpp"

#include "engine/codec/outcome_json.hpp"
#include "engine/codec/setup_json.hpp"
#include "engine/codec/table_reader.hpp"
#include "engine/codec/table_writer.hpp"
#include "games/codec.hpp"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

namespace frise {

namespace json = boost::json;

json::array write_seats(SeatSet seats, json::storage_ptr memory) {
    json::array list(std::move(memory));
    for (const Seat seat : seats) list.push_back(seat.number);
    return list;
}

namespace {

template <class GameView, class... Codecs>
constexpr auto codec_in(Types<Codecs...> /*codecs*/) {
    static_assert((std::same_as<GameView, typename Codecs::View> || ...), "games/codec.hpp lacks a kind of game");
    return Union<std::conditional_t<std::same_as<GameView, typename Codecs::View>, Types<Codecs>, Types<>>...>{};
}
template <class Codec>
Codec only(Types<Codec> /*one*/);
template <class GameView>
using CodecOf = decltype(only(codec_in<GameView>(GameCodecs{})));

// The fields that single games add to views, in the order of the games.
std::vector<std::string_view> own_fields() {
    std::vector<std::string_view> names;
    const auto add = [&](std::string_view name) {
        if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    };
    for_each(GameCodecs{}, [&]<class Codec>(As<Codec> /*codec*/) {
        for (const std::string_view name : Codec::fields) add(name);
    });
    add("winners");
    for_each(AllKinds::Outcomes{}, [&]<class Own>(As<Own> /*outcome*/) {
        if constexpr (WithFields<Own>) {
            for_each_field<Own>([&](const auto& field) { add(field.name); });
        }
    });
    return names;
}

json::value write_held(const HandCard& card, const TableWriter& writer) {
    if (!card.front) return writer.value(card.card);
    json::object object = writer.object();
    writer.put(object, "card", card.card);
    object["front"] = *card.front;
    if (card.stuck) {
        object["stuck"] = true;
        object["year"] = *card.stuck;
    }
    return object;
}

json::value write_hands(const View& view, const TableWriter& writer, const json::storage_ptr& memory) {
    if (!view.hands) return nullptr;
    json::array list(memory);
    list.reserve(view.hands->size());
    for (const auto& hand : *view.hands) {
        json::array cards(memory);
        cards.reserve(hand.size());
        for (const HandCard& card : hand) cards.push_back(write_held(card, writer));
        list.push_back(std::move(cards));
    }
    return list;
}

HandCard read_held(const json::value& value, TableReader& reader) {
    if (value.is_string()) return {reader.card(value), std::nullopt, std::nullopt};
    return reader.within(value, [](TableReader& r) {
        HandCard held{r.card(), r.number("front"), std::nullopt};
        if (r.has("stuck") && r.yes_no("stuck")) held.stuck = r.whole("year");
        return held;
    });
}

std::vector<std::vector<HandCard>> read_hands(TableReader& reader) {
    std::vector<std::vector<HandCard>> hands;
    for (const json::value& cards : reader.list("hands")) {
        hands.emplace_back();
        if (!cards.is_array()) {
            reader.wrong("has a hand that is no list");
            break;
        }
        for (const json::value& card : cards.get_array()) hands.back().push_back(read_held(card, reader));
    }
    return hands;
}

Line read_line(TableReader& reader) {
    Line line;
    for (const json::value& card : reader.list("line")) {
        line.push_back(reader.within(card, [](TableReader& r) { return r.dated(); }));
    }
    return line;
}

}  // namespace

json::object write_view(const View& view, const CardNames& names, const json::storage_ptr& memory) {
    static const auto all_own_fields = own_fields();
    const TableWriter writer{names, memory};
    json::object object = writer.object({{"game", name(view.terms.game)},
                                         {"options", write_options(view.terms)},
                                         {"seats", view.terms.seats},
                                         {"to_act", write_seats(view.to_act, memory)},
                                         {"over", view.over.has_value()},
                                         {"round", view.round}});
    object["line"] = writer.value(view.line);
    object["hands"] = write_hands(view, writer, memory);
    object["draw_count"] = view.draw_count;
    object["discard"] = writer.value(view.discard);
    for (const std::string_view field : all_own_fields) object[field] = nullptr;
    std::visit([&]<class Own>(const Own& game) { CodecOf<Own>::write(game, object, writer); }, view.game);
    if (!view.over) return object;
    writer.put(object, "winners", view.over->winners);
    // An outcome that is a list, such as totals, is in the view already.
    std::visit(
        [&]<class Own>(const Own& outcome) {
            if constexpr (WithFields<Own>) {
                for_each_field<Own>([&](const auto& field) { writer.put(object, field.name, outcome.*field.member); });
            }
        },
        view.over->outcome);
    return object;
}

Result<View> read_view(const json::value& value, Viewer viewer, CardNames& names) {
    auto terms = read_terms(value);
    if (!terms) return tl::unexpected{terms.error()};
    const NumberOf number = [&](std::string_view id) { return names.learn(id); };
    TableReader reader{value, "a view", ErrorCode::bad_request, number};
    reader.limit_seats(terms->seats);
    View view;
    view.terms = std::move(*terms);
    view.viewer = viewer;
    view.to_act = reader.seat_set("to_act");
    view.round = reader.number("round");
    if (reader.going_on("line")) view.line = read_line(reader);
    if (reader.going_on("hands")) view.hands = read_hands(reader);
    view.draw_count = reader.count("draw_count");
    view.discard = reader.cards("discard");
    std::visit(
        [&]<class Own>(const Own& /*options*/) {
            using Codec = CodecOf<typename KindOf<Own>::View>;
            auto& game = view.game.emplace<typename KindOf<Own>::View>(Codec::read(reader));
            if (reader.yes_no("over")) {
                const SeatSet winners = reader.seat_set("winners");
                view.over = GameOver{winners, Codec::read_outcome(game, reader)};
            }
            if (viewer && viewer->number >= view.terms.seats) reader.wrong("is of a viewer without a seat");
            Codec::check(view, game, reader);
        },
        view.terms.options);
    if (reader.error()) return tl::unexpected{*reader.error()};
    return view;
}

void check_line_and_hands(const View& view, TableReader& reader) {
    if (!view.line) reader.wrong("lacks its line");
    reader.check_by_seat("hands", view.hands ? view.hands->size() : 0);
}

}  // namespace frise
