// Writing PDF.
#include "deckkit/print/paperwork.hpp"

#include <cairo-pdf.h>
#include <fmt/format.h>

namespace frise::deckkit::print {
namespace {

constexpr double points_per_mm = 72 / 25.4;

}  // namespace

Paperwork::Paperwork(const ByteSink& sink)
    : sink_{sink}, surface_{cairo_pdf_surface_create_for_stream(keep, this, 1, 1)} {}

void Paperwork::describe(const Deck& deck, Language language) const {
    const auto note = [&](cairo_pdf_metadata_t field, const std::string& text) {
        if (!text.empty()) cairo_pdf_surface_set_metadata(surface_.get(), field, text.c_str());
    };
    note(CAIRO_PDF_METADATA_TITLE, deck.title.in(language));
    note(CAIRO_PDF_METADATA_SUBJECT, deck.description.in(language));
    note(CAIRO_PDF_METADATA_AUTHOR, fmt::format("{}", fmt::join(deck.authors, ", ")));
    note(CAIRO_PDF_METADATA_KEYWORDS, deck.licence);
    note(CAIRO_PDF_METADATA_CREATOR, "Frise");
}

OwnCanvas Paperwork::new_page(const Extent& page) const {
    cairo_pdf_surface_set_size(surface_.get(), page.width * points_per_mm, page.height * points_per_mm);
    OwnCanvas canvas{cairo_create(surface_.get())};
    cairo_scale(canvas.get(), points_per_mm, points_per_mm);
    return canvas;
}

cairo_status_t Paperwork::finish() {
    cairo_surface_finish(surface_.get());
    return cairo_surface_status(surface_.get());
}

cairo_status_t Paperwork::keep(void* self, const unsigned char* bytes, unsigned length) {
    auto& paperwork = *static_cast<Paperwork*>(self);
    // Nothing may be thrown through cairo, which is C.
    try {
        const std::string_view text{reinterpret_cast<const char*>(bytes), length};
        if (!paperwork.stopped_ && !paperwork.sink_(text)) paperwork.stopped_ = true;
    } catch (...) {
        paperwork.stopped_ = true;
    }
    return paperwork.stopped_ ? CAIRO_STATUS_WRITE_ERROR : CAIRO_STATUS_SUCCESS;
}

}  // namespace frise::deckkit::print
