// Reading dates: what stands around a date is taken off first, and the rest has to be one of the known forms.
#include "deckkit/import/date_text.hpp"

#include "deckkit/import/date_forms.hpp"
#include "deckkit/import/date_words.hpp"
#include "deckkit/import/folded.hpp"
#include "deckkit/import/iso_date.hpp"

#include <algorithm>

namespace frise::deckkit {
namespace {

using Read = tl::expected<DateRead, Issue>;

constexpr std::size_t longest_date = 100;

// A year or a century, not the day or month of something longer.
bool can_end_range(const DateTokens& tokens, bool centuries) {
    if (tokens.empty() || tokens.size() > 4) return false;
    if (centuries) return true;
    const DateToken& last = tokens.back();
    if (last.kind != DateToken::Kind::number || last.decimals) return false;
    if (tokens.size() == 1) return true;
    if (tokens.size() == 2 && is_mark(tokens.front(), "-")) return true;
    return last.text.size() >= 3 && std::none_of(tokens.begin(), tokens.end(), [](const DateToken& token) {
               return token.kind == DateToken::Kind::mark;
           });
}

// « 14-16 juillet 1789 » begins with a day and not with the year 14.
bool are_days(const FramedDate& first, const FramedDate& last) {
    const bool day = first.tokens.size() == 1 && is_short_number(first.tokens.front().text) && first.era == Era::unsaid;
    return day && std::any_of(last.tokens.begin(), last.tokens.end(), [](const DateToken& token) {
               return token.kind == DateToken::Kind::word && month(token.text) > 0;
           });
}

std::optional<DateRead> range_at(const FramedDate& date, std::size_t middle) {
    const auto cut = date.tokens.begin() + static_cast<std::ptrdiff_t>(middle);
    FramedDate first = framed(DateTokens(date.tokens.begin(), cut));
    FramedDate last = framed(DateTokens(cut + 1, date.tokens.end()));
    const bool centuries = ends_in_span(last.tokens);
    if (!can_end_range(first.tokens, centuries) || !can_end_range(last.tokens, centuries)) return std::nullopt;
    // 07/1969 is a month.
    const std::size_t digits = first.tokens.front().text.size();
    if (!centuries && (first.tokens.front().text.starts_with('0') || (is_mark(*cut, "/") && digits < 3))) {
        return std::nullopt;
    }
    if (last.era == Era::unsaid) last.era = date.era;
    if (first.era == Era::unsaid && last.era == Era::before) first.era = Era::before;
    if (centuries && !ends_in_span(first.tokens)) first.tokens.push_back(last.tokens.back());
    first.about = first.about || date.about;
    const auto end = read_form(last);
    if (!end) return std::nullopt;
    if (are_days(first, last)) return *end;
    auto read = read_form(first);
    if (!read) return std::nullopt;
    read->first_of_range = true;
    return *read;
}

// "1914-1918", « de 1914 à 1918 », "30 BC – AD 14": the first of the two.
std::optional<DateRead> read_range(FramedDate date) {
    take_front(date.tokens, date_words().range_in_front);
    for (std::size_t i = 1; i + 1 < date.tokens.size(); ++i) {
        const DateToken& token = date.tokens[i];
        const bool joint = is_mark(token, "-") || is_mark(token, "/") || is_one_of(token, date_words().range_middle);
        if (!joint) continue;
        if (const auto read = range_at(date, i)) return read;
    }
    return std::nullopt;
}

Read read_tokens(std::string_view text) {
    const FramedDate date = framed(date_tokens(text));
    if (const auto range = read_range(date)) return *range;
    return read_form(date);
}

// 14/07/1789 00:00:00
std::string_view without_time(std::string_view text) {
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos) return text;
    const std::size_t space = text.substr(0, colon).rfind(' ');
    return space == std::string_view::npos ? text : text.substr(0, space);
}

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
    return text;
}

}  // namespace

Year middle_of_century(Year century) { return century * 100 + (century < 0 ? 50 : -50); }
Year middle_of_millennium(Year millennium) { return millennium * 1000 + (millennium < 0 ? 500 : -500); }
Year middle_of_decade(Year first) { return first + (first < 0 ? -5 : 5); }

bool is_short_number(std::string_view text) {
    return !text.empty() && text.size() <= 2 && text.find_first_not_of("0123456789") == std::string_view::npos;
}

Read read_date(std::string_view text) {
    if (text.size() > longest_date) return tl::unexpected{Issue::not_a_date};
    const std::string plain = folded(text);
    const std::string_view rest = without_time(trimmed(plain));
    if (rest.empty()) return tl::unexpected{Issue::date_missing};
    if (const auto iso = read_iso_date(rest)) return year_of(*iso);
    Read read = read_tokens(rest);
    const std::size_t open = rest.find('(');
    if (read || open == std::string_view::npos || open == 0 || !rest.ends_with(')')) return read;
    // « 1789 (14 juillet) » and « 1450 (?) »
    const bool doubtful = rest.substr(open).starts_with("(?)");
    Read shorter = read_tokens(std::string{rest.substr(0, open)} + (doubtful ? "?" : ""));
    return shorter ? shorter : read;
}

}  // namespace frise::deckkit
