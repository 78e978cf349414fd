// Dealing and drawing symbols.
#include "deckkit/print/symbol.hpp"

#include "deckkit/illustration.hpp"

#include <algorithm>
#include <array>
#include <numeric>

namespace frise::deckkit::print {
namespace {

// In the order in which the games name them: sun, moon, star, wave, leaf, flame, key, bell.
constexpr std::string_view sun =
    R"(<circle cx="12" cy="12" r="4.7"/><path d="M12 1.9V4.3M12 19.7V22.1M1.9 12H4.3M19.7 12H22.1)"
    R"(M4.86 4.86L6.56 6.56M17.44 17.44L19.14 19.14M4.86 19.14L6.56 17.44M17.44 6.56L19.14 4.86" )"
    R"(stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>)";
constexpr std::string_view moon = R"(<path d="M14.6 2.6a9.7 9.7 0 1 0 7 13.2A8.4 8.4 0 0 1 14.6 2.6Z"/>)";
constexpr std::string_view star = R"(<path d="M12 .8l2.7 8.5 8.5 2.7-8.5 2.7L12 23.2l-2.7-8.5L.8 12l8.5-2.7Z"/>)";
constexpr std::string_view wave =
    R"(<path d="M2 7.2q2.5-4.4 5 0t5 0 5 0 5 0M2 13q2.5-4.4 5 0t5 0 5 0 5 0M2 18.8q2.5-4.4 5 0t5 0 5 0 5 0" )"
    R"(fill="none" stroke="currentColor" stroke-width="2.9" stroke-linecap="round"/>)";
constexpr std::string_view bell =
    R"(<path d="M12 1.4a2 2 0 0 1 2 2A6.7 6.7 0 0 1 18.9 10V14.8L21.4 18.4H2.6L5.1 14.8V10A6.7 6.7 0 0 1 )"
    R"(10 3.4A2 2 0 0 1 12 1.4ZM9 19.9H15A3 2.9 0 0 1 9 19.9Z"/>)";

constexpr double seal_radius = 17;

std::optional<Pictures::Drawing> symbol(Icon icon) {
    constexpr std::array own{sun, moon, star, wave, std::string_view{}, std::string_view{}, std::string_view{}, bell};
    constexpr std::array<std::string_view, own.size()> from_the_set{"", "", "", "", "solid-leaf", "flame", "key", ""};
    const auto place = static_cast<std::size_t>(icon);
    if (place >= own.size()) return std::nullopt;
    const std::string name = "symbol " + std::to_string(icon);
    if (from_the_set[place].empty()) return Pictures::Drawing{name, own[place], 24};
    return Pictures::Drawing{name, illustration(from_the_set[place]).value_or(""), 512};
}

std::vector<Icons> all_pairs(int count) {
    std::vector<Icons> pairs;
    for (Icon step = 1; step < count; ++step) {
        for (Icon front = 0; front < count; ++front) pairs.push_back({front, (front + step) % count});
    }
    return pairs;
}

}  // namespace

std::vector<std::optional<Icons>> symbols_for(const std::vector<Card>& cards, bool wanted, int count) {
    std::vector<std::optional<Icons>> symbols;
    for (const Card& card : cards) symbols.push_back(card.icons);
    const bool none = std::none_of(symbols.begin(), symbols.end(), [](const auto& icons) { return icons.has_value(); });
    if (!none || !wanted) return symbols;
    std::vector<std::size_t> order(cards.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return std::pair{hash_of(cards[a].id), a} < std::pair{hash_of(cards[b].id), b};
    });
    const auto pairs = all_pairs(count);
    for (std::size_t i = 0; i < order.size(); ++i) symbols[order[i]] = pairs[i % pairs.size()];
    return symbols;
}

void draw_seal(cairo_t* canvas, Pictures& pictures, const Lettering& lettering, Icon icon, double x, double y) {
    fill_circle(canvas, x, y, seal_radius + 2.5, cream);
    fill_circle(canvas, x, y, seal_radius, ink);
    fill_circle(canvas, x, y, seal_radius - 2, cream);
    constexpr double size = 20;
    if (const auto drawing = symbol(icon)) {
        pictures.draw(canvas, *drawing, {x - size / 2, y - size / 2, size, size}, ink);
        return;
    }
    use(canvas, ink);
    const Setting number = lettering.set(Style::label, std::to_string(icon), {24, 16, 15, 6});
    number.draw(canvas, x, y - number.height() / 2, Align::centre);
}

// FNV-1a, and MurmurHash's last step for the low bits.
std::uint64_t hash_of(std::string_view text) {
    std::uint64_t hash = 0xcbf29ce484222325;
    for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
    hash = (hash ^ (hash >> 33)) * 0xff51afd7ed558ccd;
    return hash ^ (hash >> 33);
}

}  // namespace frise::deckkit::print
