// A PDF that goes into a sink while it is made.
#pragma once

#include "deckkit/print/canvas.hpp"
#include "deckkit/print/sheet.hpp"

namespace frise::deckkit::print {

class Paperwork {
  public:
    explicit Paperwork(const ByteSink& sink);
    Paperwork(const Paperwork&) = delete;
    Paperwork& operator=(const Paperwork&) = delete;
    ~Paperwork() = default;

    void describe(const Deck& deck, Language language) const;
    // A canvas in millimetres.
    [[nodiscard]] OwnCanvas new_page(const Extent& page) const;
    // The sink wants no more.
    [[nodiscard]] bool stopped() const { return stopped_; }
    cairo_status_t finish();

  private:
    static cairo_status_t keep(void* self, const unsigned char* bytes, unsigned length);

    const ByteSink& sink_;
    bool stopped_ = false;
    OwnSurface surface_;
};

}  // namespace frise::deckkit::print
