// What a view of coop has in JSON.
#pragma once

#include "engine/codec/table_reader.hpp"
#include "engine/codec/table_writer.hpp"
#include "engine/rules/view.hpp"

#include <array>
#include <boost/json.hpp>
#include <string_view>

namespace frise {

struct CoopJson {
    using View = CoopView;
    static constexpr std::array<std::string_view, 3> fields{"rift", "icon", "turn"};

    static void write(const CoopView& game, boost::json::object& object, const TableWriter& writer);
    static CoopView read(TableReader& reader);
    static TeamScore read_outcome(const CoopView& game, TableReader& reader);
    // Reports an error if the view lacks what its users rely on.
    static void check(const frise::View& view, const CoopView& game, TableReader& reader);
};

}  // namespace frise
