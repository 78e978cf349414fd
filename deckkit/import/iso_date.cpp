// Wikidata's years.
//
// The query service writes years as XSD 1.1 does, with a year 0000 that is 1 BC: Caesar, born 100 BC, has "-099"
// (phabricator.wikimedia.org/T211007), in JSON, CSV and TSV alike. But Wikibase adds that one year only where the
// precision is a year or finer (DateTimeValueCleaner::cleanupGregorianValue): a century's "-0300" is 300 BC. Days of
// the Julian calendar it converts to Gregorian ones and still says "Julian" (T246731), which moves 25 December 1642
// into 1643. Wikibase's own JSON, with +1969-00-00, counts as people do.
#include "deckkit/import/iso_date.hpp"

#include <charconv>

namespace frise::deckkit {
namespace {

constexpr int day_precision = 11;
constexpr int year_precision = 9;
constexpr Year oldest_year = 20'000'000'000;

std::optional<Year> take_digits(std::string_view& text, std::size_t least, std::size_t most) {
    std::size_t n = 0;
    while (n < text.size() && text[n] >= '0' && text[n] <= '9') ++n;
    if (n < least || n > most) return std::nullopt;
    Year value = 0;
    std::from_chars(text.data(), text.data() + n, value);
    text.remove_prefix(n);
    return value;
}

bool take(std::string_view& text, char c) {
    if (text.empty() || text.front() != c) return false;
    text.remove_prefix(1);
    return true;
}

Year divided_down(Year a, Year b) { return a / b - (a % b < 0 ? 1 : 0); }

// The year, with a year 0, that the Julian calendar has for a day of the Gregorian one.
Year julian_year(Year year, int month, int day) {
    const Year a = month <= 2 ? year - 1 : year;
    const Year m = month <= 2 ? month + 9 : month - 3;  // from March
    const Year days =
        365 * a + divided_down(a, 4) - divided_down(a, 100) + divided_down(a, 400) + (153 * m + 2) / 5 + day;
    // Days since the first of March of the Julian year 0, which is two days earlier.
    const Year since = days + 1;
    const Year from_march = divided_down(4 * since + 3, 1461);
    const Year in_year = since - (365 * from_march + divided_down(from_march, 4));
    return in_year >= 306 ? from_march + 1 : from_march;  // January and February
}

tl::expected<DateRead, Issue> in_range(Year year, Precision precision) {
    if (year == 0) return tl::unexpected{Issue::year_zero};
    if (year > 9999 || year < -oldest_year) return tl::unexpected{Issue::year_out_of_range};
    return DateRead{year, precision};
}

// 1801 to 1900 is the 19th; -300 to -201 the third before Christ.
Year counted(Year year, Year length) {
    return year > 0 ? (year + length - 1) / length : -((-year + length - 1) / length);
}

tl::expected<DateRead, Issue> coarse_year(Year year, int precision) {
    if (year == 0) year = -1;
    if (year > 9999 || year < -oldest_year) return tl::unexpected{Issue::year_out_of_range};
    if (precision == 8) {
        const Year decade = year / 10 * 10;
        return in_range(decade == 0 ? year : middle_of_decade(decade), Precision::decade);
    }
    if (precision == 7) return in_range(middle_of_century(counted(year, 100)), Precision::century);
    if (precision == 6) return in_range(middle_of_millennium(counted(year, 1000)), Precision::millennium);
    return in_range(year, Precision::about);
}

}  // namespace

std::optional<IsoDate> read_iso_date(std::string_view text) {
    const bool minus = take(text, '-');
    if (!minus) take(text, '+');
    const auto year = take_digits(text, minus ? 3 : 4, 12);
    if (!year || !take(text, '-')) return std::nullopt;
    const auto month = take_digits(text, 2, 2);
    if (!month || *month > 12) return std::nullopt;
    IsoDate date{minus ? -*year : *year, static_cast<int>(*month), 0, false};
    if (text.empty()) return minus ? std::nullopt : std::optional{date};
    const bool more = take(text, '-');
    const auto day = more ? take_digits(text, 2, 2) : std::nullopt;
    if (!day || *day > 31) return std::nullopt;
    date.day = static_cast<int>(*day);
    if (text.empty()) return date;
    if (!take(text, 't') && !take(text, 'T')) return std::nullopt;
    date.has_time = true;
    return date;
}

tl::expected<DateRead, Issue> year_of(const IsoDate& date) {
    return wikidata_year(date, std::nullopt, Calendar::gregorian);
}

tl::expected<DateRead, Issue> wikidata_year(const IsoDate& date, std::optional<int> precision, Calendar calendar) {
    // Without a time, or with a month 00, it was not the query service that wrote it.
    const bool as_people_count = !date.has_time || date.month == 0;
    if (precision && *precision < year_precision) return coarse_year(date.year, *precision);
    Year year = date.year;
    const bool converted = calendar == Calendar::julian && precision == day_precision && !as_people_count;
    if (converted && year > -5000 && date.day > 0) year = julian_year(year, date.month, date.day);
    if (!as_people_count && year <= 0) --year;
    return in_range(year, Precision::exact);
}

}  // namespace frise::deckkit
