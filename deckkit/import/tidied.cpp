// Tidying texts.
#include "deckkit/import/tidied.hpp"

namespace frise::deckkit {

std::string tidied(std::string_view text, bool exact) {
    std::string tidy;
    tidy.reserve(text.size());
    bool after_break = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        // U+0080 to U+009F
        const bool late_control = byte == 0xC2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xA0;
        if (late_control) ++i;
        const bool line_break = (byte >= '\t' && byte <= '\r') || (late_control && text[i] == '\x85');
        if (line_break) {
            if (!after_break && !tidy.ends_with(' ')) tidy += ' ';
        } else if (byte >= 0x20 && byte != 0x7F && !late_control && !(after_break && byte == ' ')) {
            tidy += text[i];
        }
        after_break = line_break || (after_break && byte == ' ');
    }
    if (exact) return tidy;
    constexpr std::string_view fixed_space = "\u00A0";
    while (tidy.ends_with(' ') || tidy.ends_with(fixed_space)) tidy.resize(tidy.size() - (tidy.ends_with(' ') ? 1 : 2));
    std::size_t start = 0;
    while (tidy.find_first_of(' ', start) == start) ++start;
    while (std::string_view{tidy}.substr(start).starts_with(fixed_space)) start += fixed_space.size();
    return tidy.substr(start);
}

}  // namespace frise::deckkit
