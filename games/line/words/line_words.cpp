// The rules of the line games in brief.
#include "games/line/words/line_words.hpp"

namespace frise {

RuleLines LineWords::rules(const RuleWriter& writer, const LineOptions& options) {
    const Text miss = nth_of({"line.rule_miss_discard", "line.rule_miss_remove", "line.rule_miss_put_right"},
                             static_cast<std::size_t>(options.on_miss));
    const Text tie = nth_of({"line.rule_tie_usual", "line.rule_tie_single_success", "line.rule_tie_sudden_death"},
                            static_cast<std::size_t>(options.tie_break));
    RuleLines lines{writer.with_hand("line.rule_goal", "line.rule_goal_uneven"), writer.line("line.rule_turn"),
                    writer.line("line.rule_right") + " " + writer.line(miss)};
    if (writer.all()) {
        for (const Text text : std::initializer_list<Text>{"line.rule_end", tie, "line.rule_equal"})
            lines.push_back(writer.line(text));
    }
    return lines;
}

}  // namespace frise
