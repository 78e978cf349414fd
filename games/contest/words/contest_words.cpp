// The rules of contest in brief.
#include "games/contest/words/contest_words.hpp"

namespace frise {

RuleLines ContestWords::rules(const RuleWriter& writer, const ContestOptions& options) {
    RuleLines lines{writer.with_hand("contest.rule_goal", "contest.rule_goal_uneven")};
    for (const Text text : std::initializer_list<Text>{"contest.rule_turn", "contest.rule_answer",
                                                       "contest.rule_contested", "contest.rule_passed"}) {
        lines.push_back(writer.line(text));
    }
    if (writer.all()) lines.push_back(writer.line("contest.rule_points", {number("rounds", options.rounds)}));
    return lines;
}

}  // namespace frise
