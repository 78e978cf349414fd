// Reading and writing views of coop.
#include "games/coop/codec/coop_json.hpp"

#include "engine/codec/view_json.hpp"

#include <utility>

namespace frise {

void CoopJson::write(const CoopView& game, boost::json::object& object, const TableWriter& writer) {
    writer.put(object, "rift", game.rift);
    writer.put(object, "icon", game.icon);
    object["turn"] = {{"tried", game.tried}, {"placed", game.placed}};
}

CoopView CoopJson::read(TableReader& reader) {
    CoopView game;
    for (const boost::json::value& card : reader.list("rift")) {
        auto& over = game.rift.emplace_back();
        if (!card.is_null()) over = reader.within(card, [](TableReader& r) { return r.dated(); });
    }
    if (reader.going_on("icon")) game.icon = reader.number("icon");
    return reader.within(reader.value("turn"), [&](TableReader& turn) {
        game.tried = turn.number("tried");
        game.placed = turn.number("placed");
        return std::move(game);
    });
}

TeamScore CoopJson::read_outcome(const CoopView& /*game*/, TableReader& reader) {
    TeamScore score;
    read_fields(reader, score);
    return score;
}

void CoopJson::check(const frise::View& view, const CoopView& game, TableReader& reader) {
    check_line_and_hands(view, reader);
    const std::size_t cards = view.line ? view.line->size() : 0;
    if (game.rift.size() != (cards == 0 ? 0 : cards - 1)) reader.wrong("has a rift that does not fit its line");
}

}  // namespace frise
