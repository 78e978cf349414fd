// The decks that are built into the program, as their files are.
#pragma once

#include <span>
#include <string_view>

namespace frise {

struct EmbeddedFile {
    std::string_view name;  // without folder and extension
    std::string_view bytes;
};

// In the order of their names.
std::span<const EmbeddedFile> deck_files();

}  // namespace frise
