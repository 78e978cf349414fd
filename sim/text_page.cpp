// Lines, and numbers as each language writes them.
#include "sim/text_page.hpp"

#include "wording/letters.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace frise::sim {
namespace {

constexpr std::size_t screen_columns = 80;
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

std::string TextPage::decimal(double value, int digits) const {
    std::string text = fmt::format("{:.{}f}", value, digits);
    if (language_ == Language::fr) std::replace(text.begin(), text.end(), '.', ',');
    return text;
}

std::string TextPage::percent(double share) const {
    return decimal(100 * share) + (language_ == Language::fr ? "\u00A0%" : "%");
}

std::string TextPage::big(Count count) const {
    std::string text = std::to_string(count);
    for (auto at = static_cast<std::ptrdiff_t>(text.size()) - 3; at > 0; at -= 3) {
        text.insert(static_cast<std::size_t>(at), language_ == Language::fr ? "\u00A0" : ",");
    }
    return text;
}

std::string TextPage::with_interval(const Interval& share) const {
    return right_aligned(percent(share.middle), 8) + "  " +
           padded("(" + decimal(100 * share.low) + "–" + percent(share.high) + ")", 17);
}

std::string TextPage::spread(const Histogram& values, double factor, int digits) const {
    const auto part = [&](double share) {
        return decimal(static_cast<double>(quantile(values, share)) * factor, digits);
    };
    return right_aligned(decimal(mean_of(values).middle * factor), 8) + "  " +
           words({"(nine in ten: {low} to {high})", "(neuf sur dix : de {low} à {high})"},
                 {word("low", part(0.05)), word("high", part(0.95))});
}

std::string TextPage::bar(double share) {
    const auto full = static_cast<std::size_t>(std::lround(std::clamp(share, 0.0, 1.0) * bar_columns));
    std::string text;
    for (std::size_t i = 0; i < full; ++i) text += "█";
    return text;
}

}  // namespace frise::sim
