// A code to scan, drawn with letters.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace frise::server_commands {

struct QrCode {
    int width = 0;
    std::vector<bool> modules;  // row by row; true is dark

    // Outside it is light: a code needs an empty margin to be found.
    [[nodiscard]] bool dark(int x, int y) const {
        return x >= 0 && y >= 0 && x < width && y < width &&
               modules[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x)];
    }
};

// Empty where the text is too long.
QrCode qr_code_of(const std::string& text);

enum class QrLook : std::uint8_t {
    blocks,         // UTF-8, two modules a letter; light ones are drawn, as on a dark screen
    blocks_colour,  // the same in black on white, whatever the screen's colours are
    ascii,          // two letters a module
    ascii_colour,
};

// Lines that end, with the margin.
std::string drawn(const QrCode& code, QrLook look);

}  // namespace frise::server_commands
