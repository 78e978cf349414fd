// Functions that give the same everywhere: near those of the library, and these very numbers.
#include "bots/portable_math.hpp"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <numbers>

namespace frise::portable {
namespace {

void expect_near(double own, double exact) { EXPECT_NEAR(own, exact, 1e-12 * std::max(1.0, std::abs(exact))); }

TEST(PortableMath, is_near_to_that_of_the_library) {
    for (double x = -40; x < 40; x += 0.0137) {
        expect_near(exp(x), std::exp(x));
        expect_near(sinh(x), std::sinh(x));
        expect_near(cosh(x), std::cosh(x));
        expect_near(asinh(x), std::asinh(x));
        expect_near(asinh(x * x * x * x * x), std::asinh(x * x * x * x * x));
        if (x > 0) expect_near(log(x), std::log(x));
    }
    for (double z = -4; z <= 4; z += 1.0 / 128) expect_near(bell(z), std::erfc(-z / std::numbers::sqrt2) / 2);
}

TEST(PortableMath, is_exact_where_that_is_easy) {
    EXPECT_EQ(exp(0), 1);
    EXPECT_EQ(log(1), 0);
    EXPECT_EQ(sinh(0), 0);
    EXPECT_EQ(cosh(0), 1);
    EXPECT_EQ(asinh(0), 0);
    EXPECT_EQ(bell(0), 0.5);
}

}  // namespace
}  // namespace frise::portable
