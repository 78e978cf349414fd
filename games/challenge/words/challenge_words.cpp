// The rules of challenge in brief.
#include "games/challenge/words/challenge_words.hpp"

#include "wording/listed.hpp"

#include <string>
#include <vector>

namespace frise {
namespace {

std::string duels(const RuleWriter& writer, const Board& board) {
    std::vector<std::string> after;
    for (const DuelLine& duel : board.duels) after.push_back(std::to_string(duel.after));
    return writer.line(
        writer.terms().seats == 2 ? Text{"challenge.rule_duel_of_two"} : Text{"challenge.rule_duel"},
        {number("n", static_cast<std::int64_t>(after.size())), word("lines", listed(writer.language(), after))});
}

}  // namespace

RuleLines ChallengeWords::rules(const RuleWriter& writer, const ChallengeOptions& options) {
    const Board& board = options.board;
    RuleLines lines{writer.line("challenge.rule_goal", {number("finish", board.finish())})};
    if (writer.all()) {
        for (const Text text : std::initializer_list<Text>{"challenge.rule_periods", "challenge.rule_order",
                                                           "challenge.rule_date", "challenge.rule_gap"}) {
            lines.push_back(writer.line(text));
        }
    } else {
        lines.push_back(writer.line("challenge.rule_trials"));
    }
    if (!board.duels.empty()) lines.push_back(duels(writer, board));
    lines.push_back(writer.line(options.final_duel ? Text{"challenge.rule_final_duel"} : Text{"challenge.rule_end"}));
    return lines;
}

}  // namespace frise
