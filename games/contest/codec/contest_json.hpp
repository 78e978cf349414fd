// What a view of contest has in JSON.
#pragma once

#include "engine/codec/table_reader.hpp"
#include "engine/codec/table_writer.hpp"
#include "engine/rules/view.hpp"

#include <array>
#include <boost/json.hpp>
#include <string_view>

namespace frise {

struct ContestJson {
    using View = ContestView;
    static constexpr std::array<std::string_view, 4> fields{"proposal", "contester", "giving", "totals"};

    static void write(const ContestView& game, boost::json::object& object, const TableWriter& writer);
    static ContestView read(TableReader& reader);
    static Points read_outcome(const ContestView& game, TableReader& reader);
    // Reports an error if the view lacks what its users rely on.
    static void check(const frise::View& view, const ContestView& game, TableReader& reader);
};

}  // namespace frise
