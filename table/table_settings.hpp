// What was agreed for a table before it begins.
#pragma once

#include "deckkit/filter.hpp"
#include "engine/core/result.hpp"
#include "engine/rules/terms.hpp"

#include <boost/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace frise::table {

struct TableDeck {
    std::string name;  // an id on the shelf, or the hash of one that was sent
    std::string hash;  // of its contents

    bool operator==(const TableDeck&) const = default;
};

struct TableSettings {
    Terms terms;
    boost::json::object options;   // as they were wished for: with more seats they are settled anew
    std::vector<TableDeck> decks;  // none: the usual ones
    deckkit::Filter filter;
    std::optional<int> turn_seconds;
    bool listed = false;
    bool teams = false;  // several people may share a seat
};

// What `value` does not name stays as it was in `before`, or takes its default. The decks' hashes are still to be
// found.
Result<TableSettings> read_table_settings(const boost::json::value& value, const TableSettings* before = nullptr);
// All that read_table_settings() reads, and the hashes.
boost::json::object write_table_settings(const TableSettings& settings);

}  // namespace frise::table
