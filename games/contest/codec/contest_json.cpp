// Reading and writing views of contest.
#include "games/contest/codec/contest_json.hpp"

#include "engine/codec/view_json.hpp"

namespace frise {

void ContestJson::write(const ContestView& game, boost::json::object& object, const TableWriter& writer) {
    writer.put(object, "proposal", game.proposal);
    writer.put(object, "contester", game.contester);
    if (game.giving) {
        object["giving"] = {{"from", writer.value(game.giving->from)}, {"to", writer.value(game.giving->to)}};
    }
    writer.put(object, "totals", game.totals);
}

ContestView ContestJson::read(TableReader& reader) {
    ContestView game;
    if (reader.going_on("proposal")) {
        game.proposal = reader.within(reader.value("proposal"), [](TableReader& r) {
            Proposal proposal;
            read_fields(r, proposal);
            return proposal;
        });
    }
    if (reader.going_on("contester")) game.contester = reader.seat("contester");
    if (reader.going_on("giving")) {
        game.giving = reader.within(reader.value("giving"), [](TableReader& r) {
            Giving giving{r.seat("from"), std::nullopt};
            if (r.going_on("to")) giving.to = r.seat("to");
            return giving;
        });
    }
    reader.read("totals", game.totals);
    return game;
}

Points ContestJson::read_outcome(const ContestView& game, TableReader& /*reader*/) { return game.totals; }

void ContestJson::check(const frise::View& view, const ContestView& game, TableReader& reader) {
    check_line_and_hands(view, reader);
    reader.check_by_seat("totals", game.totals.size());
}

}  // namespace frise
