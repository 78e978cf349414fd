// Rules that depend on the hands.
#include "wording/rule_writer.hpp"

#include <algorithm>
#include <functional>

namespace frise {

std::string RuleWriter::with_hand(Text same, Text different) const {
    const auto& hands = terms_.hand;
    if (std::adjacent_find(hands.begin(), hands.end(), std::not_equal_to<>{}) != hands.end()) return line(different);
    return line(same, {number("hand", hands.front())});
}

}  // namespace frise
