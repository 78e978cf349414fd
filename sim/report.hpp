// A run told to programs, to people, and in a browser.
#pragma once

#include "sim/heading.hpp"
#include "sim/tally.hpp"
#include "wording/language.hpp"

#include <boost/json.hpp>
#include <string>

namespace frise::sim {

struct Report {
    Heading heading;
    Tally tally;
    bool stopped = false;  // before all games were played
    double seconds = 0;
};

// With all that merging needs.
boost::json::object report_json(const Report& report, Language language);
Result<Report> read_report(const boost::json::value& value);

// Tables for a screen of 80 columns.
std::string report_text(const Report& report, Language language);

// One page that needs nothing else.
std::string report_html(const Report& report, Language language);

}  // namespace frise::sim
