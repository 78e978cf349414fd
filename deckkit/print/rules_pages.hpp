// Rules set in two columns over as many pages as they need.
#pragma once

#include "deckkit/print/lettering.hpp"
#include "deckkit/print/sheet.hpp"

#include <vector>

namespace frise::deckkit::print {

inline constexpr double rules_margin = 18;

class RulesPages {
  public:
    RulesPages(const std::vector<RulesSection>& sections, const Lettering& lettering, const Extent& page);

    [[nodiscard]] std::size_t count() const { return pages_; }
    void draw(cairo_t* canvas, std::size_t page) const;

  private:
    // A line of a text, and where it stands.
    struct Line {
        std::size_t setting = 0;
        int number = 0;
        double space_before = 0;
        bool stays_with_next = false;
        double indent = 0;
        std::size_t column = 0;  // counted over all pages
        double y = 0;
    };

    void add(Setting setting, double space_before, bool stays_with_next, double indent);
    // Gives lines their places in columns of this height; returns how many it takes.
    std::size_t flow(double height);
    [[nodiscard]] double height_of(const Line& line) const { return settings_[line.setting].line_height(); }

    Extent page_;
    double column_width_;
    std::vector<Setting> settings_;
    std::vector<Line> lines_;
    std::size_t pages_ = 0;
};

}  // namespace frise::deckkit::print
