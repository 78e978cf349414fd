// A point a line.
#include "terminal/rules_display.hpp"

namespace frise::terminal {

void show_rules(const Voice& voice, const Terms& terms, Rules rules) {
    voice.say(rules == Rules::all ? Text{"terminal.rules_title"} : Text{"terminal.rules_brief_title"}, {}, Ink::strong);
    for (const std::string& line : rules_of(voice.language(), terms, rules)) {
        voice.console().say("  • " + line, Ink::plain, 4);
    }
    if (rules == Rules::brief) voice.say("terminal.help_hint", {}, Ink::faint);
}

}  // namespace frise::terminal
