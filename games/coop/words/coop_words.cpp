// The rules of coop in brief.
#include "games/coop/words/coop_words.hpp"

namespace frise {

RuleLines CoopWords::rules(const RuleWriter& writer, const CoopOptions& /*options*/) {
    RuleLines lines;
    for (const Text text : std::initializer_list<Text>{"coop.rule_goal", "coop.rule_turn", "coop.rule_play",
                                                       "coop.rule_stuck", "coop.rule_discard"}) {
        lines.push_back(writer.line(text));
    }
    if (writer.all()) {
        for (const Text text : std::initializer_list<Text>{"coop.rule_second", "coop.rule_score", "coop.rule_wish"}) {
            lines.push_back(writer.line(text));
        }
    }
    return lines;
}

}  // namespace frise
