// Reading one date.
#include "deckkit/import/date_forms.hpp"

#include "deckkit/import/date_words.hpp"

#include <algorithm>
#include <cmath>

namespace frise::deckkit {
namespace {

using Kind = DateToken::Kind;
using Read = tl::expected<DateRead, Issue>;
using MaybeRead = std::optional<Read>;  // nothing: not of this form

constexpr double oldest = 20e9;
constexpr Year last_year = 9999;
constexpr double most_serial = 100'000;  // a spreadsheet's number of a day in the year 2173

Read flaw(Issue issue) { return tl::unexpected{issue}; }

Read dated(const FramedDate& date, Year year, Precision precision) {
    if (year == 0) return flaw(Issue::year_zero);
    return DateRead{year, date.about && precision == Precision::exact ? Precision::about : precision};
}

// For long times it does not matter from when they are counted, nor that there was no year 0.
Read years_ago(double years, Year from) {
    if (years > oldest) return flaw(Issue::year_out_of_range);
    const auto back = static_cast<Year>(std::llround(years));
    const Year year = back < 100'000 ? from - back : -back;
    return DateRead{year == 0 ? -1 : year, Precision::about};
}

Read signed_year(const FramedDate& date, const DateToken& token, bool minus = false) {
    if (token.decimals) return flaw(token.value > last_year ? Issue::serial_number : Issue::not_a_date);
    if (token.value > oldest) return flaw(Issue::year_out_of_range);
    if (date.era == Era::before_present) return years_ago(token.value, 1950);
    const auto value = static_cast<Year>(token.value);
    if (minus || date.era == Era::before) return dated(date, -value, Precision::exact);
    if (value <= last_year) return dated(date, value, Precision::exact);
    const bool serial = token.value < most_serial && !token.grouped && date.era == Era::unsaid;
    return flaw(serial ? Issue::serial_number : Issue::year_out_of_range);
}

double unit_of(const DateToken& token) {
    if (is_one_of(token, date_words().million)) return 1e6;
    // A French « billion » is a thousand times longer than the world is old: the English one is meant.
    if (is_one_of(token, date_words().billion)) return 1e9;
    if (is_one_of(token, date_words().thousand)) return 1e3;
    return 0;
}

// "66 million years ago", « il y a 12 000 ans », « 66 Ma », "10 million BC".
MaybeRead read_ago(const FramedDate& date) {
    DateTokens rest = date.tokens;
    bool ago = take_front(rest, date_words().ago_in_front);
    if (!rest.empty() && is_mark(rest.front(), "-")) rest.erase(rest.begin());
    ago = take_back(rest, date_words().ago_behind) || ago;
    const bool years = take_back(rest, date_words().years);
    if (rest.empty() || rest.size() > 2 || rest.front().kind != Kind::number) return std::nullopt;
    const double unit = rest.size() == 2 ? unit_of(rest.back()) : 1;
    if (unit == 0 || (rest.size() == 1 && !(years && ago))) return std::nullopt;
    const bool decimals = unit > 1 && rest.front().maybe_decimals;
    const double count = rest.front().value * unit / (decimals ? 1000 : 1);
    if (count < 1) return flaw(Issue::not_a_date);
    return years_ago(count, date.era == Era::before ? 0 : 2000);
}

// "xix", "xixe", "xixeme".
std::optional<Year> roman_ordinal(std::string_view word) {
    for (const DatePhrase& ending : date_words().ordinals) {
        if (ending.size() != 1 || !word.ends_with(ending.front())) continue;
        if (const auto value = roman(word.substr(0, word.size() - ending.front().size()))) return value;
    }
    return roman(word);
}

std::optional<Year> ordinal_before_span(const DateTokens& tokens) {
    const DateToken& first = tokens.front();
    const bool suffixed = tokens.size() == 3 && is_one_of(tokens[1], date_words().ordinals);
    if (!suffixed && tokens.size() != 2) return std::nullopt;
    if (first.kind == Kind::number) {
        const bool decade = !suffixed && is_one_of(tokens.back(), date_words().decade_behind);
        if (decade || first.decimals || first.text.size() > 3) return std::nullopt;
        return static_cast<Year>(first.value);
    }
    if (first.kind != Kind::word) return std::nullopt;
    if (suffixed) return roman(first.text);
    return roman_ordinal(first.text);
}

// « XIXe siècle », "19th century", « IIe millénaire av. J.-C. ».
MaybeRead read_span(const FramedDate& date) {
    if (!ends_in_span(date.tokens) || date.tokens.size() < 2) return std::nullopt;
    const auto ordinal = ordinal_before_span(date.tokens);
    if (!ordinal) return std::nullopt;
    const bool before = date.era == Era::before;
    const bool thousand = is_one_of(date.tokens.back(), date_words().millennium);
    const Year most = thousand ? (before ? 20 : 3) : (before ? 100 : 21);
    if (*ordinal < 1 || *ordinal > most) return flaw(Issue::year_out_of_range);
    const Year counted = before ? -*ordinal : *ordinal;
    if (thousand) return dated(date, middle_of_millennium(counted), Precision::millennium);
    const Year shift = date.part == Part::middle ? 0 : date.part == Part::early ? -35 : 35;
    return dated(date, middle_of_century(counted) + shift, Precision::century);
}

// « années 1920 », "1920s".
MaybeRead read_decade(const FramedDate& date) {
    const DateTokens& tokens = date.tokens;
    if (tokens.size() != 2) return std::nullopt;
    const bool in_front = is_one_of(tokens[0], date_words().decade_in_front);
    const bool behind = is_one_of(tokens[1], date_words().decade_behind) && tokens[1].glued;
    if (!in_front && !behind) return std::nullopt;
    const DateToken& token = tokens[in_front ? 1 : 0];
    if (token.kind != Kind::number || token.decimals) return std::nullopt;
    if (token.text.size() < 3 && date.era == Era::unsaid) return flaw(Issue::two_digit_year);
    if (token.value > static_cast<double>(last_year)) return flaw(Issue::year_out_of_range);
    const auto first = static_cast<Year>(token.value);
    if (first % 10 != 0) return flaw(Issue::not_a_date);
    const Year middle = middle_of_decade(first);
    return dated(date, date.era == Era::before ? -middle : middle, Precision::decade);
}

// 20/07/1969, 20.7.1969, 20-07-1969, 1969/07/20; and 07/1969.
MaybeRead read_slashes(const FramedDate& date) {
    const DateTokens& tokens = date.tokens;
    const std::size_t n = tokens.size();
    if (n != 3 && n != 5) return std::nullopt;
    for (std::size_t i = 0; i < n; ++i) {
        const DateToken& token = tokens[i];
        const bool number = token.kind == Kind::number && !token.decimals && !token.grouped;
        const bool slash = is_mark(token, "/") || is_mark(token, ".") || is_mark(token, "-");
        if (i % 2 == 0 ? !number : !slash) return std::nullopt;
    }
    const std::size_t year = tokens[0].text.size() > 2 ? 0 : n - 1;
    for (std::size_t i = 0; i < n; i += 2) {
        const bool day = tokens[i].text.size() <= 2 && tokens[i].value >= 1 && tokens[i].value <= 31;
        if (i != year && !day) return flaw(Issue::not_a_date);
    }
    if (tokens[year].text.size() < 3) return flaw(Issue::two_digit_year);
    return signed_year(date, tokens[year]);
}

// « 20 juillet 1969 », "July 20, 1969", « juillet 1969 », "1969 July 20", "20-Jul-1969".
MaybeRead read_month(const FramedDate& date) {
    DateTokens rest = date.tokens;
    const auto named = std::find_if(rest.begin(), rest.end(), [](const DateToken& token) {
        return token.kind == Kind::word && month(token.text) > 0;
    });
    if (named == rest.end()) return std::nullopt;
    rest.erase(named);
    std::erase_if(rest, [](const DateToken& token) {
        return is_mark(token, ",") || (token.glued && is_mark(token, "-")) ||
               (token.glued && is_one_of(token, date_words().ordinals));
    });
    const bool numbers = std::all_of(
        rest.begin(), rest.end(), [](const DateToken& token) { return token.kind == Kind::number && !token.decimals; });
    if (!numbers || rest.empty() || rest.size() > 2) return flaw(Issue::not_a_date);
    const auto is_day = [](const DateToken& token) { return token.value >= 1 && token.value <= 31; };
    if (rest.size() == 2 && !is_day(rest.front())) std::swap(rest.front(), rest.back());
    if (rest.size() == 2 && !is_day(rest.front())) return flaw(Issue::not_a_date);
    const bool day_alone = rest.size() == 1 && date.tokens.front().kind == Kind::number && is_day(rest.front());
    if (day_alone) return flaw(Issue::not_a_date);
    if (rest.back().text.size() < 3 && date.era == Era::unsaid) return flaw(Issue::two_digit_year);
    return signed_year(date, rest.back());
}

MaybeRead read_year(const FramedDate& date) {
    DateTokens rest = date.tokens;
    if (rest.size() > 1 && is_one_of(rest.front(), date_words().year_in_front)) rest.erase(rest.begin());
    const bool minus = rest.size() == 2 && is_mark(rest.front(), "-");
    if (minus || (rest.size() == 2 && is_mark(rest.front(), "+"))) rest.erase(rest.begin());
    if (rest.size() != 1 || rest.front().kind != Kind::number) return std::nullopt;
    return signed_year(date, rest.front(), minus);
}

}  // namespace

bool ends_in_span(const DateTokens& tokens) {
    return !tokens.empty() &&
           (is_one_of(tokens.back(), date_words().century) || is_one_of(tokens.back(), date_words().millennium));
}

Read read_form(const FramedDate& date) {
    for (const auto form : {read_ago, read_span, read_decade, read_slashes, read_month, read_year}) {
        if (auto read = form(date)) return *read;
    }
    return flaw(Issue::not_a_date);
}

}  // namespace frise::deckkit
