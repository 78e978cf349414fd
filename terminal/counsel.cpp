// Reasons and advice.
#include "terminal/counsel.hpp"

#include "bots/make_bot.hpp"
#include "engine/rules/overloaded.hpp"
#include "terminal/request.hpp"

#include <algorithm>
#include <utility>

namespace frise::terminal {
namespace {

// Of a game's seed; neither a shuffle nor an opponent uses it.
constexpr std::uint64_t adviser_stream = 1ULL << 41U;

// The cards that have to be dated, placed or judged now.
TrialCards cards_in_question(const View& view) {
    if (const auto* contest = std::get_if<ContestView>(&view.game)) {
        return contest->proposal ? TrialCards{contest->proposal->card} : TrialCards{};
    }
    const auto* challenge = std::get_if<ChallengeView>(&view.game);
    if (challenge == nullptr) return {};
    if (challenge->trial) return challenge->trial->cards;
    return challenge->duel && challenge->duel->card ? TrialCards{*challenge->duel->card} : TrialCards{};
}

TrialCards cards_of(const Action& action, const View& view) {
    return std::visit(
        Overloaded{[](const Place& a) { return TrialCards{a.card}; }, [](const Play& a) { return TrialCards{a.card}; },
                   [](const Discard& a) { return TrialCards{a.card}; },
                   [](const Give& a) { return TrialCards{a.card}; }, [](const EndTurn&) { return TrialCards{}; },
                   [&](const auto&) { return cards_in_question(view); }},
        action);
}

Dials dials_of(const Answer& answer) {
    Dials dials;
    std::transform(answer.wheels.begin(), answer.wheels.begin() + 4, dials.wheels.begin(),
                   [](int wheel) { return static_cast<std::int8_t>(wheel); });
    dials.sign = static_cast<std::int8_t>(answer.sign.value_or(0));
    return dials;
}

Message place_advice(const Stage& stage, const View& view, CardNo card, int gap) {
    const bool proposes = std::holds_alternative<ContestView>(view.game);
    return {proposes ? Text::advise_propose : Text::advise_place,
            {stage.card("card", card), stage.where("where", *view.line, gap)}};
}

Message give_advice(const Stage& stage, const Give& give) {
    if (!give.to) return {Text::advise_give, {stage.card("card", give.card)}};
    return {Text::advise_give_to,
            {stage.card("card", give.card), stage.player("to", seat_at(static_cast<std::size_t>(*give.to)))}};
}

Message advice(const Stage& stage, const View& view, const Action& action) {
    const auto in_question = [&] { return stage.card("card", cards_in_question(view).front()); };
    return std::visit(
        Overloaded{
            [&](const Place& a) { return place_advice(stage, view, a.card, a.gap); },
            [&](const PlaceDrawn& a) { return place_advice(stage, view, cards_in_question(view).front(), a.gap); },
            [&](const Play& a) {
                return Message{Text::advise_play, {stage.card("card", a.card)}};
            },
            [&](const Discard& a) {
                return Message{Text::advise_discard, {stage.card("card", a.card)}};
            },
            [](const EndTurn&) {
                return Message{Text::advise_end, {}};
            },
            [&](const Answer& a) {
                const TrialKind kind = std::get<ChallengeView>(view.game).trial->kind;
                return Message{Text::advise_answer, {word("answer", stage.answer_text(kind, dials_of(a)))}};
            },
            [&](const Guess& a) {
                return Message{Text::advise_guess, {stage.year("year", a.year)}};
            },
            [&](const Accept&) {
                return Message{Text::advise_accept, {in_question()}};
            },
            [&](const Contest&) {
                return Message{Text::advise_contest, {in_question()}};
            },
            [&](const Give& a) { return give_advice(stage, a); }},
        action);
}

}  // namespace

Counsel::Counsel(const Stage& stage, const Log& log, Lore lore) : stage_{stage}, log_{log}, lore_{std::move(lore)} {
    faces_ = log.setup.deck.faces;
    for (std::size_t i = 0; i < faces_.size(); ++i) {
        faces_[i].title = stage.inner_title(CardNo{static_cast<std::uint32_t>(i)});
    }
    for (const Player& player : stage.cast()) names_.push_back(player.name);
}

// Why a turn ended says less than why a card was played before.
void Counsel::remember(Seat bot, const View& view, const Action& action, const Reason& reason, const std::string& own) {
    const std::string why = own.empty() ? words(reason) : own;
    if (why.empty() || std::holds_alternative<EndTurn>(action)) return;
    given_.push_back({bot, cards_of(action, view), why});
}

std::string Counsel::words(const Reason& reason) const {
    return sentence(reason, {stage_.voice().language(), faces_, names_});
}

void Counsel::say(const std::string& paragraph) const { stage_.console().say("  " + paragraph, Ink::plain, 2); }

void Counsel::explain(const View& view) const {
    const TrialCards open = cards_in_question(view);
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
        say(kept_back(given) ? stage_.text(Text::will_say, {player})
                             : stage_.text(Text::says_why, {player, word("why", given.why)}));
    }
    if (last.empty()) stage_.voice().say(Text::nothing_to_explain);
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
    const auto [text, slots] = advice(stage_, view, action);
    say(stage_.console().painted(stage_.text(text, slots), Ink::strong) + " " + words(adviser.bot->why()));
    tell_clues(cards_of(action, view));
    ++adviser.hints;
}

void Counsel::tell_clues(const TrialCards& cards) const {
    for (const CardNo card : cards) {
        const std::string& clue = stage_.captions().clue(card);
        if (clue.empty()) continue;
        say(stage_.text(cards.size() == 1 ? Text::clue : Text::clue_for,
                        {stage_.card("card", card), word("clue", clue)}));
    }
}

void Counsel::tell_hints_used() const {
    for (const auto& [seat, adviser] : advisers_) {
        stage_.voice().say(
            Text::hints_used,
            {stage_.player("player", seat_at(static_cast<std::size_t>(seat))), number("n", adviser.hints)}, Ink::faint);
    }
}

}  // namespace frise::terminal
