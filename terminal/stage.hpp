// What it takes to speak about a game: a voice, the players, the cards.
#pragma once

#include "engine/core/line.hpp"
#include "engine/core/seat.hpp"
#include "engine/rules/event.hpp"
#include "terminal/captions.hpp"
#include "terminal/cast.hpp"
#include "terminal/voice.hpp"

#include <string>
#include <string_view>

namespace frise::terminal {

class Stage {
  public:
    Stage(Voice voice, const Cast& cast, const Captions& captions) : voice_{voice}, cast_{cast}, captions_{captions} {}

    [[nodiscard]] const Voice& voice() const { return voice_; }
    [[nodiscard]] Console& console() const { return voice_.console(); }
    [[nodiscard]] const Cast& cast() const { return cast_; }
    [[nodiscard]] const Captions& captions() const { return captions_; }
    [[nodiscard]] std::string text(Text text, const Slots& slots = {}) const { return voice_.text(text, slots); }

    // Slots for sentences.
    [[nodiscard]] Slot player(std::string_view slot, Seat seat) const;
    [[nodiscard]] Slot players(std::string_view slot, const SeatList& seats) const;
    [[nodiscard]] Slot card(std::string_view slot, CardNo card) const;
    [[nodiscard]] Slot year(std::string_view slot, Year year) const;
    [[nodiscard]] Slot year_of(std::string_view slot, Dated card) const;
    // "between 1876 and 1914"
    [[nodiscard]] Slot where(std::string_view slot, const Line& line, int gap) const;
    [[nodiscard]] Slot icon(std::string_view slot, Icon icon) const;

    // Of a card, to stand between quotation marks.
    [[nodiscard]] std::string inner_title(CardNo card) const;
    [[nodiscard]] std::string year_text(Dated card) const;
    [[nodiscard]] std::string icon_name(Icon icon) const;

    // The name, with a capital for "you".
    [[nodiscard]] std::string heading(Seat seat) const;
    [[nodiscard]] bool is_you(Seat seat) const { return cast_[index(seat)].name.empty(); }

  private:
    Voice voice_;
    const Cast& cast_;
    const Captions& captions_;
};

}  // namespace frise::terminal
