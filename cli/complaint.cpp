// Saying what is wrong.
#include "cli/complaint.hpp"

#include "wording/letters.hpp"
#include "wording/slot.hpp"

namespace frise::cli {

void complain(std::ostream& err, const Environment& environment, Language language, std::string_view command,
              const std::string& message) {
    const std::string text =
        filled(language, "terminal.wrong_arguments", {word("message", message), word("command", std::string{command})});
    for (const std::string& line : wrapped(text, screen_columns)) {
        err << (has_utf8(environment) ? line : to_ascii(line)) << '\n';
    }
}

}  // namespace frise::cli
