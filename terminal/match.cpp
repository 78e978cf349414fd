// Turn after turn.
#include "terminal/match.hpp"

#include "bots/make_bot.hpp"
#include "cli/files.hpp"
#include "terminal/game_terminal.hpp"
#include "terminal/rules_display.hpp"
#include "terminal/turn.hpp"
#include "wording/game_title.hpp"
#include "wording/listed.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

namespace frise::terminal {
namespace {

// Of a game's seed; no shuffle uses it.
constexpr std::uint64_t bot_stream = 1ULL << 40U;

}  // namespace

Match::Match(Console& console, const deckkit::Deck& deck, const SavedGame& fresh)
    : Match{console, deck, fresh, Game{fresh.log.setup}} {}

Match::Match(Console& console, const deckkit::Deck& deck, SavedGame saved, Game game)
    : console_{console},
      record_{std::move(saved)},
      game_{std::move(game)},
      chance_{record_.log.setup.seed},
      captions_{deck, record_.log.setup.deck.faces, record_.language},
      stage_{Voice{console, record_.language}, record_.cast, captions_},
      counsel_{stage_, record_.log, lore_of(deck, record_.log.setup.deck.faces)},
      deck_title_{deck.title.in(record_.language)},
      faces_{record_.log.setup.deck.faces} {
    make_bots(lore_of(deck, record_.log.setup.deck.faces));
}

void Match::make_bots(const Lore& lore) {
    const Setup& setup = record_.log.setup;
    for (std::size_t seat = 0; seat < record_.cast.size(); ++seat) {
        bots_.emplace_back();
        const auto& opponent = record_.cast[seat].bot;
        if (!opponent) continue;
        const std::uint64_t seed = Rng{setup.seed, bot_stream + seat}.next();
        const auto* program = std::get_if<cli::Program>(&*opponent);
        bots_.back() = program != nullptr ? start(*program, seat_at(seat), seed)
                                          : make_bot(std::get<BotKind>(*opponent), setup.deck.years, lore, seed);
        for (const Event& event : record_.log.events) bots_.back()->watch(seen(event, seat_at(seat)));
    }
}

std::unique_ptr<Bot> Match::start(const cli::Program& program, Seat seat, std::uint64_t seed) {
    auto bot = std::make_unique<OutsideBot>(program.command, std::chrono::seconds{program.seconds}, faces_);
    bot->start_over(seed);
    outside_.emplace(seat, Outside{bot.get(), program.seconds});
    return bot;
}

Action Match::choose(Bot& bot, Seat seat, const View& view, const Legal& legal) {
    const Action action = bot.choose(view, legal);
    const auto outside = outside_.find(seat);
    if (outside == outside_.end()) {
        counsel_.remember(seat, view, action, bot.why());
    } else {
        counsel_.remember(seat, view, action, bot.why(), outside->second.bot->words());
        tell_mishaps(seat, outside->second);
    }
    return action;
}

// Each kind once; that a program is gone is no news after it was ended.
void Match::tell_mishaps(Seat seat, Outside& outside) const {
    const Mishaps& mishaps = outside.bot->mishaps();
    const bool ended = std::any_of(mishaps.begin(), mishaps.end(),
                                   [](const Mishap& mishap) { return mishap.kind == MishapKind::stalled; });
    while (outside.mishaps_told < mishaps.size()) {
        const MishapKind kind = mishaps[outside.mishaps_told++].kind;
        if (kind == MishapKind::died && ended) continue;
        stage_.voice().say(nth_of({"terminal.program_died", "terminal.program_stalled", "terminal.program_nonsense",
                                   "terminal.program_illegal", "terminal.program_in_file"},
                                  static_cast<std::size_t>(kind)),
                           {stage_.player("player", seat), number("n", outside.seconds)}, Ink::bad);
    }
}

void Match::play() {
    introduce();
    if (record_.log.events.empty())
        deal();
    else if (game_.over())
        tell_result();
    while (!game_.over()) {
        const Seat seat = next_seat();
        const auto action = next_action(seat);
        if (!action) return leave();
        act(seat, *action);
    }
    counsel_.tell_hints_used();
}

void Match::introduce() const {
    const Terms& terms = record_.log.setup.terms;
    std::vector<std::string> players;
    for (const Player& player : record_.cast) players.push_back(introduced(record_.language, player));
    const std::string game = std::string{game_title(terms.game, record_.language)};
    console_.blank();
    stage_.voice().say("terminal.game_and_players",
                       {word("game", game), word("players", listed(record_.language, players))}, Ink::strong);
    if (!record_.log.events.empty()) {
        stage_.voice().say("terminal.welcome_back");
    } else {
        const auto cards = static_cast<std::int64_t>(record_.log.setup.deck.size());
        stage_.voice().say("terminal.deck_used", {word("deck", deck_title_), number("cards", cards)}, Ink::faint);
    }
    console_.blank();
    show_rules(stage_.voice(), terms, Rules::brief);
    console_.blank();
}

// Of a game that was over when it was saved.
void Match::tell_result() const {
    const View view = game_.view(only_person(record_.cast));
    tell(stage_, view, {*view.over});
}

void Match::deal() {
    const View before = game_.view(only_person(record_.cast));
    Events events;
    game_.start(chance_, Sink{events});
    record_.log.setup = game_.recorded_setup();
    take_in(events, before);
}

Seat Match::next_seat() const {
    const SeatList awaited = game_.to_act().from(record_.log.setup.terms.first);
    for (const Seat seat : awaited) {
        if (bots_[index(seat)]) return seat;
    }
    return awaited.front();
}

std::optional<Action> Match::next_action(Seat seat) {
    const View view = game_.view(seat);
    const Legal legal = game_.legal(seat);
    if (Bot* bot = bots_[index(seat)].get()) return choose(*bot, seat, view, legal);
    const bool secret = is_secret(view) && people_in(record_.cast) > 1;
    return secret ? ask_in_secret(seat) : ask_action(stage_, counsel_, view, legal);
}

// The others must not see the answer, neither while it is typed nor afterwards.
std::optional<Action> Match::ask_in_secret(Seat seat) {
    console_.blank();
    if (!stage_.voice().ask("terminal.take_over", {stage_.player("player", seat)})) return std::nullopt;
    const auto action = ask_action(stage_, counsel_, game_.view(seat), game_.legal(seat));
    if (action) console_.hide();
    return action;
}

void Match::act(Seat seat, const Action& action) {
    const View before = game_.view(only_person(record_.cast));
    Events events;
    if (game_.apply(seat, action, chance_, Sink{events})) {
        take_in(events, before);
    } else if (bots_[index(seat)]) {
        act(seat, game_.legal(seat).at(0));
    } else {
        stage_.voice().say("terminal.not_possible");
    }
}

void Match::take_in(const Events& events, const View& before) {
    const bool opening = record_.log.events.empty();
    std::vector<Seen> shown;
    for (const Event& event : events) {
        const bool first_shuffle = opening && std::holds_alternative<Reshuffled>(event);
        if (!first_shuffle) shown.push_back(seen(event, before.viewer));
        record_.log.events.push_back(event);
        for (std::size_t seat = 0; seat < bots_.size(); ++seat) {
            if (bots_[seat]) bots_[seat]->watch(seen(event, seat_at(seat)));
        }
    }
    save();
    tell(stage_, before, shown);
}

// A failure is reported once, not after every action.
void Match::save() {
    if (!file_) return;
    const bool saved = cli::replace_file(*file_, write_saved_game(record_));
    if (!saved && saved_) stage_.voice().say("terminal.not_saved", {word("file", file_->string())}, Ink::bad);
    saved_ = saved;
}

void Match::leave() const {
    console_.blank();
    if (file_ && saved_) {
        stage_.voice().say("terminal.saved_in");
        console_.row("  frise play --resume " + file_->string());
    }
    stage_.voice().say("terminal.goodbye");
}

}  // namespace frise::terminal
