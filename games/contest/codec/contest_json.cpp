// Reading and writing views of contest.
#include "games/contest/codec/contest_json.hpp"

#include "engine/codec/view_json.hpp"

namespace frise {

void ContestJson::write(const ContestView& game, boost::json::object& object, const TableWriter& writer) {
    writer.put(object, "proposal", game.proposal);
    writer.put(object, "contester", game.contester);
    writer.put(object, "giving", game.giving);
    writer.put(object, "totals", game.totals);
}

ContestView ContestJson::read(TableReader& reader) {
    ContestView game;
    if (reader.going_on("proposal")) reader.read("proposal", game.proposal.emplace());
    if (reader.going_on("contester")) reader.read("contester", game.contester.emplace());
    if (reader.going_on("giving")) reader.read("giving", game.giving.emplace());
    reader.read("totals", game.totals);
    return game;
}

Points ContestJson::read_outcome(const ContestView& game, TableReader& /*reader*/) { return game.totals; }

void ContestJson::check(const frise::View& view, const ContestView& game, TableReader& reader) {
    check_line_and_hands(view, reader);
    reader.check_by_seat("totals", game.totals.size());
}

}  // namespace frise
