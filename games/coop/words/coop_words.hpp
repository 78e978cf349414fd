// The words of coop.
#pragma once

#include "games/coop/rules/coop_kind.hpp"
#include "wording/rule_writer.hpp"

namespace frise {

struct CoopWords {
    using Kind = CoopKind;

    static RuleLines rules(const RuleWriter& writer, const CoopOptions& options);
};

}  // namespace frise
