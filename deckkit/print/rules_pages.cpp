// Making up pages of rules.
#include "deckkit/print/rules_pages.hpp"

#include "deckkit/print/palette.hpp"

#include <algorithm>
#include <string_view>

namespace frise::deckkit::print {
namespace {

constexpr double rules_top = 24;
constexpr double gutter = 9;
constexpr double heading_size = 5.6;
constexpr double text_size = 3.4;
constexpr std::size_t rules_columns = 2;

// Points of a list hang out to the left.
bool is_point(std::string_view line) { return line.starts_with("• ") || line.starts_with("– "); }

}  // namespace

RulesPages::RulesPages(const std::vector<RulesSection>& sections, const Lettering& lettering, const Extent& page)
    : page_{page}, column_width_{(page.width - 2 * rules_margin - gutter) / rules_columns} {
    const auto room = [&](double size, double indent) { return Room{column_width_ - indent, 1e6, size, 2}; };
    for (const RulesSection& section : sections) {
        if (!section.title.empty()) {
            add(lettering.balanced(Style::heading, section.title, room(heading_size, 0)), 6, true, 0);
        }
        for (const std::string& text : section.lines) {
            const double indent = is_point(text) ? 3.5 : 0;
            const std::string_view words = is_point(text) ? std::string_view{text}.substr(4) : text;
            add(lettering.set(Style::running, words, room(text_size, indent)), 1.6, false, indent);
        }
    }
    if (lines_.empty()) return;
    const double full = page.height - 2 * rules_top;
    pages_ = (flow(full) + rules_columns - 1) / rules_columns;
    if (pages_ > 1) return;
    // One page: both columns about as long.
    double height = full;
    for (double shorter = full; shorter > 20 && flow(shorter) <= rules_columns; shorter -= 2) height = shorter;
    flow(height);
}

void RulesPages::add(Setting setting, double space_before, bool stays_with_next, double indent) {
    const int count = setting.lines();
    settings_.push_back(std::move(setting));
    for (int i = 0; i < count; ++i) {
        // No line of a paragraph stands alone at its beginning or end.
        const bool stays = stays_with_next || (count > 1 && (i == 0 || i == count - 2));
        lines_.push_back({settings_.size() - 1, i, i == 0 ? space_before : 0, stays, indent});
    }
}

std::size_t RulesPages::flow(double height) {
    std::size_t column = 0;
    double y = 0;
    for (std::size_t i = 0; i < lines_.size();) {
        std::size_t end = i + 1;
        while (end < lines_.size() && lines_[end - 1].stays_with_next) ++end;
        double group = 0;
        for (std::size_t k = i; k < end; ++k) group += height_of(lines_[k]) + (k == i ? 0 : lines_[k].space_before);
        if (y > 0 && y + lines_[i].space_before + group > height) {
            ++column;
            y = 0;
        }
        for (std::size_t k = i; k < end; ++k) {
            if (y > 0) y += lines_[k].space_before;
            lines_[k].column = column;
            lines_[k].y = y;
            y += height_of(lines_[k]);
        }
        i = end;
    }
    return column + 1;
}

void RulesPages::draw(cairo_t* canvas, std::size_t page) const {
    use(canvas, ink);
    for (const Line& line : lines_) {
        if (line.column / rules_columns != page) continue;
        const double x =
            rules_margin + static_cast<double>(line.column % rules_columns) * (column_width_ + gutter) + line.indent;
        const double y = rules_top + line.y;
        settings_[line.setting].draw_line(canvas, line.number, x, y);
        if (line.indent > 0 && line.number == 0) fill_circle(canvas, x - 2, y + text_size * .68, .5, ink);
    }
}

}  // namespace frise::deckkit::print
