// What stands around a date: the era, "around", "early".
#pragma once

#include "deckkit/import/date_tokens.hpp"

#include <cstdint>
#include <string_view>

namespace frise::deckkit {

enum class Era : std::uint8_t { unsaid, before, after, before_present };
enum class Part : std::uint8_t { middle, early, late };

struct FramedDate {
    DateTokens tokens;  // what is left
    Era era = Era::unsaid;
    Part part = Part::middle;
    bool about = false;
};

FramedDate framed(DateTokens tokens);

inline bool is_mark(const DateToken& token, std::string_view text) {
    return token.kind == DateToken::Kind::mark && token.text == text;
}

}  // namespace frise::deckkit
