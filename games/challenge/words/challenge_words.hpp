// The words of challenge.
#pragma once

#include "games/challenge/rules/challenge_kind.hpp"
#include "wording/rule_writer.hpp"

namespace frise {

struct ChallengeWords {
    using Kind = ChallengeKind;

    static RuleLines rules(const RuleWriter& writer, const ChallengeOptions& options);
};

}  // namespace frise
