// Asking the kind of game for its rules.
#include "terminal/rules_text.hpp"

#include "games/words.hpp"

#include <algorithm>
#include <functional>
#include <variant>

namespace frise::terminal {

std::string RuleWriter::with_hand(Text same, Text different) const {
    const auto& hands = terms_.hand;
    if (std::adjacent_find(hands.begin(), hands.end(), std::not_equal_to<>{}) != hands.end()) return line(different);
    return line(same, {number("hand", hands.front())});
}

RuleLines rules_of(Language language, const Terms& terms, Rules rules) {
    return std::visit(
        [&]<class Options>(const Options& options) {
            return PartOf<KindOf<Options>, GameWords>::rules(RuleWriter{language, terms, rules}, options);
        },
        terms.options);
}

}  // namespace frise::terminal
