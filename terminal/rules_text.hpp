// The rules of a game in a few lines, as its terms make them.
#pragma once

#include "engine/rules/terms.hpp"
#include "terminal/rule_writer.hpp"
#include "wording/language.hpp"

namespace frise::terminal {

RuleLines rules_of(Language language, const Terms& terms, Rules rules);

}  // namespace frise::terminal
