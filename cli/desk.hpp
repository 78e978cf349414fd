// Where a command speaks: its results, its remarks and its refusals, in one language.
#pragma once

#include "cli/environment.hpp"
#include "wording/slot.hpp"

#include <ostream>
#include <string>
#include <string_view>

namespace frise::cli {

inline constexpr int fine = 0;
inline constexpr int found_errors = 1;
inline constexpr int wrong_arguments = 2;
inline constexpr int not_now = 75;  // EX_TEMPFAIL: it may go well at the next try

inline constexpr Text which_deck{"deck_commands.which_deck"};

class Desk {
  public:
    // `command` stands before what went wrong.
    Desk(std::ostream& out, std::ostream& err, const Environment& environment, Language language,
         std::string_view command = "frise deck");

    [[nodiscard]] Language language() const { return language_; }
    [[nodiscard]] std::string words(Text text, const Slots& slots = {}) const { return filled(language_, text, slots); }
    // One line on the output.
    void say(const std::string& line) const;
    void tell(Text text, const Slots& slots = {}) const { say(words(text, slots)); }
    // Lines that end already.
    void say_all(const std::string& lines) const;
    // Something to know that is not the result.
    void remark(const std::string& line) const;
    // What went wrong; gives the exit code of a wrong call.
    int refuse(const std::string& message) const;
    // Whether a file can be written there without losing one, or with `replace`; says why not.
    [[nodiscard]] bool may_write(const std::string& file, bool replace) const;
    // As it is, for programs.
    void write(const std::string& text) const;
    [[nodiscard]] bool colour() const { return colour_; }
    [[nodiscard]] bool utf8() const { return utf8_; }

  private:
    std::ostream& out_;
    std::ostream& err_;
    Language language_;
    std::string_view command_;
    bool utf8_;
    bool colour_;
};

}  // namespace frise::cli
