// The words of dates, in all languages at once.
#pragma once

#include "deckkit/import/date_tokens.hpp"

#include <string>
#include <vector>

namespace frise::deckkit {

// As date_tokens() cuts it: "av", "j", "-", "c".
using DatePhrase = std::vector<std::string>;
using DatePhrases = std::vector<DatePhrase>;  // longer ones first

// What the files of the languages have in `dates`.
struct DateWords {
    DatePhrases about, about_behind;
    DatePhrases before_christ, after_christ, after_christ_in_front, before_present;
    DatePhrases early, middle, late;
    DatePhrases century, millennium;
    DatePhrases ordinals;  // the ends of ordinal numbers
    DatePhrases decade_in_front, decade_behind;
    DatePhrases years, year_in_front;
    DatePhrases thousand, million, billion;
    DatePhrases ago_in_front, ago_behind;
    DatePhrases range_in_front, range_middle;
};

const DateWords& date_words();

bool is_one_of(const DateToken& token, const DatePhrases& phrases);
// Takes one of these off the front, if it is there.
bool take_front(DateTokens& tokens, const DatePhrases& phrases);
bool take_back(DateTokens& tokens, const DatePhrases& phrases);

}  // namespace frise::deckkit
