// Reasons and advice.
#include "terminal/counsel.hpp"

#include "bots/make_bot.hpp"
#include "terminal/game_terminal.hpp"

#include <algorithm>
#include <utility>

namespace frise::terminal {
namespace {

// Of a game's seed; neither a shuffle nor an opponent uses it.
constexpr std::uint64_t adviser_stream = 1ULL << 41U;

}  // namespace

Counsel::Counsel(const Stage& stage, const Log& log, Lore lore) : stage_{stage}, log_{log}, lore_{std::move(lore)} {
    faces_ = log.setup.deck.faces;
    for (std::size_t i = 0; i < faces_.size(); ++i) {
        faces_[i].title = stage.inner_title(CardNo{static_cast<std::uint32_t>(i)});
    }
    for (const Player& player : stage.cast()) names_.push_back(player.name);
}

void Counsel::remember(Seat bot, const View& view, const Action& action, const Reason& reason, const std::string& own) {
    const std::string why = own.empty() ? words(reason) : own;
    const auto cards = subject(view, action);
    if (!why.empty() && cards) given_.push_back({bot, *cards, why});
}

std::string Counsel::words(const Reason& reason) const {
    return sentence(reason, {stage_.voice().language(), faces_, names_});
}

void Counsel::say(const std::string& paragraph) const { stage_.console().say("  " + paragraph, Ink::plain, 2); }

void Counsel::explain(const View& view) const {
    const Cards open = cards_in_question(view);
    const auto kept_back = [&](const Given& given) {
        return std::find_first_of(open.begin(), open.end(), given.cards.begin(), given.cards.end()) != open.end();
    };
    std::vector<Given> last;
    for (const Given& given : given_) {
        const auto same = std::find_if(last.begin(), last.end(), [&](const Given& l) { return l.seat == given.seat; });
        if (same != last.end()) {
            if (kept_back(given)) continue;
            last.erase(same);
        }
        last.push_back(given);
    }
    for (const Given& given : last) {
        const Slot player = stage_.player("player", given.seat);
        say(kept_back(given) ? stage_.text("terminal.will_say", {player})
                             : stage_.text("terminal.says_why", {player, word("why", given.why)}));
    }
    if (last.empty()) stage_.voice().say("terminal.nothing_to_explain");
}

Counsel::Adviser& Counsel::adviser_of(Seat person) {
    Adviser& adviser = advisers_[person.number];
    if (!adviser.bot) {
        const Setup& setup = log_.setup;
        adviser.bot = make_bot({Strength::expert, {}, {}}, setup.deck.years, lore_,
                               Rng{setup.seed, adviser_stream + index(person)}.next());
    }
    while (adviser.watched < log_.events.size()) adviser.bot->watch(seen(log_.events[adviser.watched++], person));
    return adviser;
}

void Counsel::advise(const View& view, const Legal& legal) {
    Adviser& adviser = adviser_of(*view.viewer);
    const Action action = adviser.bot->choose(view, legal);
    const auto [text, slots] = advice(stage_, view, legal, action);
    say(stage_.console().painted(stage_.text(text, slots), Ink::strong) + " " + words(adviser.bot->why()));
    tell_clues(subject(view, action).value_or(Cards{}));
    ++adviser.hints;
}

void Counsel::tell_clues(const Cards& cards) const {
    for (const CardNo card : cards) {
        const std::string& clue = stage_.captions().clue(card);
        if (clue.empty()) continue;
        say(stage_.text(cards.size() == 1 ? Text{"terminal.clue"} : Text{"terminal.clue_for"},
                        {stage_.card("card", card), word("clue", clue)}));
    }
}

void Counsel::tell_hints_used() const {
    for (const auto& [seat, adviser] : advisers_) {
        stage_.voice().say(
            "terminal.hints_used",
            {stage_.player("player", seat_at(static_cast<std::size_t>(seat))), number("n", adviser.hints)}, Ink::faint);
    }
}

}  // namespace frise::terminal
