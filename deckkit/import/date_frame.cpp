// Taking off what stands around a date.
#include "deckkit/import/date_frame.hpp"

#include "deckkit/import/date_words.hpp"

namespace frise::deckkit {
namespace {

bool take_front_mark(DateTokens& tokens, std::string_view mark) {
    if (tokens.empty() || !is_mark(tokens.front(), mark)) return false;
    tokens.erase(tokens.begin());
    return true;
}

bool take_back_mark(DateTokens& tokens, std::string_view mark) {
    if (tokens.empty() || !is_mark(tokens.back(), mark)) return false;
    tokens.pop_back();
    return true;
}

bool take_about(DateTokens& tokens) {
    return take_front(tokens, date_words().about) || take_back(tokens, date_words().about_behind) ||
           take_front_mark(tokens, "~") || take_back_mark(tokens, "~") || take_back_mark(tokens, "?");
}

// Before first: « avant notre ère » ends in « notre ère ».
bool take_era(FramedDate& date) {
    const DateWords& words = date_words();
    const auto note = [&](bool found, Era era) {
        if (found) date.era = era;
        return found;
    };
    return note(take_back(date.tokens, words.before_christ), Era::before) ||
           note(take_back(date.tokens, words.after_christ) || take_front(date.tokens, words.after_christ_in_front),
                Era::after) ||
           note(take_back(date.tokens, words.before_present), Era::before_present);
}

bool take_part(FramedDate& date) {
    if (date.tokens.size() < 2) return false;
    const DateWords& words = date_words();
    if (take_front(date.tokens, words.early)) {
        date.part = Part::early;
    } else if (take_front(date.tokens, words.late)) {
        date.part = Part::late;
    } else if (!take_front(date.tokens, words.middle)) {
        return false;
    }
    take_front_mark(date.tokens, "-");
    return true;
}

}  // namespace

FramedDate framed(DateTokens tokens) {
    FramedDate date;
    date.tokens = std::move(tokens);
    while (true) {
        if (take_about(date.tokens)) {
            date.about = true;
        } else if (!take_era(date) && !take_part(date)) {
            return date;
        }
    }
}

}  // namespace frise::deckkit
