// What a view of a line game has in JSON.
#pragma once

#include "engine/codec/table_reader.hpp"
#include "engine/codec/table_writer.hpp"
#include "engine/rules/view.hpp"

#include <array>
#include <boost/json.hpp>
#include <string_view>

namespace frise {

struct LineJson {
    using View = LineView;
    static constexpr std::array<std::string_view, 2> fields{"tie_break", "out"};

    static void write(const LineView& game, boost::json::object& object, const TableWriter& writer);
    static LineView read(TableReader& reader);
    static Outcome read_outcome(const LineView& game, TableReader& reader);
    // Reports an error if the view lacks what its users rely on.
    static void check(const frise::View& view, const LineView& game, TableReader& reader);
};

}  // namespace frise
