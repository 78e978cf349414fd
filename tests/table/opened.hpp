// Tables that somebody has opened, without a server.
#pragma once

#include "tests/table/cards.hpp"

#include <boost/json.hpp>
#include <gtest/gtest.h>
#include <string>
#include <utility>
#include <vector>

namespace frise::test {

struct OpenedTable {
    table::LiveTable table;
    std::vector<table::Entry> entries;
};

// By "ana", who sent `body` for it, as to a server.
inline OpenedTable opened_table(const boost::json::object& body, table::Time day = 1'790'000'000'000) {
    OpenedTable opened{table::LiveTable{"TABLE1"}, {}};
    SeededLuck luck{1};
    auto entries = open_table(opened.table, prepared_with(body, 110), table::read_opening(body).value(), "ana",
                              {day, luck.shuffles(), luck.number()});
    EXPECT_TRUE(entries);
    if (entries) opened.entries = std::move(*entries);
    return opened;
}

}  // namespace frise::test
