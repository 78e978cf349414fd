// The rules of challenge in brief.
#include "games/challenge/words/challenge_words.hpp"

#include <string>
#include <vector>

namespace frise {
namespace {

std::string duels(const RuleWriter& writer, const Board& board) {
    std::vector<std::string> after;
    for (const DuelLine& duel : board.duels) after.push_back(std::to_string(duel.after));
    return writer.line(
        writer.terms().seats == 2 ? Text::rule_challenge_duel_of_two : Text::rule_challenge_duel,
        {number("n", static_cast<std::int64_t>(after.size())), word("lines", listed(writer.language(), after))});
}

}  // namespace

RuleLines ChallengeWords::rules(const RuleWriter& writer, const ChallengeOptions& options) {
    const Board& board = options.board;
    RuleLines lines{writer.line(Text::rule_challenge_goal, {number("finish", board.finish())})};
    if (writer.all()) {
        for (const Text text : {Text::rule_challenge_periods, Text::rule_challenge_order, Text::rule_challenge_date,
                                Text::rule_challenge_gap}) {
            lines.push_back(writer.line(text));
        }
    } else {
        lines.push_back(writer.line(Text::rule_challenge_trials));
    }
    if (!board.duels.empty()) lines.push_back(duels(writer, board));
    lines.push_back(writer.line(options.final_duel ? Text::rule_challenge_final_duel : Text::rule_challenge_end));
    return lines;
}

}  // namespace frise
