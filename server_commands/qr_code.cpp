// Drawing codes to scan.
#include "server_commands/qr_code.hpp"

#include <memory>
#include <qrencode.h>
#include <string_view>

namespace frise::server_commands {
namespace {

constexpr int margin = 4;
constexpr std::string_view black_on_white = "\x1b[38;5;16;48;5;231m";
constexpr std::string_view white = "\x1b[48;5;231m";
constexpr std::string_view black = "\x1b[48;5;16m";
constexpr std::string_view plain = "\x1b[0m";

std::string_view block(bool upper, bool lower) {
    if (upper) return lower ? "█" : "▀";
    return lower ? "▄" : " ";
}

std::string with_blocks(const QrCode& code, bool colour) {
    std::string text;
    for (int y = -margin; y < code.width + margin; y += 2) {
        if (colour) text += black_on_white;
        for (int x = -margin; x < code.width + margin; ++x) {
            // The last row may be a half one: what is below it is nobody's.
            const bool below = y + 1 < code.width + margin;
            text += colour ? block(code.dark(x, y), code.dark(x, y + 1))
                           : block(!code.dark(x, y), below && !code.dark(x, y + 1));
        }
        if (colour) text += plain;
        text += '\n';
    }
    return text;
}

std::string with_ascii(const QrCode& code, bool colour) {
    std::string text;
    for (int y = -margin; y < code.width + margin; ++y) {
        for (int x = -margin; x < code.width + margin; ++x) {
            const bool dark = code.dark(x, y);
            if (colour && (x == -margin || dark != code.dark(x - 1, y))) text += dark ? black : white;
            text += colour || dark ? "  " : "##";
        }
        if (colour) text += plain;
        text += '\n';
    }
    return text;
}

}  // namespace

QrCode qr_code_of(const std::string& text) {
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> made{QRcode_encodeString8bit(text.c_str(), 0, QR_ECLEVEL_M),
                                                               QRcode_free};
    QrCode code;
    if (!made) return code;
    code.width = made->width;
    const auto count = static_cast<std::size_t>(code.width) * static_cast<std::size_t>(code.width);
    for (std::size_t i = 0; i < count; ++i) code.modules.push_back((made->data[i] & 1U) != 0);
    return code;
}

std::string drawn(const QrCode& code, QrLook look) {
    switch (look) {
        case QrLook::blocks: return with_blocks(code, false);
        case QrLook::blocks_colour: return with_blocks(code, true);
        case QrLook::ascii: return with_ascii(code, false);
        case QrLook::ascii_colour: break;
    }
    return with_ascii(code, true);
}

}  // namespace frise::server_commands
