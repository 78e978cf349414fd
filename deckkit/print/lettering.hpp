// Text set by Pango: wrapped, and made smaller until it fits.
#pragma once

#include "deckkit/print/canvas.hpp"
#include "deckkit/print/fonts.hpp"
#include "wording/language.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace frise::deckkit::print {

enum class Style : std::uint8_t { year, title, heading, caption, running, label };
inline constexpr std::size_t style_count = 6;

enum class Align : std::uint8_t { left, centre, right };

// The space for a text; sizes in the units of the canvas.
struct Room {
    double width = 0;
    double height = 0;
    double size = 0;      // the one wanted
    double smallest = 0;  // below it the text is cut with …
};

// A text in its final lines.
class Setting {
  public:
    Setting() = default;
    Setting(PangoLayout* layout, Style style, double size) : layout_{layout}, style_{style}, size_{size} {}

    [[nodiscard]] int lines() const;
    [[nodiscard]] double width() const;
    [[nodiscard]] double height() const { return lines() * line_height(); }
    [[nodiscard]] double line_height() const;
    // x is the left end, the middle or the right end; y is the top.
    void draw(cairo_t* canvas, double x, double y, Align align = Align::left) const;
    void draw_line(cairo_t* canvas, int number, double x, double y, Align align = Align::left) const;

  private:
    std::unique_ptr<PangoLayout, Unreference> layout_;
    Style style_{};
    double size_ = 0;
};

class Lettering {
  public:
    Lettering(FontMap fonts, Language language);

    // In one size, the last line cut where the room ends.
    Setting set(Style style, std::string_view text, const Room& room) const;
    // The same, with lines of about the same length.
    Setting balanced(Style style, std::string_view text, const Room& room) const;

  private:
    PangoLayout* new_layout(Style style, std::string_view text) const;

    FontMap fonts_;
    std::unique_ptr<PangoContext, Unreference> context_;
};

}  // namespace frise::deckkit::print
