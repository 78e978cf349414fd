// The rules of the line games in brief.
#include "games/line/words/line_words.hpp"

namespace frise {

RuleLines LineWords::rules(const RuleWriter& writer, const LineOptions& options) {
    const Text miss = nth_after(Text::rule_miss_discard, static_cast<std::size_t>(options.on_miss));
    const Text tie = nth_after(Text::rule_tie_usual, static_cast<std::size_t>(options.tie_break));
    RuleLines lines{writer.with_hand(Text::rule_line_goal, Text::rule_line_goal_uneven),
                    writer.line(Text::rule_line_turn), writer.line(Text::rule_line_right) + " " + writer.line(miss)};
    if (writer.all()) {
        for (const Text text : {Text::rule_line_end, tie, Text::rule_line_equal}) lines.push_back(writer.line(text));
    }
    return lines;
}

}  // namespace frise
