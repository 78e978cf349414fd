// Putting the rules together.
#include "terminal/rules_text.hpp"

#include "terminal/cast.hpp"

#include <algorithm>

namespace frise::terminal {
namespace {

using Lines = std::vector<std::string>;

class RuleWriter {
  public:
    RuleWriter(Language language, const Terms& terms, Rules rules)
        : language_{language}, terms_{terms}, rules_{rules} {}

    Lines operator()(const LineOptions& options) const {
        const Text miss = nth_after(Text::rule_miss_discard, static_cast<std::size_t>(options.on_miss));
        const Text tie = nth_after(Text::rule_tie_usual, static_cast<std::size_t>(options.tie_break));
        Lines lines{goal(Text::rule_line_goal, Text::rule_line_goal_uneven), line(Text::rule_line_turn),
                    line(Text::rule_line_right) + " " + line(miss)};
        if (rules_ == Rules::all) {
            lines.insert(lines.end(), {line(Text::rule_line_end), line(tie), line(Text::rule_line_equal)});
        }
        return lines;
    }

    Lines operator()(const CoopOptions& /*options*/) const {
        Lines lines{line(Text::rule_coop_goal), line(Text::rule_coop_turn), line(Text::rule_coop_play),
                    line(Text::rule_coop_stuck), line(Text::rule_coop_discard)};
        if (rules_ == Rules::all) {
            lines.insert(lines.end(),
                         {line(Text::rule_coop_second), line(Text::rule_coop_score), line(Text::rule_coop_wish)});
        }
        return lines;
    }

    Lines operator()(const ChallengeOptions& options) const {
        const Board& board = options.board;
        Lines lines{line(Text::rule_challenge_goal, {number("finish", board.finish())})};
        if (rules_ == Rules::all) {
            lines.insert(lines.end(), {line(Text::rule_challenge_periods), line(Text::rule_challenge_order),
                                       line(Text::rule_challenge_date), line(Text::rule_challenge_gap)});
        } else {
            lines.push_back(line(Text::rule_challenge_trials));
        }
        if (!board.duels.empty()) lines.push_back(duels(board));
        lines.push_back(line(options.final_duel ? Text::rule_challenge_final_duel : Text::rule_challenge_end));
        return lines;
    }

    Lines operator()(const ContestOptions& options) const {
        Lines lines{goal(Text::rule_contest_goal, Text::rule_contest_goal_uneven), line(Text::rule_contest_turn),
                    line(Text::rule_contest_answer), line(Text::rule_contest_contested),
                    line(Text::rule_contest_passed)};
        if (rules_ == Rules::all) lines.push_back(line(Text::rule_contest_points, {number("rounds", options.rounds)}));
        return lines;
    }

  private:
    [[nodiscard]] std::string line(Text text, const Slots& slots = {}) const { return phrase(language_, text, slots); }

    [[nodiscard]] std::string goal(Text even, Text uneven) const {
        const auto& hands = terms_.hand;
        if (std::adjacent_find(hands.begin(), hands.end(), std::not_equal_to<>{}) != hands.end()) return line(uneven);
        return line(even, {number("hand", hands.front())});
    }

    [[nodiscard]] std::string duels(const Board& board) const {
        std::vector<std::string> after;
        for (const DuelLine& duel : board.duels) after.push_back(std::to_string(duel.after));
        return line(terms_.seats == 2 ? Text::rule_challenge_duel_of_two : Text::rule_challenge_duel,
                    {number("n", static_cast<std::int64_t>(after.size())), word("lines", listed(language_, after))});
    }

    Language language_;
    const Terms& terms_;
    Rules rules_;
};

}  // namespace

Lines rules_of(Language language, const Terms& terms, Rules rules) {
    return std::visit(RuleWriter{language, terms, rules}, terms.options);
}

void show_rules(const Voice& voice, const Terms& terms, Rules rules) {
    voice.say(rules == Rules::all ? Text::rules_title : Text::rules_brief_title, {}, Ink::strong);
    for (const std::string& line : rules_of(voice.language(), terms, rules)) {
        voice.console().say("  • " + line, Ink::plain, 4);
    }
    if (rules == Rules::brief) voice.say(Text::help_hint, {}, Ink::faint);
}

}  // namespace frise::terminal
