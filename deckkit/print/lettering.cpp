// Setting text. Layouts have one size, and the canvas is scaled: a text that shrinks needs no other font.
#include "deckkit/print/lettering.hpp"

#include "deckkit/print/line_breaks.hpp"

#include <algorithm>
#include <cmath>
#include <string>

namespace frise::deckkit::print {
namespace {

constexpr double font_size = 64;
constexpr double shrinking = .95;

struct Look {
    const char* family;
    int weight;
    const char* axes;       // of the variable font
    double letter_spacing;  // of the size
    double leading;         // from line to line, of the size
    double rise;            // from the top of a line to its baseline, of the size
};

// Fixed optical sizes, as each one is another font in the file.
constexpr const char* big_axes = "wght=850,SOFT=30,WONK=0,opsz=60";
constexpr const char* card_axes = "wght=680,SOFT=50,WONK=0,opsz=21";
constexpr const char* page_axes = "wght=760,SOFT=100,WONK=1,opsz=36";

constexpr std::array<Look, style_count> looks{{{display_family, 400, big_axes, -.02, .9, .81},
                                               {display_family, 400, card_axes, -.006, 1.08, .9},
                                               {display_family, 400, page_axes, -.01, 1.1, .91},
                                               {text_family, 500, nullptr, 0, 1.22, .97},
                                               {text_family, 500, nullptr, 0, 1.32, 1.03},
                                               {text_family, 600, nullptr, 0, 1, .86}}};

const Look& look(Style style) { return looks[static_cast<std::size_t>(style)]; }

int pango_units(double length) { return static_cast<int>(std::lround(std::clamp(length * PANGO_SCALE, -1e9, 1e9))); }

double longest_line(PangoLayout* layout) {
    PangoRectangle logical;
    pango_layout_get_extents(layout, nullptr, &logical);
    return static_cast<double>(logical.width) / PANGO_SCALE;
}

void add_attributes(PangoLayout* layout, const Look& look) {
    PangoAttrList* attributes = pango_attr_list_new();
    pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(pango_units(look.letter_spacing * font_size)));
    pango_attr_list_insert(attributes, pango_attr_font_features_new("lnum, calt=0"));
    pango_layout_set_attributes(layout, attributes);
    pango_attr_list_unref(attributes);
}

// Setting a text in lines is dear: what counting them rules out is not tried.
class Fitting {
  public:
    Fitting(PangoLayout* layout, Style style, const Room& room)
        : layout_{layout}, leading_{look(style).leading}, room_{room}, breaks_{layout} {}

    double size() {
        for (double size = room_.size; size > room_.smallest; size *= shrinking) {
            if (is_low_enough(breaks_.lines(room_.width * font_size / size), size) && fits(size)) return size;
        }
        if (!fits(room_.smallest)) cut();
        return room_.smallest;
    }

    void balance(double size) {
        const int lines = pango_layout_get_line_count(layout_);
        if (lines < 2 || pango_layout_is_ellipsized(layout_) != FALSE) return;
        const double width = room_.width * font_size / size;
        pango_layout_set_width(layout_, pango_units(breaks_.narrowest(width, width / 40) + .5));
        if (pango_layout_get_line_count(layout_) != lines) pango_layout_set_width(layout_, pango_units(width));
    }

  private:
    [[nodiscard]] bool is_low_enough(int lines, double size) const {
        return lines * leading_ * size <= room_.height + .01;
    }

    // False also if a word is too wide.
    bool fits(double size) {
        const double width = room_.width * font_size / size;
        pango_layout_set_width(layout_, pango_units(width));
        return longest_line(layout_) <= width + .5 && is_low_enough(pango_layout_get_line_count(layout_), size);
    }

    void cut() {
        const double lines = std::floor(room_.height / (leading_ * room_.smallest) + .01);
        pango_layout_set_wrap(layout_, PANGO_WRAP_WORD_CHAR);
        pango_layout_set_ellipsize(layout_, PANGO_ELLIPSIZE_END);
        pango_layout_set_height(layout_, -std::max(1, static_cast<int>(lines)));
        pango_layout_set_width(layout_, pango_units(room_.width * font_size / room_.smallest));
    }

    PangoLayout* layout_;
    double leading_;
    const Room& room_;
    LineBreaks breaks_;
};

}  // namespace

int Setting::lines() const { return layout_ ? pango_layout_get_line_count(layout_.get()) : 0; }

double Setting::width() const { return layout_ ? longest_line(layout_.get()) * size_ / font_size : 0; }

double Setting::line_height() const { return look(style_).leading * size_; }

void Setting::draw(cairo_t* canvas, double x, double y, Align align) const {
    for (int i = 0; i < lines(); ++i) draw_line(canvas, i, x, y + i * line_height(), align);
}

void Setting::draw_line(cairo_t* canvas, int number, double x, double y, Align align) const {
    PangoLayoutLine* line = pango_layout_get_line_readonly(layout_.get(), number);
    PangoRectangle logical;
    pango_layout_line_get_extents(line, nullptr, &logical);
    const double width = static_cast<double>(logical.width) / PANGO_SCALE * size_ / font_size;
    const double share = align == Align::left ? 0 : align == Align::centre ? .5 : 1;
    const Saved saved{canvas};
    cairo_translate(canvas, x - width * share, y + look(style_).rise * size_);
    cairo_scale(canvas, size_ / font_size, size_ / font_size);
    cairo_move_to(canvas, 0, 0);
    pango_cairo_show_layout_line(canvas, line);
}

Lettering::Lettering(FontMap fonts, Language language)
    : fonts_{std::move(fonts)}, context_{pango_font_map_create_context(fonts_.get())} {
    // Nothing that depends on a screen.
    cairo_font_options_t* options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    pango_cairo_context_set_font_options(context_.get(), options);
    cairo_font_options_destroy(options);
    pango_cairo_context_set_resolution(context_.get(), 72);
    pango_context_set_round_glyph_positions(context_.get(), FALSE);
    pango_context_set_language(context_.get(), pango_language_from_string(std::string{code(language)}.c_str()));
}

PangoLayout* Lettering::new_layout(Style style, std::string_view text) const {
    const Look& wanted = look(style);
    PangoLayout* layout = pango_layout_new(context_.get());
    PangoFontDescription* font = pango_font_description_new();
    pango_font_description_set_family_static(font, wanted.family);
    pango_font_description_set_weight(font, static_cast<PangoWeight>(wanted.weight));
    pango_font_description_set_absolute_size(font, font_size * PANGO_SCALE);
    if (wanted.axes != nullptr) pango_font_description_set_variations_static(font, wanted.axes);
    pango_layout_set_font_description(layout, font);
    pango_font_description_free(font);
    add_attributes(layout, wanted);
    pango_layout_set_single_paragraph_mode(layout, TRUE);
    gchar* valid = g_utf8_make_valid(text.data(), static_cast<gssize>(text.size()));
    pango_layout_set_text(layout, valid, -1);
    g_free(valid);
    return layout;
}

Setting Lettering::set(Style style, std::string_view text, const Room& room) const {
    PangoLayout* layout = new_layout(style, text);
    return {layout, style, Fitting{layout, style, room}.size()};
}

Setting Lettering::balanced(Style style, std::string_view text, const Room& room) const {
    PangoLayout* layout = new_layout(style, text);
    Fitting fitting{layout, style, room};
    const double size = fitting.size();
    fitting.balance(size);
    return {layout, style, size};
}

}  // namespace frise::deckkit::print
