// Finding places for cards.
#include "deckkit/print/sheet.hpp"

#include <array>
#include <cmath>

namespace frise::deckkit::print {
namespace {

std::size_t how_many(double paper, double unit) {
    return static_cast<std::size_t>(std::max(0.0, std::floor((paper - 2 * (unprinted + bleed)) / unit)));
}

Sheet packed(const Extent& page, const Extent& card, bool folded) {
    Sheet sheet{page, card, folded};
    sheet.columns = how_many(page.width, sheet.unit().width);
    sheet.rows = how_many(page.height, sheet.unit().height);
    return sheet;
}

std::vector<double> steps(double start, double step, std::size_t count) {
    std::vector<double> marks;
    for (std::size_t i = 0; i < count; ++i) marks.push_back(start + step * static_cast<double>(i));
    return marks;
}

}  // namespace

Extent size_of(Paper paper) { return paper == Paper::letter ? Extent{215.9, 279.4} : Extent{210, 297}; }

Extent size_of(CardSize size) {
    constexpr std::array<Extent, 3> extents{{{44, 68}, {63, 88}, {89, 127}}};
    return extents[static_cast<std::size_t>(size)];
}

Extent Sheet::unit() const { return {card.width * (folded ? 2 : 1), card.height}; }

Box Sheet::area() const {
    const double width = unit().width * static_cast<double>(columns);
    const double height = unit().height * static_cast<double>(rows);
    return {(page.width - width) / 2, (page.height - height) / 2, width, height};
}

Box Sheet::title_side(std::size_t place) const {
    const std::size_t row = place / columns;
    const double x = area().x + unit().width * static_cast<double>(place % columns);
    const double y = area().y + unit().height * static_cast<double>(row);
    return {x, y, card.width, card.height};
}

Box Sheet::year_side(std::size_t place) const {
    Box box = title_side(place);
    box.x = folded ? box.right() : page.width - box.right();
    return box;
}

std::vector<double> Sheet::cuts_across() const { return steps(area().x, unit().width, columns + 1); }

std::vector<double> Sheet::cuts_down() const { return steps(area().y, unit().height, rows + 1); }

std::vector<double> Sheet::folds() const {
    return folded ? steps(area().x + card.width, unit().width, columns) : std::vector<double>{};
}

Sheet best_sheet(Paper paper, CardSize size, Backs backs) {
    const Extent upright = size_of(paper);
    const Extent card = size_of(size);
    const Sheet sheet = packed(upright, card, backs == Backs::fold);
    // A lying page would have to be turned over its short edge, and takes no more cards of any size.
    if (backs == Backs::duplex) return sheet;
    const Sheet lying = packed({upright.height, upright.width}, card, true);
    return lying.cards() > sheet.cards() ? lying : sheet;
}

}  // namespace frise::deckkit::print
