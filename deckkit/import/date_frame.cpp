// Taking off what stands around a date.
#include "deckkit/import/date_frame.hpp"

#include <algorithm>

namespace frise::deckkit {
namespace {

bool is_word(const DateToken& token, std::string_view text) {
    return token.kind == DateToken::Kind::word && token.text == text;
}

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
    if (!tokens.empty() &&
        is_one_of(tokens.front(), {"vers", "circa", "ca", "c", "env", "environ", "around", "about", "approx",
                                   "approximately", "autour", "probably", "probablement"})) {
        tokens.erase(tokens.begin());
        return true;
    }
    return take_back(tokens, {"environ"}) || take_back(tokens, {"approx"}) || take_front_mark(tokens, "~") ||
           take_back_mark(tokens, "~") || take_back_mark(tokens, "?");
}

// « av. J.-C. », « avant Jésus-Christ », « av JC », with or without the hyphen.
bool take_christ(DateTokens& tokens, std::string_view shorter, std::string_view longer) {
    DateTokens rest = tokens;
    if (rest.size() > 2 && is_mark(rest[rest.size() - 2], "-")) rest.erase(rest.end() - 2);
    if (!take_back(rest, {"j", "c"}) && !take_back(rest, {"jc"}) && !take_back(rest, {"jesus", "christ"})) return false;
    if (rest.empty() || !is_one_of(rest.back(), {shorter, longer})) return false;
    rest.pop_back();
    tokens = std::move(rest);
    return true;
}

bool take_before(DateTokens& tokens) {
    return take_back(tokens, {"bc"}) || take_back(tokens, {"bce"}) || take_back(tokens, {"b", "c"}) ||
           take_back(tokens, {"b", "c", "e"}) || take_back(tokens, {"before", "christ"}) ||
           take_christ(tokens, "av", "avant") || take_back(tokens, {"avant", "notre", "ere"}) ||
           take_back(tokens, {"av", "notre", "ere"}) || take_back(tokens, {"av", "n", "e"}) ||
           take_back(tokens, {"avant", "ere", "commune"}) || take_back(tokens, {"aec"});
}

bool take_after(DateTokens& tokens) {
    return take_back(tokens, {"ad"}) || take_back(tokens, {"a", "d"}) || take_front(tokens, {"ad"}) ||
           take_front(tokens, {"a", "d"}) || take_back(tokens, {"ce"}) || take_back(tokens, {"c", "e"}) ||
           take_christ(tokens, "ap", "apres") || take_back(tokens, {"notre", "ere"}) ||
           take_back(tokens, {"ere", "commune"});
}

bool take_era(FramedDate& date) {
    const auto note = [&](bool found, Era era) {
        if (found) date.era = era;
        return found;
    };
    return note(take_before(date.tokens), Era::before) || note(take_after(date.tokens), Era::after) ||
           note(take_back(date.tokens, {"bp"}), Era::before_present);
}

bool take_part(FramedDate& date) {
    if (date.tokens.size() < 2) return false;
    const DateToken& first = date.tokens.front();
    if (is_one_of(first, {"debut", "early"})) {
        date.part = Part::early;
    } else if (is_one_of(first, {"fin", "late"})) {
        date.part = Part::late;
    } else if (!is_one_of(first, {"milieu", "mid", "mi"})) {
        return false;
    }
    date.tokens.erase(date.tokens.begin());
    take_front_mark(date.tokens, "-");
    return true;
}

}  // namespace

bool is_one_of(const DateToken& token, DateWords words) {
    return token.kind == DateToken::Kind::word && std::find(words.begin(), words.end(), token.text) != words.end();
}

bool take_front(DateTokens& tokens, DateWords words) {
    if (tokens.size() < words.size()) return false;
    if (!std::equal(words.begin(), words.end(), tokens.begin(),
                    [](std::string_view text, const DateToken& token) { return is_word(token, text); })) {
        return false;
    }
    tokens.erase(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(words.size()));
    return true;
}

bool take_back(DateTokens& tokens, DateWords words) {
    if (tokens.size() < words.size()) return false;
    if (!std::equal(words.begin(), words.end(), tokens.end() - static_cast<std::ptrdiff_t>(words.size()),
                    [](std::string_view text, const DateToken& token) { return is_word(token, text); })) {
        return false;
    }
    tokens.resize(tokens.size() - words.size());
    return true;
}

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
