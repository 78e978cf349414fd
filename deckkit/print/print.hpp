// A deck as a PDF to print, cut and play with.
#pragma once

#include "deckkit/deck.hpp"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace frise::deckkit {

enum class Paper : std::uint8_t { a4, letter };

enum class CardSize : std::uint8_t { mini, poker, large };

// The year side goes on the other side of the sheet, or beside the title side with a fold between them.
enum class Backs : std::uint8_t { duplex, fold };

struct RulesSection {
    std::string title;
    std::vector<std::string> lines;
};

struct PrintOptions {
    Language language;
    Paper paper = Paper::a4;
    CardSize size = CardSize::poker;
    Backs backs = Backs::duplex;
    double back_right = 0;  // mm that year sides move, for printers whose two sides do not meet
    double back_down = 0;
    bool marks = true;   // where to cut and fold
    bool bleed = true;   // colours run 3 mm past the cut
    bool icons = false;  // for coop, even if the deck names none
    int icon_count = 4;
    std::vector<RulesSection> rules;
    std::function<void(int done, int all)> progress;  // pages
};

// False stops the work: the bytes could not be kept, or nobody wants them any more.
using ByteSink = std::function<bool(std::string_view)>;

// The error is a sentence in the language of the options.
tl::expected<void, std::string> print_deck(const Deck& deck, const PrintOptions& options, const ByteSink& sink);
// The file is there when all of it is, and otherwise as it was before.
tl::expected<void, std::string> print_deck(const Deck& deck, const PrintOptions& options,
                                           const std::filesystem::path& file);

}  // namespace frise::deckkit
