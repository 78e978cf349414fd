// Reading and writing views of the line games.
#include "games/line/codec/line_json.hpp"

#include "engine/codec/view_json.hpp"

namespace frise {

void LineJson::write(const LineView& game, boost::json::object& object, const TableWriter& writer) {
    writer.put(object, "tie_break", game.tie_break);
    writer.put(object, "out", game.out);
}

LineView LineJson::read(TableReader& reader) { return {reader.yes_no("tie_break"), reader.seat_set("out")}; }

Outcome LineJson::read_outcome(const LineView& /*game*/, TableReader& /*reader*/) { return {}; }

void LineJson::check(const frise::View& view, const LineView& /*game*/, TableReader& reader) {
    check_line_and_hands(view, reader);
}

}  // namespace frise
