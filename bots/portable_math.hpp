// Functions of a real number that give the same everywhere. Those of C libraries differ in the last bit, by library and
// by processor, and where a bot finds two moves equally good the same seed would lead to another game.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace frise::portable {

namespace tables {

inline constexpr double ln_2 = 0x1.62e42fefa39efp-1;
inline constexpr std::size_t parts = 128;  // of a doubling

// 2 to the power of i / parts, and e to the power of small numbers.
constexpr std::array<double, parts> roots_of_2() {
    std::array<double, parts> roots{};
    for (std::size_t i = 0; i < parts; ++i) {
        const double x = ln_2 * static_cast<double>(i) / parts;
        double term = 1;
        double sum = 1;
        for (int n = 1; n < 22; ++n) sum += term *= x / n;
        roots[i] = sum;
    }
    return roots;
}
inline constexpr auto roots = roots_of_2();

}  // namespace tables

// e to the power of x, for |x| up to 700: of the nearest part of a doubling, and of the small rest by its series.
inline double exp(double x) {
    using tables::ln_2;
    using tables::parts;
    constexpr double high = 0x1.62e42fef8p-8;  // ln 2 / parts in few bits, so that its products are exact
    constexpr double low = 0x1.1cf79abc9e3b4p-43;
    constexpr double to_whole = 0x1.8p52;  // so large that what is added to it is rounded
    const double shifted = x * (parts / ln_2) + to_whole;
    const auto step = std::bit_cast<std::uint64_t>(shifted);
    const double whole = shifted - to_whole;
    const double r = (x - whole * high) - whole * low;
    const double square = r * r;
    const double small = (r + square * (1.0 / 2)) + (square * r) * ((1.0 / 6 + r * (1.0 / 24)) + square * (1.0 / 120));
    const double root = tables::roots[step % parts];
    const auto power = std::bit_cast<double>((step / parts + 1023) << 52U);
    return (root + root * small) * power;
}

double log(double x);  // of what is above 0
double sinh(double x);
double cosh(double x);
double asinh(double x);
// The share of the bell curve below z.
double bell(double z);

}  // namespace frise::portable
