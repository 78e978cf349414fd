// Counting lines.
#include "deckkit/print/line_breaks.hpp"

#include <algorithm>
#include <cmath>

namespace frise::deckkit::print {

LineBreaks::LineBreaks(PangoLayout* layout) {
    int count = 0;
    const PangoLogAttr* letters = pango_layout_get_log_attrs_readonly(layout, &count);
    PangoLayoutLine* line = pango_layout_get_line_readonly(layout, 0);
    const char* const text = pango_layout_get_text(layout);
    const char* letter = text;
    double start = 0;
    double before_space = 0;
    for (int i = 0; i < count; ++i) {
        int x = 0;
        pango_layout_line_index_to_x(line, static_cast<int>(letter - text), FALSE, &x);
        // Counted from the right end where a line begins there; only differences matter.
        const double here = std::abs(static_cast<double>(x) / PANGO_SCALE);
        const bool after_space = i > 0 && letters[i - 1].is_white != 0;
        if (!after_space) before_space = here;
        if (i > 0 && (letters[i].is_line_break != 0 || i == count - 1)) {
            pieces_.push_back({start, before_space});
            start = here;
        }
        if (*letter != '\0') letter = g_utf8_find_next_char(letter, nullptr);
    }
}

int LineBreaks::lines(double width) const {
    int count = 0;
    double start = 0;
    for (std::size_t i = 0; i < pieces_.size(); ++i) {
        const double length = std::abs(pieces_[i].end - start);
        if (i > 0 && length <= width) continue;
        start = pieces_[i].start;
        ++count;
    }
    return count;
}

double LineBreaks::narrowest(double width, double step) const {
    double longest = 0;
    for (const auto& [start, end] : pieces_) longest = std::max(longest, std::abs(end - start));
    const int wanted = lines(width);
    double narrow = width;
    while (narrow - step > longest && lines(narrow - step) == wanted) narrow -= step;
    return narrow;
}

}  // namespace frise::deckkit::print
