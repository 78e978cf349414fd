// What recipes ask of a log, and the years of their decks.
#pragma once

#include "tests/golden/recipe.hpp"

#include <algorithm>
#include <vector>

namespace frise::golden {

template <class E>
auto count(const Log& log) {
    return std::count_if(log.events.begin(), log.events.end(),
                         [](const Event& e) { return std::holds_alternative<E>(e); });
}

template <class E, class Check>
bool some(const Log& log, Check check) {
    return std::any_of(log.events.begin(), log.events.end(), [&](const Event& event) {
        const auto* e = std::get_if<E>(&event);
        return e != nullptr && check(*e);
    });
}

template <class E>
bool has(const Log& log) {
    return count<E>(log) > 0;
}

inline int winners(const Log& log) { return std::get<GameOver>(log.events.back()).winners.count(); }

inline const std::vector<Year> recent{1889, 1969, 1789, 1455, 1928, 1610, 1989, 1347,
                                      1783, 1815, 1903, 1517, 1649, 1271, 1848};
inline const std::vector<Year> with_equal{1900, 1800, 1900, 1850, 1800, 1900, 1950, 1850, 1800, 1900, 1700, 1900};

}  // namespace frise::golden
