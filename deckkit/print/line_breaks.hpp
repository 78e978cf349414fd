// Where a text can be broken into lines, to count lines without setting them.
#pragma once

#include <pango/pango.h>
#include <vector>

namespace frise::deckkit::print {

class LineBreaks {
  public:
    // Of a layout that is still in one line.
    explicit LineBreaks(PangoLayout* layout);

    // In the units of the layout; a word that is wider than that has a line of its own.
    [[nodiscard]] int lines(double width) const;
    // The narrowest width that takes no more lines, as exact as `step`.
    [[nodiscard]] double narrowest(double width, double step) const;

  private:
    // What stands between two places to break, without the space after it.
    struct Piece {
        double start;
        double end;
    };

    std::vector<Piece> pieces_;
};

}  // namespace frise::deckkit::print
