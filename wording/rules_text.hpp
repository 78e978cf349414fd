// The rules of a game in a few lines, as its terms make them.
#pragma once

#include "engine/rules/terms.hpp"
#include "wording/language.hpp"
#include "wording/rule_writer.hpp"

namespace frise {

RuleLines rules_of(Language language, const Terms& terms, Rules rules);

}  // namespace frise
