// The rules of coop in brief.
#include "games/coop/words/coop_words.hpp"

namespace frise {

RuleLines CoopWords::rules(const RuleWriter& writer, const CoopOptions& /*options*/) {
    RuleLines lines;
    for (const Text text : {Text::rule_coop_goal, Text::rule_coop_turn, Text::rule_coop_play, Text::rule_coop_stuck,
                            Text::rule_coop_discard}) {
        lines.push_back(writer.line(text));
    }
    if (writer.all()) {
        for (const Text text : {Text::rule_coop_second, Text::rule_coop_score, Text::rule_coop_wish}) {
            lines.push_back(writer.line(text));
        }
    }
    return lines;
}

}  // namespace frise
