// Understanding words in a language.
#include "terminal/voice.hpp"

#include "wording/letters.hpp"

#include <algorithm>

namespace frise::terminal {

bool Voice::means(std::string_view typed, Text any_of) const {
    const std::string wanted = lower_case(typed);
    std::string_view rest = words(language_, any_of);
    while (!rest.empty()) {
        const std::size_t bar = std::min(rest.find('|'), rest.size());
        if (rest.substr(0, bar) == wanted) return true;
        rest.remove_prefix(std::min(bar + 1, rest.size()));
    }
    return false;
}

}  // namespace frise::terminal
