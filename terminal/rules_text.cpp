// Putting the rules together.
#include "terminal/rules_text.hpp"

#include "terminal/cast.hpp"

#include <algorithm>

namespace frise::terminal {
namespace {

using Lines = std::vector<std::string>;

class RuleWriter {
  public:
    RuleWriter(Language language, const Terms& terms) : language_{language}, terms_{terms} {}

    Lines operator()(const LineOptions& options) const {
        const Text miss = nth_after(Text::rule_miss_discard, static_cast<std::size_t>(options.on_miss));
        const Text tie = nth_after(Text::rule_tie_usual, static_cast<std::size_t>(options.tie_break));
        return {goal(Text::rule_line_goal, Text::rule_line_goal_uneven),
                line(Text::rule_line_turn),
                line(Text::rule_line_right) + " " + line(miss),
                line(Text::rule_line_equal),
                line(Text::rule_line_end),
                line(tie)};
    }

    Lines operator()(const CoopOptions& /*options*/) const {
        return {line(Text::rule_coop_goal),   line(Text::rule_coop_turn),
                line(Text::rule_coop_play),   line(Text::rule_coop_second),
                line(Text::rule_coop_stuck),  line(Text::rule_coop_discard),
                line(Text::rule_coop_score),  line(Text::rule_coop_wish)};
    }

    Lines operator()(const ChallengeOptions& options) const {
        std::vector<std::string> after;
        for (const DuelLine& duel : options.board.duels) after.push_back(std::to_string(duel.after));
        const bool two = terms_.seats == 2;
        Lines lines{line(Text::rule_challenge_goal, {number("finish", options.board.finish())}),
                    line(Text::rule_challenge_periods), line(Text::rule_challenge_order),
                    line(Text::rule_challenge_date), line(Text::rule_challenge_gap)};
        if (!after.empty()) {
            lines.push_back(line(two ? Text::rule_challenge_duel_of_two : Text::rule_challenge_duel,
                                 {word("lines", listed(language_, after))}));
        }
        lines.push_back(line(options.final_duel ? Text::rule_challenge_final_duel : Text::rule_challenge_end));
        return lines;
    }

    Lines operator()(const ContestOptions& options) const {
        return {goal(Text::rule_contest_goal, Text::rule_contest_goal_uneven),
                line(Text::rule_contest_turn),
                line(Text::rule_contest_answer),
                line(Text::rule_contest_contested),
                line(Text::rule_contest_passed),
                line(Text::rule_contest_points, {number("rounds", options.rounds)})};
    }

  private:
    [[nodiscard]] std::string line(Text text, const Slots& slots = {}) const { return phrase(language_, text, slots); }

    [[nodiscard]] std::string goal(Text even, Text uneven) const {
        const auto& hands = terms_.hand;
        if (std::adjacent_find(hands.begin(), hands.end(), std::not_equal_to<>{}) != hands.end()) return line(uneven);
        return line(even, {number("hand", hands.front())});
    }

    Language language_;
    const Terms& terms_;
};

}  // namespace

Lines rules_in_brief(Language language, const Terms& terms) {
    return std::visit(RuleWriter{language, terms}, terms.options);
}

void show_rules(const Voice& voice, const Terms& terms) {
    voice.say(Text::rules_title, {}, Ink::strong);
    for (const std::string& line : rules_in_brief(voice.language(), terms)) {
        voice.console().say("  • " + line, Ink::plain, 4);
    }
    voice.say(Text::help_hint, {}, Ink::faint);
}

}  // namespace frise::terminal
