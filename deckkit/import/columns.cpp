// Guessing columns.
#include "deckkit/import/columns.hpp"

#include <algorithm>
#include <set>
#include <tuple>

namespace frise::deckkit {
namespace {

using Contents = std::vector<ColumnContent>;

bool may_repeat(const ColumnGuess& a, const NamedField& b) {
    // A title in English beside one in French.
    return a.field != b.field || a.language != b.language;
}

bool is_free(const ColumnGuesses& guesses, const NamedField& named) {
    return std::all_of(guesses.begin(), guesses.end(),
                       [&](const ColumnGuess& each) { return may_repeat(each, named); });
}

bool is_most(std::size_t part, std::size_t whole) { return whole > 0 && 2 * part >= whole; }

double mean(std::size_t sum, const ColumnContent& content) {
    return static_cast<double>(sum) / static_cast<double>(std::max<std::size_t>(content.filled, 1));
}

std::size_t most_filled(const Contents& contents) {
    std::size_t most = 0;
    for (const ColumnContent& each : contents) most = std::max(most, each.filled);
    return most;
}

// How well the contents suit the name; 0: not at all.
int fitness(const NamedField& named, const ColumnContent& content, std::size_t rows) {
    switch (named.field) {
        case Field::title:
            if (is_most(content.addresses, content.filled)) return 0;
            return rows == 0 || is_most(content.filled, rows) ? 2 : 1;
        case Field::year:
            // A « Date » of days and months beside an « Année ».
            if (is_most(content.dates, content.filled)) return 3;
            if (is_most(content.dates + content.short_numbers, content.filled)) return 2;
            // With such a name, each row that has no date is told.
            return named.score == 2 || content.filled == 0 ? 1 : 0;
        case Field::day:
        case Field::month:
            return named.score == 2 || is_most(content.dates + content.short_numbers, content.filled) ? 1 : 0;
        default: return 1;
    }
}

struct Claim {
    ColumnGuess* guess;
    NamedField named;
    int fitness;
};

void guess_by_name(ColumnGuesses& guesses, const Contents& contents, int score) {
    std::vector<Claim> claims;
    const std::size_t rows = most_filled(contents);
    for (std::size_t i = 0; i < guesses.size(); ++i) {
        const auto named = guesses[i].field ? std::nullopt : field_named(guesses[i].header);
        if (!named || named->score != score) continue;
        const int fits = fitness(*named, i < contents.size() ? contents[i] : ColumnContent{}, rows);
        if (fits > 0) claims.push_back({&guesses[i], *named, fits});
    }
    std::stable_sort(claims.begin(), claims.end(), [](const Claim& a, const Claim& b) {
        return std::tuple{-a.fitness, a.named.rank} < std::tuple{-b.fitness, b.named.rank};
    });
    for (const Claim& claim : claims) {
        if (!is_free(guesses, claim.named)) continue;
        claim.guess->field = claim.named.field;
        claim.guess->language = claim.named.language;
    }
}

bool has(const ColumnGuesses& guesses, Field field) {
    return std::any_of(guesses.begin(), guesses.end(), [&](const ColumnGuess& each) { return each.field == field; });
}

// Wikidata's "battle" holds addresses, and "battleLabel" the names; not so clear where two variables have labels.
void guess_by_label(ColumnGuesses& guesses, const Contents& contents) {
    if (has(guesses, Field::title)) return;
    std::set<std::string> items;
    for (std::size_t i = 0; i < std::min(guesses.size(), contents.size()); ++i) {
        if (is_most(contents[i].addresses, contents[i].filled)) items.insert(plain_name(guesses[i].header));
    }
    std::set<std::string> labelled;
    for (const ColumnGuess& guess : guesses) {
        const auto label = item_label(guess.header);
        if (label && items.contains(label->item)) labelled.insert(label->item);
    }
    if (labelled.size() != 1) return;
    for (ColumnGuess& guess : guesses) {
        const auto label = item_label(guess.header);
        if (guess.field || !label || !labelled.contains(label->item)) continue;
        if (!is_free(guesses, {Field::title, label->language, 2})) continue;
        guess.field = Field::title;
        guess.language = label->language;
    }
}

// The free column with most dates.
void guess_year_by_content(ColumnGuesses& guesses, const Contents& contents, double least) {
    if (has(guesses, Field::year)) return;
    ColumnGuess* best = nullptr;
    double most = least;
    for (std::size_t i = 0; i < contents.size(); ++i) {
        const double share = mean(contents[i].dates, contents[i]);
        if (guesses[i].field || share <= most) continue;
        most = share;
        best = &guesses[i];
    }
    if (best != nullptr) best->field = Field::year;
}

bool has_label(const ColumnGuesses& guesses, const std::string& item) {
    return std::any_of(guesses.begin(), guesses.end(), [&](const ColumnGuess& each) {
        const auto label = item_label(each.header);
        return label && label->item == plain_name(item);
    });
}

// A column of addresses that should have had titles beside it.
const ColumnGuess* item_without_label(const ColumnGuesses& guesses, const Contents& contents) {
    for (std::size_t i = 0; i < std::min(guesses.size(), contents.size()); ++i) {
        const ColumnContent& content = contents[i];
        if (!is_most(content.addresses, content.filled) || guesses[i].field) continue;
        if (has_label(guesses, guesses[i].header)) continue;
        const auto named = field_named(guesses[i].header);
        if (is_most(content.items, content.filled) || (named && named->field == Field::title)) return &guesses[i];
    }
    return nullptr;
}

// The columns with words in most rows, also those that a name makes something less than a title.
std::vector<std::size_t> title_places(const ColumnGuesses& guesses, const Contents& contents, double least_letters) {
    std::vector<std::size_t> places;
    const std::size_t rows = most_filled(contents);
    for (std::size_t i = 0; i < contents.size(); ++i) {
        const auto field = guesses[i].field;
        if (field && field != Field::dated && field != Field::fact) continue;
        if (is_most(contents[i].filled, rows) && mean(contents[i].letters, contents[i]) > least_letters) {
            places.push_back(i);
        }
    }
    return places;
}

std::vector<std::size_t> title_places(const ColumnGuesses& guesses, const Contents& contents) {
    // A mark of a letter or two in each row is hardly a title where there are words.
    const auto words = title_places(guesses, contents, 2.5);
    return words.empty() ? title_places(guesses, contents, 0.5) : words;
}

void guess_title_by_content(ColumnGuesses& guesses, const Contents& contents) {
    if (has(guesses, Field::title) || item_without_label(guesses, contents) != nullptr) return;
    const auto places = title_places(guesses, contents);
    if (places.size() == 1 && !guesses[places.front()].field) guesses[places.front()].field = Field::title;
}

// « Jour » can hold a whole date.
void tell_days_apart(ColumnGuesses& guesses, const Contents& contents) {
    for (std::size_t i = 0; i < std::min(guesses.size(), contents.size()) && !has(guesses, Field::year); ++i) {
        const bool day = guesses[i].field == Field::day || guesses[i].field == Field::month;
        if (day && is_most(contents[i].dates, contents[i].filled)) guesses[i].field = Field::year;
    }
}

// « Précision » can be how well the year is known, or a few words on what happened then.
void tell_precisions_apart(ColumnGuesses& guesses, const Contents& contents) {
    for (std::size_t i = 0; i < std::min(guesses.size(), contents.size()); ++i) {
        if (guesses[i].field != Field::precision || contents[i].precisions * 2 >= contents[i].filled) continue;
        guesses[i].field.reset();
        const NamedField words{Field::dated, guesses[i].language, 2};
        if (is_free(guesses, words)) guesses[i].field = Field::dated;
    }
}

}  // namespace

ColumnGuesses guess_columns(const std::vector<std::string>& header, const Contents& contents, double least_dates) {
    ColumnGuesses guesses(std::max(header.size(), contents.size()));
    for (std::size_t i = 0; i < guesses.size(); ++i) {
        guesses[i].column = i + 1;
        if (i < header.size()) guesses[i].header = header[i];
    }
    guess_by_name(guesses, contents, 2);
    guess_by_label(guesses, contents);
    guess_by_name(guesses, contents, 1);
    tell_precisions_apart(guesses, contents);
    tell_days_apart(guesses, contents);
    guess_year_by_content(guesses, contents, least_dates);
    guess_title_by_content(guesses, contents);
    return guesses;
}

std::optional<Remark> missing_column(const ColumnGuesses& guesses, const Contents& contents) {
    if (!has(guesses, Field::year)) return Remark{Issue::no_date_column, 0, "", {}};
    if (has(guesses, Field::title)) return std::nullopt;
    const auto called = [](const ColumnGuess& guess) {
        return guess.header.empty() ? std::to_string(guess.column) : guess.header;
    };
    if (const ColumnGuess* item = item_without_label(guesses, contents)) {
        return Remark{Issue::no_label_column, 0, "", {word("value", called(*item))}};
    }
    const auto places = title_places(guesses, contents);
    if (places.size() < 2) return Remark{Issue::no_title_column, 0, "", {}};
    return Remark{Issue::title_unclear,
                  0,
                  "",
                  {word("value", called(guesses[places[0]])), word("other", called(guesses[places[1]]))}};
}

}  // namespace frise::deckkit
