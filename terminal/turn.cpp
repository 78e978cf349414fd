// Asking until it is understood.
#include "terminal/turn.hpp"

#include "terminal/game_terminal.hpp"
#include "terminal/rules_display.hpp"
#include "terminal/table_display.hpp"

namespace frise::terminal {
namespace {

void show(const Stage& stage, const View& view, const Legal& legal) {
    show_table(stage, view, legal);
    const Message wanted = request(stage, view, legal);
    const bool opponents = people_in(stage.cast()) < static_cast<int>(stage.cast().size());
    const std::string keys = stage.text(opponents ? Text{"terminal.keys"} : Text{"terminal.keys_alone"});
    stage.console().say(stage.text(wanted.text, wanted.slots) + " " + keys);
}

// The end of input means yes.
bool wants_to_leave(const Stage& stage) {
    const auto typed = stage.voice().ask("terminal.ask_quit");
    return !typed || stage.voice().means(*typed, "terminal.word_yes");
}

}  // namespace

std::optional<Action> ask_action(const Stage& stage, Counsel& counsel, const View& view, const Legal& legal) {
    const Voice& voice = stage.voice();
    show(stage, view, legal);
    while (true) {
        const auto typed = stage.console().ask(">");
        if (!typed) return std::nullopt;
        if (typed->empty()) {
            show(stage, view, legal);
        } else if (voice.means(*typed, "terminal.word_help")) {
            show_rules(voice, view.terms, Rules::all);
            show(stage, view, legal);
        } else if (voice.means(*typed, "terminal.word_why")) {
            counsel.explain(view);
        } else if (voice.means(*typed, "terminal.word_hint")) {
            counsel.advise(view, legal);
        } else if (voice.means(*typed, "terminal.word_quit")) {
            if (wants_to_leave(stage)) return std::nullopt;
        } else if (const auto action = read_action(stage, view, legal, *typed)) {
            return *action;
        } else {
            voice.say(action.error().text, action.error().slots, Ink::bad);
        }
    }
}

}  // namespace frise::terminal
