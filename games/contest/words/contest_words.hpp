// The words of contest.
#pragma once

#include "games/contest/rules/contest_kind.hpp"
#include "wording/rule_writer.hpp"

namespace frise {

struct ContestWords {
    using Kind = ContestKind;

    static RuleLines rules(const RuleWriter& writer, const ContestOptions& options);
};

}  // namespace frise
