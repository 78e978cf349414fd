// Asking the kind of game for its rules.
#include "wording/rules_text.hpp"

#include "games/words.hpp"

#include <variant>

namespace frise {

RuleLines rules_of(Language language, const Terms& terms, Rules rules) {
    return std::visit(
        [&]<class Options>(const Options& options) {
            return PartOf<KindOf<Options>, GameWords>::rules(RuleWriter{language, terms, rules}, options);
        },
        terms.options);
}

}  // namespace frise
