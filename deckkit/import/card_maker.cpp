// Making cards.
#include "deckkit/import/card_maker.hpp"

#include "deckkit/import/card_words.hpp"
#include "deckkit/import/deck_fields.hpp"
#include "deckkit/import/folded.hpp"
#include "deckkit/import/guard.hpp"
#include "deckkit/import/iso_date.hpp"
#include "deckkit/import/limits.hpp"
#include "wording/letters.hpp"

#include <algorithm>
#include <charconv>

namespace frise::deckkit {
namespace {

constexpr Icon most_icon = 1000;
constexpr std::string_view julian_item = "Q1985786";
constexpr std::string_view entity_address = "http://www.wikidata.org/entity/";

template <class Number>
std::optional<Number> whole_number(std::string_view text) {
    if (text.ends_with(",0") || text.ends_with(".0")) text.remove_suffix(2);
    Number value{};
    const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (failed != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return value;
}

// What Wikidata gives where there is no label.
bool is_item_number(std::string_view text) {
    return text.size() > 1 && text.front() == 'Q' && text.find_first_not_of("0123456789", 1) == std::string_view::npos;
}

bool is_own(std::string_view theme) {
    return !theme.empty() && std::find(all_themes.begin(), all_themes.end(), theme) == all_themes.end();
}

Slots said(std::string_view value) { return {word("value", echo(value))}; }

}  // namespace

void CardMaker::remark(Issue issue, std::string_view field, Slots slots) {
    remarks_.push_back({issue, row_.line, std::string{field}, std::move(slots)});
}

std::string CardMaker::cell(std::size_t column) const {
    if (column == 0 || column > row_.cells.size()) return {};
    const std::string& raw = row_.cells[column - 1];
    return shape_.exact ? tidied(unguarded(raw), true) : tidied(raw);
}

std::string CardMaker::text(Field field) const {
    const auto found =
        std::find_if(columns_.begin(), columns_.end(), [&](const ColumnGuess& each) { return each.field == field; });
    return found == columns_.end() ? std::string{} : cell(found->column);
}

std::optional<Card> CardMaker::make(const Row& row) {
    row_ = row;
    if (row.issue) {
        remark(*row.issue, "");
        if (outcome(*row.issue) == Outcome::skipped) return std::nullopt;
    }
    if (std::any_of(row.cells.begin(), row.cells.end(),
                    [](const std::string& each) { return count_letters(each) > most_letters; })) {
        remark(Issue::cell_too_long, "", {number("most", most_letters)});
        return std::nullopt;
    }
    Card card;
    if (!set_date(card) || !set_texts(card)) return std::nullopt;
    set_words(card);
    set_icons(card);
    if (licence_.empty()) licence_ = std::string{first_bytes(text(Field::licence), longest_text)};
    set_id(card);
    return card;
}

bool CardMaker::set_date(Card& card) {
    std::string said_date = text(Field::year);
    auto date = date_of(said_date);
    // With a day or a month it is written as 14/7/89 is.
    const bool has_day = !text(Field::day).empty() || !text(Field::month).empty();
    if (has_day && is_short_number(said_date)) date = tl::unexpected{Issue::two_digit_year};
    if (!date && shape_.either_side) {
        if (auto other = date_of(text(Field::title))) {
            date = other;
            std::swap(row_.cells.at(0), row_.cells.at(1));
            said_date = text(Field::year);
        }
    }
    if (!date) {
        remark(date.error(), "year", said(said_date));
        return false;
    }
    if (date->first_of_range) {
        Slots slots = said(said_date);
        slots.push_back(number("year", date->year));
        remark(Issue::first_of_range, "year", std::move(slots));
    }
    if (const std::string precision = text(Field::precision); !precision.empty()) set_precision(*date, precision);
    card.year = date->year;
    card.precision = date->precision;
    return true;
}

tl::expected<DateRead, Issue> CardMaker::date_of(const std::string& said_date) {
    const auto precision = wikidata_precision(text(Field::precision));
    if (const auto iso = read_iso_date(said_date); iso && iso->has_time) {
        const bool julian = text(Field::calendar).find(julian_item) != std::string::npos;
        auto date = wikidata_year(*iso, precision, julian ? Calendar::julian : Calendar::gregorian);
        if (date && date->year < 0 && !precision && !warned_of_precision_) {
            warned_of_precision_ = true;
            remark(Issue::precision_not_given, "year");
        }
        return date;
    }
    const auto plain = shape_.exact || shape_.wikidata ? whole_number<Year>(said_date) : std::nullopt;
    if (plain && shape_.exact && *plain != 0) return DateRead{*plain};
    // YEAR(?date) counts as the query service does.
    if (plain && shape_.wikidata && *plain <= 0)
        return wikidata_year({*plain, 1, 1, true}, precision, Calendar::gregorian);
    return read_date(said_date);
}

void CardMaker::set_precision(DateRead& date, const std::string& precision) {
    if (const auto named = precision_called(precision)) {
        date.precision = *named;
    } else if (const auto counted = wikidata_precision(precision)) {
        if (date.precision != Precision::exact || *counted >= 9) return;
        date.precision = *counted == 8   ? Precision::decade
                         : *counted == 7 ? Precision::century
                         : *counted == 6 ? Precision::millennium
                                         : Precision::about;
    } else {
        remark(Issue::bad_precision, "precision", said(precision));
    }
}

bool CardMaker::set_texts(Card& card) {
    for (const ColumnGuess& column : columns_) {
        if (column.field == Field::title) set_text(card.title, column);
        if (column.field == Field::dated) set_text(card.dated, column);
        if (column.field == Field::fact) set_text(card.fact, column);
        if (column.field == Field::clue) set_text(card.clue, column);
        if (column.field == Field::source) set_source(card, column);
    }
    if (shape_.wikidata) {
        for (std::string& title : card.title.texts) {
            if (is_item_number(title) || title.starts_with(entity_address)) title.clear();
        }
    }
    if (card.title.empty()) {
        remark(Issue::title_missing, "title");
        return false;
    }
    for (const std::string& title : card.title.texts) {
        if (title.size() <= longest_text) continue;
        remark(Issue::title_too_long, "title", {number("most", longest_text)});
        return false;
    }
    return true;
}

void CardMaker::set_text(Translated& translated, const ColumnGuess& column) {
    std::string& place = translated[column.language.value_or(language_)];
    std::string value = cell(column.column);
    if (value.empty() || (!place.empty() && !column.language)) return;
    if (value.size() > longest_text && column.field != Field::title) {
        value = std::string{first_bytes(value, longest_text - 3)};
        if (const std::size_t space = value.rfind(' '); space != std::string::npos && space > 0) value.resize(space);
        value += "…";
        remark(Issue::text_shortened, name(*column.field), {number("most", longest_text)});
    }
    place = std::move(value);
}

void CardMaker::set_source(Card& card, const ColumnGuess& column) {
    if (shape_.exact) return set_text(card.source, column);
    Article article = article_of(cell(column.column));
    if (article.title.empty()) return;
    std::string& place = card.source[article.language.value_or(column.language.value_or(language_))];
    if (place.empty()) place = std::string{first_bytes(article.title, longest_text)};
}

void CardMaker::set_words(Card& card) {
    if (const std::string themes = text(Field::themes); !themes.empty()) set_themes(card, themes);
    if (const std::string region = text(Field::region); !region.empty()) {
        card.region = region_called(region);
        if (card.region.empty()) remark(Issue::bad_region, "region", said(region));
    }
    if (const std::string picture = text(Field::illustration); shape_.exact) {
        card.illustration = std::string{first_bytes(picture, longest_text)};
    } else if (!picture.empty()) {
        const bool file = picture.find_first_of("./\\<") != std::string::npos;
        card.illustration = file ? std::string{} : slug(picture);
        if (card.illustration.empty()) remark(Issue::bad_illustration, "illustration", said(picture));
    }
    if (const std::string familiarity = text(Field::familiarity); !familiarity.empty()) {
        const auto value = whole_number<int>(familiarity);
        if (value && *value >= 1 && *value <= 5) {
            card.familiarity = *value;
        } else {
            remark(Issue::bad_familiarity, "familiarity", said(familiarity));
        }
    }
}

void CardMaker::set_themes(Card& card, const std::string& themes) {
    constexpr std::string_view separators = "|,;/";
    std::string_view rest = themes;
    std::set<std::string> known;
    while (true) {
        const std::size_t end = shape_.exact ? rest.find(between_themes) : rest.find_first_of(separators);
        const std::string theme = tidied(rest.substr(0, end));
        std::string called = shape_.exact && is_slug(theme) ? theme : theme_called(theme);
        if (called.empty() && !theme.empty()) remark(Issue::bad_theme, "themes", said(theme));
        if (is_own(called) && called != theme && own_themes_.insert(called).second) {
            themes_.emplace_back(first_bytes(theme, longest_text));
        }
        const bool fresh = !called.empty() && known.insert(called).second;
        if (fresh || (shape_.exact && !called.empty())) card.themes.push_back(std::move(called));
        if (end == std::string_view::npos) return;
        rest.remove_prefix(end + 1);
    }
}

void CardMaker::set_icons(Card& card) {
    const std::string front = text(Field::icon_front);
    const std::string back = text(Field::icon_back);
    if (front.empty() && back.empty()) return;
    const auto is_icon = [](const std::optional<Icon>& icon) { return icon && *icon >= 1 && *icon <= most_icon; };
    const auto front_icon = whole_number<Icon>(front);
    const auto back_icon = whole_number<Icon>(back);
    if (is_icon(front_icon) && is_icon(back_icon)) {
        card.icons = Icons{*front_icon, *back_icon};
    } else {
        remark(Issue::bad_icons, "icons", {number("most", most_icon)});
    }
}

void CardMaker::set_id(Card& card) {
    const std::string wanted = text(Field::id);
    if (is_slug(wanted) && ids_.take(wanted)) {
        card.id = wanted;
        return;
    }
    card.id = ids_.of(card);
    if (!wanted.empty()) remark(Issue::id_changed, "id", {word("value", echo(wanted)), word("id", card.id)});
}

}  // namespace frise::deckkit
