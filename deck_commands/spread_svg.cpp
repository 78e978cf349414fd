// Drawing the plot.
#include "deck_commands/spread_svg.hpp"

#include "deckkit/era.hpp"
#include "deckkit/spread.hpp"
#include "wording/slot.hpp"
#include "wording/year_text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace frise::deck_commands {
namespace {

constexpr double width = 720;
constexpr double left = 24;
constexpr double base = 170;
constexpr double tallest = 110;
constexpr std::size_t bars = 48;

std::string escaped(std::string_view text) {
    std::string safe;
    for (const char c : text) {
        switch (c) {
            case '&': safe += "&amp;"; break;
            case '<': safe += "&lt;"; break;
            case '>': safe += "&gt;"; break;
            case '"': safe += "&quot;"; break;
            default: safe += c;
        }
    }
    return safe;
}

std::string bars_svg(const deckkit::Deck& deck) {
    const auto counts = deckkit::histogram(deck, bars);
    const double most = std::max(1, *std::max_element(counts.begin(), counts.end()));
    const double step = width / bars;
    std::string svg;
    for (std::size_t i = 0; i < bars; ++i) {
        if (counts[i] == 0) continue;
        const double height = tallest * counts[i] / most;
        const double place = (static_cast<double>(i) + .5) / bars;
        svg += fmt::format(R"(<rect x="{:.1f}" y="{:.1f}" width="{:.1f}" height="{:.1f}" fill="{}"/>)",
                           left + step * static_cast<double>(i) + 1, base - height, step - 2, height,
                           deckkit::ramp(place).hex()) +
               "\n";
    }
    return svg;
}

std::string axis_svg(Language language) {
    std::string svg =
        fmt::format(R"(<path d="M{} {}h{}" stroke="#211c30" stroke-width="2"/>)", left, base, width) + "\n";
    for (const Year year : {-3000, -1000, 1, 500, 1000, 1400, 1600, 1800, 1900, 2000}) {
        const double x = left + width * deckkit::place_in_time(year);
        svg += fmt::format(R"(<path d="M{0:.1f} {1}v6" stroke="#211c30"/><text x="{0:.1f}" y="{2}" font-size="11" )"
                           R"(text-anchor="middle" fill="#564c58">{3}</text>)",
                           x, base, base + 20, escaped(year_text(language, year))) +
               "\n";
    }
    return svg;
}

}  // namespace

std::string spread_svg(const deckkit::Deck& deck, Language language) {
    const std::string title = escaped(deck.title.in(language));
    const std::string cards = escaped(filled(language, Text{"deck_commands.so_many_cards"},
                                             {number("n", static_cast<std::int64_t>(deck.cards.size()))}));
    return fmt::format(
               R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 768 208" font-family="Inter, sans-serif" role="img">
<title>{0}, {1}</title>
<rect width="768" height="208" rx="9" fill="#fdf6e6"/>
<text x="{2}" y="36" font-family="Fraunces, serif" font-size="22" font-weight="700" fill="#211c30">{0}</text>
<text x="744" y="36" font-size="12.5" text-anchor="end" fill="#564c58">{1}</text>
)",
               title, cards, left) +
           bars_svg(deck) + axis_svg(language) + "</svg>\n";
}

}  // namespace frise::deck_commands
