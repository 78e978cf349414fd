// Dates as programs write them, above all Wikidata: -0043-03-15T00:00:00Z.
#pragma once

#include "deckkit/import/date_text.hpp"

#include <optional>
#include <string_view>

namespace frise::deckkit {

struct IsoDate {
    Year year = 0;  // as it is written
    int month = 0;
    int day = 0;
    bool has_time = false;
};

// 1969-07-20, 1969-07, -0043-03-15T00:00:00Z.
std::optional<IsoDate> read_iso_date(std::string_view text);

// As a date whose precision nobody said: to the year at least.
tl::expected<DateRead, Issue> year_of(const IsoDate& date);

enum class Calendar : std::uint8_t { gregorian, julian };

// As Wikidata's query service means it. `precision` is wikibase:timePrecision: 11 a day, 9 a year, 8 a decade,
// 7 a century, 6 a millennium, less for millions of years.
tl::expected<DateRead, Issue> wikidata_year(const IsoDate& date, std::optional<int> precision, Calendar calendar);

}  // namespace frise::deckkit
