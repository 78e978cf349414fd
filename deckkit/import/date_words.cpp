// Reading the lists of all languages, and finding their phrases in dates.
#include "deckkit/import/date_words.hpp"

#include "deckkit/import/folded.hpp"
#include "wording/spellings.hpp"

#include <algorithm>

namespace frise::deckkit {
namespace {

std::size_t length(const DatePhrase& phrase) {
    std::size_t letters = 0;
    for (const std::string& word : phrase) letters += word.size();
    return letters;
}

DatePhrases phrases(Text list) {
    DatePhrases all;
    for (const std::string_view spelling : all_spellings(list)) {
        DatePhrase phrase;
        for (const DateToken& token : date_tokens(folded(spelling))) phrase.push_back(token.text);
        const bool known = phrase.empty() || std::find(all.begin(), all.end(), phrase) != all.end();
        if (!known) all.push_back(std::move(phrase));
    }
    std::stable_sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return length(a) > length(b); });
    return all;
}

bool matches(const std::string& text, const DateToken& token) {
    return token.kind != DateToken::Kind::number && token.text == text;
}

}  // namespace

const DateWords& date_words() {
    static const DateWords words{
        .about = phrases("dates.about"),
        .about_behind = phrases("dates.about_behind"),
        .before_christ = phrases("dates.before_christ"),
        .after_christ = phrases("dates.after_christ"),
        .after_christ_in_front = phrases("dates.after_christ_in_front"),
        .before_present = phrases("dates.before_present"),
        .early = phrases("dates.early"),
        .middle = phrases("dates.middle"),
        .late = phrases("dates.late"),
        .century = phrases("dates.century"),
        .millennium = phrases("dates.millennium"),
        .ordinals = phrases("dates.ordinals"),
        .decade_in_front = phrases("dates.decade_in_front"),
        .decade_behind = phrases("dates.decade_behind"),
        .years = phrases("dates.years"),
        .year_in_front = phrases("dates.year_in_front"),
        .thousand = phrases("dates.thousand"),
        .million = phrases("dates.million"),
        .billion = phrases("dates.billion"),
        .ago_in_front = phrases("dates.ago_in_front"),
        .ago_behind = phrases("dates.ago_behind"),
        .range_in_front = phrases("dates.range_in_front"),
        .range_middle = phrases("dates.range_middle"),
    };
    return words;
}

bool is_one_of(const DateToken& token, const DatePhrases& phrases) {
    return std::any_of(phrases.begin(), phrases.end(),
                       [&](const DatePhrase& phrase) { return phrase.size() == 1 && matches(phrase.front(), token); });
}

bool take_front(DateTokens& tokens, const DatePhrases& phrases) {
    for (const DatePhrase& phrase : phrases) {
        if (phrase.size() > tokens.size()) continue;
        if (!std::equal(phrase.begin(), phrase.end(), tokens.begin(), matches)) continue;
        tokens.erase(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(phrase.size()));
        return true;
    }
    return false;
}

bool take_back(DateTokens& tokens, const DatePhrases& phrases) {
    for (const DatePhrase& phrase : phrases) {
        if (phrase.size() > tokens.size()) continue;
        if (!std::equal(phrase.rbegin(), phrase.rend(), tokens.rbegin(), matches)) continue;
        tokens.resize(tokens.size() - phrase.size());
        return true;
    }
    return false;
}

}  // namespace frise::deckkit
