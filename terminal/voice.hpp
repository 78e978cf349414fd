// The program's voice: a console in one language.
#pragma once

#include "engine/core/card.hpp"
#include "terminal/console.hpp"
#include "wording/slot.hpp"

#include <optional>
#include <string>

namespace frise::terminal {

class Voice {
  public:
    Voice(Console& console, Language language) : console_{console}, language_{language} {}

    [[nodiscard]] Console& console() const { return console_; }
    [[nodiscard]] Language language() const { return language_; }
    [[nodiscard]] std::string text(Text text, const Slots& slots = {}) const { return filled(language_, text, slots); }

    void say(Text text, const Slots& slots = {}, Ink ink = Ink::plain) const {
        console_.say(this->text(text, slots), ink);
    }
    [[nodiscard]] std::optional<std::string> ask(Text text, const Slots& slots = {}) const {
        return console_.ask(this->text(text, slots));
    }
    // Whether what was typed is one of the words that a text lists.
    [[nodiscard]] bool means(std::string_view typed, Text any_of) const;

  private:
    Console& console_;
    Language language_;
};

}  // namespace frise::terminal
