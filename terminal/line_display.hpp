// A line of time on the screen, one card a row.
#pragma once

#include "engine/core/line.hpp"
#include "terminal/stage.hpp"

#include <cstddef>
#include <optional>
#include <string>

namespace frise::terminal {

// A card that lies face down in a gap.
struct FaceDown {
    CardNo card;
    int gap = 0;
};

void show_line(const Stage& stage, const Line& line, const std::optional<FaceDown>& face_down = std::nullopt);

// The rows that a line is shown with; all years stand in one column.
class LineRows {
  public:
    LineRows(const Stage& stage, const Line& line);

    // Call it for dated cards that are not in the line, before the first row.
    void make_room_for(Dated card);

    void gap(int gap) const;
    void card(Dated card) const;
    // With its gaps on either side.
    void card_between(std::size_t place) const;
    void face_down(const FaceDown& hidden) const;
    // A card that belongs to the one above it.
    void card_below(Dated card) const;

  private:
    [[nodiscard]] std::string label(int gap) const;
    [[nodiscard]] std::string title(CardNo card) const;
    [[nodiscard]] std::string year(Dated card) const;
    [[nodiscard]] std::string dated(Dated card) const;

    const Stage& stage_;
    const Line& line_;
    std::size_t year_columns_ = 0;
};

}  // namespace frise::terminal
