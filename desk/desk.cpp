// Speaking at the desk.
#include "desk/desk.hpp"

#include "wording/letters.hpp"

namespace frise::desk {

Desk::Desk(std::ostream& out, std::ostream& err, const terminal::Environment& environment, Language language,
           std::string_view command)
    : out_{out},
      err_{err},
      language_{language},
      command_{command},
      utf8_{terminal::has_utf8(environment)},
      colour_{terminal::has_controls(environment) && !environment.no_color} {}

void Desk::say(const std::string& line) const { out_ << (utf8_ ? line : to_ascii(line)) << '\n'; }

void Desk::say_all(const std::string& lines) const { out_ << (utf8_ ? lines : to_ascii(lines)) << std::flush; }

void Desk::remark(const std::string& line) const { err_ << (utf8_ ? line : to_ascii(line)) << '\n'; }

int Desk::refuse(const std::string& message) const {
    remark(std::string{command_} + ": " + message);
    return wrong_arguments;
}

void Desk::write(const std::string& text) const { out_ << text; }

}  // namespace frise::desk
