// Drawing illustrations.
#include "deckkit/print/picture.hpp"

#include "deckkit/illustration.hpp"
#include "deckkit/print/ground.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace frise::deckkit::print {
namespace {

constexpr double art_size = 160;
constexpr int illustration_size = 512;

}  // namespace

RsvgHandle* Pictures::handle(const Drawing& drawing) {
    if (const auto known = handles_.find(drawing.name); known != handles_.end()) return known->second.get();
    const std::string document =
        fmt::format(R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} {0}" fill="currentColor">{1}</svg>)",
                    drawing.size, drawing.body);
    RsvgHandle* read =
        rsvg_handle_new_from_data(reinterpret_cast<const guint8*>(document.data()), document.size(), nullptr);
    handles_.emplace(drawing.name, read);
    return read;
}

void Pictures::draw(cairo_t* canvas, const Drawing& drawing, const Box& box, const Colour& colour) {
    RsvgHandle* document = handle(drawing);
    // librsvg would complain about a canvas whose bytes nobody takes any more.
    if (document == nullptr || cairo_status(canvas) != CAIRO_STATUS_SUCCESS) return;
    const std::string style = fmt::format("svg{{color:{}}}", colour.hex());
    rsvg_handle_set_stylesheet(document, reinterpret_cast<const guint8*>(style.data()), style.size(), nullptr);
    const RsvgRectangle viewport{box.x, box.y, box.width, box.height};
    rsvg_handle_render_document(document, canvas, &viewport, nullptr);
}

Pictures::Drawing drawing_for(std::string_view illustration_name, std::string_view cover) {
    for (const std::string_view wanted : {illustration_name, cover, std::string_view{"hourglass"}}) {
        if (const auto body = illustration(wanted)) return {std::string{wanted}, *body, illustration_size};
    }
    return {"", "", illustration_size};
}

void draw_art(cairo_t* canvas, Pictures& pictures, const Art& art, const Box& box) {
    const double scale = std::max(box.width, box.height) / art_size;
    const double visible = std::min(box.width, box.height) / scale;
    const double size = std::min(visible * .92, 108.0);
    const Saved saved{canvas};
    cairo_translate(canvas, box.middle(), box.centre());
    cairo_scale(canvas, scale, scale);
    cairo_translate(canvas, -art_size / 2, -art_size / 2);
    draw_ground(canvas, art.ground, art.palette);
    const Box place{80 - size / 2, 81 - size / 2, size, size};
    pictures.draw(canvas, art.drawing, {place.x + size * .03, place.y + size * .024, size, size}, art.offset_ink);
    pictures.draw(canvas, art.drawing, place, art.ink);
}

}  // namespace frise::deckkit::print
