// The rules of contest in brief.
#include "games/contest/words/contest_words.hpp"

namespace frise {

RuleLines ContestWords::rules(const RuleWriter& writer, const ContestOptions& options) {
    RuleLines lines{writer.with_hand(Text::rule_contest_goal, Text::rule_contest_goal_uneven)};
    for (const Text text : {Text::rule_contest_turn, Text::rule_contest_answer, Text::rule_contest_contested,
                            Text::rule_contest_passed}) {
        lines.push_back(writer.line(text));
    }
    if (writer.all()) lines.push_back(writer.line(Text::rule_contest_points, {number("rounds", options.rounds)}));
    return lines;
}

}  // namespace frise
