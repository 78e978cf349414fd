// What the rules of a game are put together with.
#pragma once

#include "engine/rules/terms.hpp"
#include "wording/slot.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace frise {

enum class Rules : std::uint8_t { brief, all };

using RuleLines = std::vector<std::string>;

class RuleWriter {
  public:
    RuleWriter(Language language, const Terms& terms, Rules rules)
        : language_{language}, terms_{terms}, rules_{rules} {}

    [[nodiscard]] bool all() const { return rules_ == Rules::all; }
    [[nodiscard]] const Terms& terms() const { return terms_; }
    [[nodiscard]] Language language() const { return language_; }

    [[nodiscard]] std::string line(Text text, const Slots& slots = {}) const { return filled(language_, text, slots); }
    // With the size of the hands in the slot {hand}, or in other words where hands differ.
    [[nodiscard]] std::string with_hand(Text same, Text different) const;

  private:
    Language language_;
    const Terms& terms_;
    Rules rules_;
};

}  // namespace frise
