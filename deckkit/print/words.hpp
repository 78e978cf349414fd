// What stands on printed pages around the cards, and what may go wrong, in every language.
#pragma once

#include "wording/language.hpp"
#include "wording/slot.hpp"

#include <cstdint>
#include <string>

namespace frise::deckkit::print {

enum class Phrase : std::uint8_t {
    heading,
    front,
    back,
    to_fold,
    size,
    credit,
    rules,
    no_cards,
    bad_icon_count,
    bad_offset,
    no_fonts,
    stopped,
    failed,
    not_written,
    disk_full,
    not_allowed,
    no_folder,
    is_folder,
};

std::string phrase(Language language, Phrase wanted, const Slots& slots = {});

}  // namespace frise::deckkit::print
