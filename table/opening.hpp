// How tables come to be: opened by somebody, or as the rematch of another.
#pragma once

#include "table/live_table.hpp"
#include "table/playset.hpp"

#include <boost/json.hpp>
#include <memory>
#include <string>
#include <vector>

namespace frise::table {

inline constexpr std::size_t code_length = 6;

struct Prepared {
    TableSettings settings;  // with the decks' hashes
    PlaysetPtr playset;
};

// Who sits there from the beginning.
struct OpeningWish {
    std::string name;                 // of the host
    bool sit = true;                  // the host plays
    std::vector<std::string> people;  // names of others on the same device
    std::vector<std::string> bots;    // kinds
    bool start = false;               // at once; free seats are taken by bots
};

Result<OpeningWish> read_opening(const boost::json::value& value);

// The first entries of a table, which is given them already.
Granted<std::vector<Entry>> open_table(LiveTable& table, const Prepared& prepared, const OpeningWish& wish,
                                       const std::string& person, const Circumstances& now);

// The same people, bots and settings once more; `person` is the host.
std::vector<Entry> opening_again(const LiveTable& table, const std::string& person, Time now);

}  // namespace frise::table
