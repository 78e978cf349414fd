// One suite over all games: each test runs once for each.
#pragma once

#include "engine/rules/terms.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>

namespace frise::test {

class EveryGame : public testing::TestWithParam<GameId> {};

inline std::string test_name(const testing::TestParamInfo<GameId>& info) {
    std::string text{name(info.param)};
    std::replace(text.begin(), text.end(), '-', '_');
    return text;
}

}  // namespace frise::test
