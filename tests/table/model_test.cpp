// A million random steps: no promise is broken, whatever fails.
#include "tests/table/model.hpp"

#include <gtest/gtest.h>

namespace frise::test {
namespace {

constexpr int steps_each = 2000;
constexpr int steps_until_settled = 500;

void play(std::uint64_t first, std::uint64_t many) {
    std::size_t entries = 0;
    int over = 0;
    for (std::uint64_t seed = first; seed < first + many; ++seed) {
        Model model{seed};
        for (int i = 1; i <= steps_each && model.broken().empty(); ++i) {
            model.step();
            if (i % steps_until_settled == 0 && model.broken().empty()) model.settle();
        }
        ASSERT_TRUE(model.broken().empty()) << "seed " << seed << ": " << model.broken().front();
        entries += model.entries();
        over += model.over() ? 1 : 0;
    }
    // The steps lead somewhere.
    EXPECT_GT(entries, many * 30);
    EXPECT_GT(over, 0);
}

// In parts, which run side by side.
class RandomSteps : public testing::TestWithParam<int> {};

TEST_P(RandomSteps, break_no_promise) { play(static_cast<std::uint64_t>(GetParam()) * 125, 125); }

INSTANTIATE_TEST_SUITE_P(Model, RandomSteps, testing::Range(0, 4));

}  // namespace
}  // namespace frise::test
