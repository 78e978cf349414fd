// The words of the line games.
#pragma once

#include "games/line/rules/line_kind.hpp"
#include "wording/rule_writer.hpp"

namespace frise {

struct LineWords {
    using Kind = LineKind;

    static RuleLines rules(const RuleWriter& writer, const LineOptions& options);
};

}  // namespace frise
