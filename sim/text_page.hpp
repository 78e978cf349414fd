// A page of text for a screen of 80 columns, in one language.
#pragma once

#include "sim/counts.hpp"
#include "sim/interval.hpp"
#include "wording/language.hpp"
#include "wording/slot.hpp"

#include <cstddef>
#include <string>

namespace frise::sim {

class TextPage {
  public:
    explicit TextPage(Language language) : language_{language} {}

    [[nodiscard]] Language language() const { return language_; }
    [[nodiscard]] const std::string& text() const { return text_; }

    void line(const std::string& line);
    // All lines but the first are indented.
    void paragraph(const std::string& text, std::size_t indent = 2);
    void title(Text text) { line("\n" + words(text)); }
    void row(const std::string& label, const std::string& rest);

    [[nodiscard]] std::string words(Text text, const Slots& slots = {}) const { return filled(language_, text, slots); }
    [[nodiscard]] std::string decimal(double value, int digits = 1) const;
    [[nodiscard]] std::string percent(double share) const;
    // With its thousands set apart.
    [[nodiscard]] std::string big(Count count) const;
    [[nodiscard]] std::string with_interval(const Interval& share) const;
    // "19 (nine in ten: 14 to 27)"
    [[nodiscard]] std::string spread(const Histogram& values, double factor, int digits) const;
    [[nodiscard]] static std::string bar(double share);

  private:
    Language language_;
    std::string text_;
};

}  // namespace frise::sim
