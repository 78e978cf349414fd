// How cards lie on a sheet of paper. All lengths are millimetres.
#pragma once

#include "deckkit/print/canvas.hpp"
#include "deckkit/print/print.hpp"

#include <cstddef>
#include <vector>

namespace frise::deckkit::print {

inline constexpr double bleed = 3;
// What most printers leave white.
inline constexpr double unprinted = 4;

struct Extent {
    double width = 0;
    double height = 0;
};

Extent size_of(Paper paper);
Extent size_of(CardSize size);

struct Sheet {
    Extent page;
    Extent card;
    bool folded = false;  // the year side lies to the right of the title side, on the same page
    std::size_t columns = 0;
    std::size_t rows = 0;

    [[nodiscard]] std::size_t cards() const { return columns * rows; }
    [[nodiscard]] Extent unit() const;  // a card with all that is cut out with it
    [[nodiscard]] Box area() const;     // of all units, in the middle of the page
    [[nodiscard]] Box title_side(std::size_t place) const;
    // If not folded, on the back, where columns run from right to left.
    [[nodiscard]] Box year_side(std::size_t place) const;
    [[nodiscard]] std::vector<double> cuts_across() const;
    [[nodiscard]] std::vector<double> cuts_down() const;
    [[nodiscard]] std::vector<double> folds() const;
};

// The way that takes the least paper.
Sheet best_sheet(Paper paper, CardSize size, Backs backs);

}  // namespace frise::deckkit::print
