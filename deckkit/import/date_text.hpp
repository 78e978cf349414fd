// Dates as people and programs write them, in any language.
#pragma once

#include "deckkit/import/remark.hpp"
#include "engine/core/card.hpp"
#include "wording/precision.hpp"

#include <string_view>
#include <tl/expected.hpp>

namespace frise::deckkit {

struct DateRead {
    Year year = 0;
    Precision precision = Precision::exact;
    bool first_of_range = false;

    bool operator==(const DateRead&) const = default;
};

// "44 BC", « vers 1450 », "1969-07-20", « IIIe siècle av. J.-C. », "66 million years ago"; or what is wrong with it.
tl::expected<DateRead, Issue> read_date(std::string_view text);

// One or two digits: a year of antiquity, or something else altogether.
bool is_short_number(std::string_view text);

// The middle of a century, decade or millennium, counted from 1, negative before Christ.
Year middle_of_century(Year century);
Year middle_of_millennium(Year millennium);
// Of the ten years from this one on, which ends in 0.
Year middle_of_decade(Year first);

}  // namespace frise::deckkit
