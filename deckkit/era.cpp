// The scale and the ramp.
#include "deckkit/era.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <fmt/format.h>
#include <utility>

namespace frise::deckkit {
namespace {

using Three = std::array<double, 3>;

constexpr std::array<std::pair<double, double>, 13> scale{{{-4000, 0},
                                                           {-3500, .03},
                                                           {-1000, .19},
                                                           {0, .3},
                                                           {500, .38},
                                                           {1000, .47},
                                                           {1400, .55},
                                                           {1600, .63},
                                                           {1750, .71},
                                                           {1850, .79},
                                                           {1920, .88},
                                                           {1970, .95},
                                                           {2025, 1}}};

constexpr std::array<std::pair<double, std::string_view>, 8> inks{{{0, "#b44a22"},
                                                                   {.15, "#dd9a2e"},
                                                                   {.30, "#a89b36"},
                                                                   {.43, "#3a7649"},
                                                                   {.60, "#18777b"},
                                                                   {.74, "#2a65a6"},
                                                                   {.88, "#5c51a8"},
                                                                   {1, "#8d4892"}}};

double linear(double channel) { return channel <= .04045 ? channel / 12.92 : std::pow((channel + .055) / 1.055, 2.4); }

double encoded(double channel) {
    const double c = std::clamp(channel, 0.0, 1.0);
    return c <= .0031308 ? 12.92 * c : 1.055 * std::pow(c, 1 / 2.4) - .055;
}

// OKLab, by Björn Ottosson.
Three to_lab(const Colour& colour) {
    const double r = linear(colour.red);
    const double g = linear(colour.green);
    const double b = linear(colour.blue);
    const double l = std::cbrt(.4122214708 * r + .5363325363 * g + .0514459929 * b);
    const double m = std::cbrt(.2119034982 * r + .6806995451 * g + .1073969566 * b);
    const double s = std::cbrt(.0883024619 * r + .2817188376 * g + .6299787005 * b);
    return {.2104542553 * l + .793617785 * m - .0040720468 * s, 1.9779984951 * l - 2.428592205 * m + .4505937099 * s,
            .0259040371 * l + .7827717662 * m - .808675766 * s};
}

Colour from_lab(const Three& lab) {
    const double l = std::pow(lab[0] + .3963377774 * lab[1] + .2158037573 * lab[2], 3);
    const double m = std::pow(lab[0] - .1055613458 * lab[1] - .0638541728 * lab[2], 3);
    const double s = std::pow(lab[0] - .0894841775 * lab[1] - 1.291485548 * lab[2], 3);
    return {encoded(4.0767416621 * l - 3.3077115913 * m + .2309699292 * s),
            encoded(-1.2684380046 * l + 2.6097574011 * m - .3413193965 * s),
            encoded(-.0041960863 * l - .7034186147 * m + 1.707614701 * s)};
}

double luminance(const Colour& colour) {
    return .2126 * linear(colour.red) + .7152 * linear(colour.green) + .0722 * linear(colour.blue);
}

}  // namespace

double place_in_time(Year year) {
    const auto y = static_cast<double>(year);
    if (y <= scale.front().first) return 0;
    if (y >= scale.back().first) return 1;
    const auto right = std::find_if(scale.begin(), scale.end(), [&](const auto& mark) { return y <= mark.first; });
    const auto left = right - 1;
    return left->second + (right->second - left->second) * (y - left->first) / (right->first - left->first);
}

Colour ramp(double place) {
    const double t = std::clamp(place, 0.0, 1.0);
    const auto right =
        std::find_if(inks.begin() + 1, inks.end() - 1, [&](const auto& mark) { return t <= mark.first; });
    const auto left = right - 1;
    const double share = (t - left->first) / (right->first - left->first);
    const Three a = to_lab(colour_from(left->second));
    const Three b = to_lab(colour_from(right->second));
    return from_lab({a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share});
}

Colour colour_from(std::string_view hex) {
    std::array<unsigned, 3> parts{};
    for (std::size_t i = 0; i < parts.size() && hex.size() == 7; ++i) {
        const char* digits = hex.data() + 1 + 2 * i;
        std::from_chars(digits, digits + 2, parts[i], 16);
    }
    return {parts[0] / 255.0, parts[1] / 255.0, parts[2] / 255.0};
}

Colour shaded(const Colour& colour, double lightness, double chroma) {
    const Three lab = to_lab(colour);
    return from_lab({std::clamp(lab[0] + lightness, 0.0, 1.0), lab[1] * chroma, lab[2] * chroma});
}

double contrast(const Colour& a, const Colour& b) {
    const auto [dark, light] = std::minmax({luminance(a), luminance(b)});
    return (light + .05) / (dark + .05);
}

std::string Colour::hex() const {
    const auto byte = [](double channel) { return static_cast<int>(std::lround(std::clamp(channel, 0.0, 1.0) * 255)); };
    return fmt::format("#{:02x}{:02x}{:02x}", byte(red), byte(green), byte(blue));
}

}  // namespace frise::deckkit
