// Small decks as JSON, written with single quotes.
#pragma once

#include "deckkit/check.hpp"

#include <algorithm>
#include <set>
#include <string>

namespace frise::deckkit {

inline std::string quoted(std::string text) {
    std::replace(text.begin(), text.end(), '\'', '"');
    return text;
}

inline const std::string whole_card =
    "{'id':'wheel','year':-3500,'precision':'about','title':{'en':'The wheel','fr':'La roue'},"
    "'dated':{'en':'first traces','fr':'premières traces'},'fact':{'en':'It rolls.','fr':'Elle roule.'},"
    "'clue':{'en':'Long ago.','fr':'Il y a "
    "longtemps.'},'themes':['transport'],'region':'asia','illustration':'cartwheel',"
    "'source':{'en':'Wheel','fr':'Roue'},'familiarity':5,'icons':{'front':1,'back':2}}";

inline std::string deck_with(const std::string& cards, const std::string& more = "") {
    return quoted("{'format':1,'id':'tiny','title':{'en':'Tiny','fr':'Petit'},'licence':'CC0'," + more + "'cards':[" +
                  cards + "]}");
}

inline std::set<std::string> flaws(const Problems& problems, Severity wanted) {
    std::set<std::string> names;
    for (const Problem& problem : problems) {
        if (severity(problem.flaw) == wanted) names.emplace(name(problem.flaw));
    }
    return names;
}

inline std::set<std::string> errors_of(const std::string& json) {
    return flaws(read_deck(json).problems, Severity::error);
}

}  // namespace frise::deckkit
