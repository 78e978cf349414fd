// From a deck to a file.
#include "deckkit/print/print.hpp"

#include "deckkit/print/press.hpp"
#include "deckkit/print/whole_file.hpp"

#include <cmath>

namespace frise::deckkit {
namespace {

using namespace print;
using Done = tl::expected<void, std::string>;

constexpr double most_offset = 20;
constexpr int most_icons = 8;

std::optional<std::string> refusal(const Deck& deck, const PrintOptions& options) {
    if (deck.cards.empty()) return filled(options.language, "print.no_cards");
    if (options.icon_count < 2 || options.icon_count > most_icons) {
        return filled(options.language, "print.bad_icon_count",
                      {number("least", 2), number("most", most_icons), number("n", options.icon_count)});
    }
    for (const double offset : {options.back_right, options.back_down}) {
        if (std::isfinite(offset) && std::abs(offset) <= most_offset) continue;
        return filled(options.language, "print.bad_offset", {number("most", static_cast<std::int64_t>(most_offset))});
    }
    return std::nullopt;
}

std::string reason(const std::error_code& error, const PrintOptions& options) {
    if (error == std::errc::no_space_on_device) return filled(options.language, "print.disk_full");
    if (error == std::errc::permission_denied || error == std::errc::read_only_file_system) {
        return filled(options.language, "print.not_allowed");
    }
    if (error == std::errc::no_such_file_or_directory || error == std::errc::not_a_directory) {
        return filled(options.language, "print.no_folder");
    }
    if (error == std::errc::is_a_directory) return filled(options.language, "print.is_folder");
    return error.message();
}

}  // namespace

Done print_deck(const Deck& deck, const PrintOptions& options, const ByteSink& sink) {
    if (auto refused = refusal(deck, options)) return tl::unexpected{std::move(*refused)};
    FontMap fonts = new_font_map();
    if (!fonts) return tl::unexpected{filled(options.language, "print.no_fonts")};
    const Lettering lettering{std::move(fonts), options.language};
    return Press{deck, options, lettering, sink}.print();
}

Done print_deck(const Deck& deck, const PrintOptions& options, const std::filesystem::path& file) {
    WholeFile whole{file};
    Done done;
    if (!whole.error()) done = print_deck(deck, options, [&](std::string_view bytes) { return whole.write(bytes); });
    if (!whole.error() && !done) return done;
    if (!whole.error() && whole.finish()) return {};
    const Slots slots{word("file", file.string()), word("reason", reason(whole.error(), options))};
    return tl::unexpected{filled(options.language, "print.not_written", slots)};
}

}  // namespace frise::deckkit
