// Guessing columns.
#include "deckkit/import/columns.hpp"

#include <algorithm>

namespace frise::deckkit {
namespace {

bool may_repeat(const ColumnGuess& a, const NamedField& b) {
    // A title in English beside one in French.
    return a.field != b.field || a.language != b.language;
}

bool is_free(const ColumnGuesses& guesses, const NamedField& named) {
    return std::all_of(guesses.begin(), guesses.end(),
                       [&](const ColumnGuess& each) { return may_repeat(each, named); });
}

void guess_by_name(ColumnGuesses& guesses, int score) {
    for (ColumnGuess& guess : guesses) {
        if (guess.field) continue;
        const auto named = field_named(guess.header);
        if (!named || named->score != score || !is_free(guesses, *named)) continue;
        guess.field = named->field;
        guess.language = named->language;
    }
}

bool has(const ColumnGuesses& guesses, Field field) {
    return std::any_of(guesses.begin(), guesses.end(), [&](const ColumnGuess& each) { return each.field == field; });
}

// The free column that has most of something, and at least so much.
void guess_by_content(ColumnGuesses& guesses, Field field, const std::vector<double>& scores, double least) {
    if (has(guesses, field)) return;
    ColumnGuess* best = nullptr;
    double most = least;
    for (std::size_t i = 0; i < guesses.size(); ++i) {
        if (guesses[i].field || scores[i] <= most) continue;
        most = scores[i];
        best = &guesses[i];
    }
    if (best != nullptr) best->field = field;
}

// « Précision » can be how well the year is known, or a few words on what happened then.
void tell_precisions_apart(ColumnGuesses& guesses, const std::vector<ColumnContent>& contents) {
    for (std::size_t i = 0; i < std::min(guesses.size(), contents.size()); ++i) {
        if (guesses[i].field != Field::precision || contents[i].precisions * 2 >= contents[i].filled) continue;
        guesses[i].field.reset();
        const NamedField words{Field::dated, guesses[i].language, 2};
        if (is_free(guesses, words)) guesses[i].field = Field::dated;
    }
}

}  // namespace

ColumnGuesses guess_columns(const std::vector<std::string>& header, const std::vector<ColumnContent>& contents,
                            double least_dates) {
    ColumnGuesses guesses(std::max(header.size(), contents.size()));
    for (std::size_t i = 0; i < guesses.size(); ++i) {
        guesses[i].column = i + 1;
        if (i < header.size()) guesses[i].header = header[i];
    }
    guess_by_name(guesses, 2);
    guess_by_name(guesses, 1);
    tell_precisions_apart(guesses, contents);
    std::vector<double> dates(guesses.size());
    std::vector<double> letters(guesses.size());
    for (std::size_t i = 0; i < contents.size(); ++i) {
        const auto filled = static_cast<double>(std::max<std::size_t>(contents[i].filled, 1));
        dates[i] = static_cast<double>(contents[i].dates) / filled;
        letters[i] = static_cast<double>(contents[i].letters) / filled;
    }
    guess_by_content(guesses, Field::year, dates, least_dates);
    guess_by_content(guesses, Field::title, letters, 0.5);
    return guesses;
}

}  // namespace frise::deckkit
