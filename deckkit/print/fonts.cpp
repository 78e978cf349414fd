// Giving fonts in memory to fontconfig.
#include "deckkit/print/fonts.hpp"

#include "assets/assets.hpp"

#include <fontconfig/fontconfig.h>
#include <pango/pangofc-fontmap.h>
#include <string>
#include <string_view>
#include <sys/mman.h>
#include <unistd.h>

#ifdef __SANITIZE_THREAD__
// Pango looks for fonts in threads of its own, under locks of GLib's that the sanitizer cannot see.
extern "C" const char* thread_sanitizer_options() asm("__tsan_default_options");
const char* thread_sanitizer_options() { return "ignore_noninstrumented_modules=1"; }
#endif

namespace frise::deckkit::print {
namespace {

const FcChar8* letters(const char* text) { return reinterpret_cast<const FcChar8*>(text); }

// A file that is nowhere on disk. It stays open: cairo remembers fonts by path, and would take another file that came
// by the same number for this one.
std::string path_in_memory(std::string_view bytes) {
    const int file = memfd_create("frise-font", MFD_CLOEXEC);
    if (file < 0) return "";
    while (!bytes.empty()) {
        const ssize_t written = write(file, bytes.data(), bytes.size());
        if (written < 0) return "";
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return "/proc/self/fd/" + std::to_string(file);
}

void rename_families(const FcFontSet& fonts) {
    for (int i = 0; i < fonts.nfont; ++i) {
        FcPattern* font = fonts.fonts[i];
        FcChar8* family = nullptr;
        if (FcPatternGetString(font, FC_FAMILY, 0, &family) != FcResultMatch) continue;
        const bool display = std::string_view{reinterpret_cast<const char*>(family)}.starts_with("Fraunces");
        FcPatternDel(font, FC_FAMILY);
        FcPatternAddString(font, FC_FAMILY, letters(display ? display_family : text_family));
    }
}

struct DestroyConfig {
    void operator()(FcConfig* config) const {
        FcConfigSetCurrent(nullptr);
        FcConfigDestroy(config);
    }
};

using Config = std::unique_ptr<FcConfig, DestroyConfig>;

Config new_config() {
    Config config{FcInitLoadConfigAndFonts()};
    if (!config) config.reset(FcConfigCreate());
    for (const std::string_view bytes : {fraunces_latin(), fraunces_latin_ext(), inter_medium(), inter_semi_bold()}) {
        const std::string path = path_in_memory(bytes);
        if (path.empty() || FcConfigAppFontAddFile(config.get(), letters(path.c_str())) == FcFalse) return nullptr;
    }
    // Also for the whole program, or Pango would read the machine's configuration a second time, and never free it.
    FcConfigSetCurrent(config.get());
    rename_families(*FcConfigGetFonts(config.get(), FcSetApplication));
    return config;
}

}  // namespace

void ShutDown::operator()(PangoFontMap* map) const {
    auto* const fonts = PANGO_FC_FONT_MAP(map);
    pango_fc_font_map_shutdown(fonts);
    // Pango 1.50 would keep its hold of the configuration for ever.
    pango_fc_font_map_set_config(fonts, nullptr);
    g_object_unref(map);
}

FontMap new_font_map() {
    static const Config config = new_config();
    if (!config) return nullptr;
    FontMap map{pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)};
    if (map) pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map.get()), config.get());
    return map;
}

}  // namespace frise::deckkit::print
