// Lines, and numbers as each language writes them.
#include "sim/text_page.hpp"

#include "wording/letters.hpp"
#include "wording/year_text.hpp"

#include <algorithm>
#include <cmath>

namespace frise::sim {
namespace {

constexpr std::size_t label_columns = 30;
constexpr std::size_t bar_columns = 20;

}  // namespace

void TextPage::line(const std::string& line) {
    text_ += line.substr(0, line.find_last_not_of(' ') + 1);
    text_ += '\n';
}

void TextPage::paragraph(const std::string& text, std::size_t indent) {
    for (const std::string& part : wrapped(text, screen_columns, indent)) line(part);
}

void TextPage::row(const std::string& label, const std::string& rest) {
    // Years of deep time leave less room.
    const std::size_t room = std::min(label_columns, screen_columns - 2 - std::min(width(rest), screen_columns - 4));
    line("  " + padded(shortened(label, room - 1), room) + rest);
}

std::string TextPage::decimal(double value, int digits) const { return decimal_text(language_, value, digits); }

std::string TextPage::percent(double share) const { return percent_text(language_, share); }

std::string TextPage::big(Count count) const { return grouped(language_, count); }

std::string TextPage::with_interval(const Interval& share) const {
    return right_aligned(percent(share.middle), 8) + "  " +
           padded("(" + decimal(100 * share.low) + "–" + percent(share.high) + ")", 17);
}

std::string TextPage::spread(const Histogram& values, double factor, int digits) const {
    const auto part = [&](double share) {
        return decimal(static_cast<double>(quantile(values, share)) * factor, digits);
    };
    return right_aligned(decimal(mean_of(values).middle * factor), 8) + "  " +
           words("sim.nine_in_ten_spread", {word("low", part(0.05)), word("high", part(0.95))});
}

std::string TextPage::bar(double share) {
    const auto full = static_cast<std::size_t>(std::lround(std::clamp(share, 0.0, 1.0) * bar_columns));
    std::string text;
    for (std::size_t i = 0; i < full; ++i) text += "█";
    return text;
}

}  // namespace frise::sim
