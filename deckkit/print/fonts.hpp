// The letters that are built into the program, for Pango; those of the machine stand in where they lack one.
#pragma once

#include <memory>
#include <pango/pangocairo.h>

namespace frise::deckkit::print {

// Names of our own, so that fonts of the same name on the machine change nothing.
inline constexpr const char* display_family = "Frise Display";
inline constexpr const char* text_family = "Frise Text";

struct Unreference {
    void operator()(void* object) const { g_object_unref(object); }
};

struct ShutDown {
    void operator()(PangoFontMap* map) const;
};

using FontMap = std::unique_ptr<PangoFontMap, ShutDown>;

// One for each thread at a time; empty if the fonts could not be made ready.
FontMap new_font_map();

}  // namespace frise::deckkit::print
