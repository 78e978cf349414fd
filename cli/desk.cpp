// Writing to the output and to the errors.
#include "cli/desk.hpp"

#include "wording/letters.hpp"

#include <filesystem>

namespace frise::cli {

Desk::Desk(std::ostream& out, std::ostream& err, const Environment& environment, Language language,
           std::string_view command)
    : out_{out},
      err_{err},
      language_{language},
      command_{command},
      utf8_{has_utf8(environment)},
      colour_{has_controls(environment) && !environment.no_color} {}

void Desk::say(const std::string& line) const { out_ << (utf8_ ? line : to_ascii(line)) << '\n'; }

void Desk::say_all(const std::string& lines) const { out_ << (utf8_ ? lines : to_ascii(lines)) << std::flush; }

void Desk::remark(const std::string& line) const { err_ << (utf8_ ? line : to_ascii(line)) << '\n'; }

int Desk::refuse(const std::string& message) const {
    remark(std::string{command_} + ": " + message);
    return wrong_arguments;
}

bool Desk::may_write(const std::string& file, bool replace) const {
    std::error_code failed;
    const auto status = std::filesystem::status(file, failed);
    if (!std::filesystem::exists(status)) return true;
    if (!std::filesystem::is_regular_file(status)) {
        refuse(words("deck_commands.not_writable", {word("file", file)}));
        return false;
    }
    if (!replace) {
        refuse(words("deck_commands.file_exists", {word("file", file)}));
    }
    return replace;
}

void Desk::write(const std::string& text) const { out_ << text; }

}  // namespace frise::cli
