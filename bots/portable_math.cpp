// The functions that are called seldom: by series.
#include "bots/portable_math.hpp"

#include <cmath>
#include <numbers>

namespace frise::portable {

// x is 2^power · m with m near 1, and log m is twice the inverse hyperbolic tangent of (m - 1) / (m + 1).
double log(double x) {
    const auto bits = std::bit_cast<std::uint64_t>(x);
    auto power = static_cast<int>(bits >> 52U) - 1023;
    auto m = std::bit_cast<double>((bits & 0xfffffffffffffU) | 0x3ff0000000000000U);
    if (m > std::numbers::sqrt2) {
        m /= 2;
        ++power;
    }
    const double s = (m - 1) / (m + 1);
    double sum = 0;
    for (int n = 27; n > 0; n -= 2) sum = sum * s * s + 1.0 / n;
    return power * tables::ln_2 + 2 * s * sum;
}

double sinh(double x) {
    if (std::abs(x) < 1) {
        double sum = 0;
        for (int n = 18; n > 0; n -= 2) sum = (sum + 1) * x * x / (n * (n + 1));
        return x + x * sum;
    }
    return (exp(x) - exp(-x)) / 2;
}

double cosh(double x) { return (exp(x) + exp(-x)) / 2; }

// Square roots are exact everywhere.
double asinh(double x) {
    const double size = std::abs(x);
    if (size < 1e-4) return x - x * x * x / 6;
    const double result = size > 1e100 ? log(size) + tables::ln_2 : log(size + std::sqrt(size * size + 1));
    return x < 0 ? -result : result;
}

// All terms of this series have the same sign, so that none takes from the precision of others.
double bell(double z) {
    double term = z;
    double sum = z;
    for (int n = 3; n < 200; n += 2) sum += term *= z * z / n;
    return 0.5 + sum * exp(-z * z / 2) / std::sqrt(2 * std::numbers::pi);
}

}  // namespace frise::portable
