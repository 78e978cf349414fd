// Counting and picking legal actions.
#include "engine/rules/legal.hpp"

namespace frise {

std::uint64_t count(const Choice& choice) {
    return std::visit([](const auto& c) { return count_of(c); }, choice);
}

Action at(const Choice& choice, std::uint64_t n) {
    return std::visit(
        [&]<class C>(const C& c) -> Action {
            if constexpr (SingleChoice<C>) {
                return c;
            } else {
                return c.at(n);
            }
        },
        choice);
}

Action Legal::at(std::uint64_t n) const {
    std::size_t i = 0;
    for (; i + 1 < choices_.size(); ++i) {
        const std::uint64_t here = frise::count(choices_[i]);
        if (n < here) break;
        n -= here;
    }
    return frise::at(choices_[i], n);
}

}  // namespace frise
