// Putting names together.
#include "wording/listed.hpp"

#include "wording/slot.hpp"

namespace frise {

std::string listed(Language language, const std::vector<std::string>& names) {
    if (names.empty()) return {};
    std::string list = names.front();
    for (std::size_t i = 1; i + 1 < names.size(); ++i) list += ", " + names[i];
    if (names.size() == 1) return list;
    return filled(language, "terminal.and_between", {word("list", list), word("last", names.back())});
}

}  // namespace frise
