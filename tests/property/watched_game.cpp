// Watching games.
#include "tests/property/watched_game.hpp"

#include "engine/codec/log_json.hpp"
#include "engine/rules/seen.hpp"
#include "tests/property/event_truth.hpp"
#include "tests/property/promises.hpp"
#include "tests/property/twin.hpp"
#include "tests/support/broken.hpp"
#include "tests/support/compare_logs.hpp"
#include "tests/support/every_action.hpp"
#include "tests/support/random_player.hpp"
#include "tests/support/step_to.hpp"

#include <numeric>
#include <utility>

namespace frise::test {
namespace {

// In coop every move but the end of a turn takes a card from a hand; in contest every turn takes one from all hands
// together. The others end by luck: this is ten times what thousands of games needed.
std::size_t most_moves(const Terms& terms) {
    if (const auto* coop = std::get_if<CoopOptions>(&terms.options)) return 2 * static_cast<std::size_t>(coop->cards);
    const auto* contest = std::get_if<ContestOptions>(&terms.options);
    if (contest == nullptr) return 5'000;
    const int turns = contest->rounds * std::accumulate(terms.hand.begin(), terms.hand.end(), 0);
    return static_cast<std::size_t>(turns) * static_cast<std::size_t>(terms.seats + 1);
}

Viewer viewer_at(std::size_t i, int seats) {
    return i < static_cast<std::size_t>(seats) ? Viewer{seat_at(i)} : onlooker;
}

}  // namespace

WatchedGame::WatchedGame(const Setup& setup, Picker& pick, Care care)
    : pick_{pick}, care_{care}, game_{setup}, folded_{setup} {
    Events events;
    Seeded chance{setup.seed};
    game_.start(chance, Sink{events});
    folded_ = Game{game_.recorded_setup()};
    const int seats = setup.terms.seats;
    for (std::size_t i = 0; i <= static_cast<std::size_t>(seats); ++i) {
        views_.push_back(folded_.view(viewer_at(i, seats)));
    }
    watch(events);
}

void WatchedGame::act(const Move& move) {
    Events events;
    Seeded chance{game_.setup().seed};
    const auto done = game_.apply(move.seat, move.action, chance, Sink{events});
    promise(done.has_value(), "a legal action is accepted");
    moves_.push_back(move);
    watch(events);
}

void WatchedGame::watch(const Events& events) {
    events_.insert(events_.end(), events.begin(), events.end());
    marks_.push_back(events_.size());
    for (const Event& event : events) {
        check_event(folded_, event);
        folded_.evolve(event);
    }
    promise(folded_.state() == game_.state(), "folding the log gives the state");
    fold_views(events);

    promise(game_.to_act().empty() == game_.over(), "somebody is to act until the game is over");
    check_every_card_is_in_one_place(game_);
    check_rows_are_in_order(game_);
    if (pick_.one_in(care_.refusals)) check_refusals(game_, some_actions(game_, pick_));
    if (pick_.one_in(care_.leaks)) check_nothing_leaks(game_, pick_);
    if (pick_.one_in(care_.all_actions)) {
        check_refusals(game_, all_actions(game_, pick_));
        check_legal(game_, pick_);
    }
}

void WatchedGame::fold_views(const Events& events) {
    for (std::size_t i = 0; i < views_.size(); ++i) {
        const Viewer viewer = viewer_at(i, game_.setup().terms.seats);
        Update update{{}, game_.to_act()};
        for (const Event& event : events) update.events.push_back(seen(event, viewer));
        fold(views_[i], update);
        promise(views_[i] == game_.view(viewer), "folding what a viewer may see gives that viewer's view");
    }
}

WatchedGame watch_random_game(const Setup& setup, Picker& pick, Care care) {
    WatchedGame watched{setup, pick, care};
    RandomPlayer player{pick.below(1U << 31U), pick.of(std::vector<std::uint32_t>{0, 0, 30, 60, 90, 100})};
    while (!watched.game().over()) {
        promise(watched.moves().size() < most_moves(setup.terms), "a game ends within a bound");
        const Seat seat = player.next(watched.game());
        watched.act({seat, player.choose(watched.game(), seat)});
    }
    return watched;
}

void check_log(const WatchedGame& watched) {
    const Log log = watched.log();
    const auto again = replay(log);
    promise(again.has_value(), "a game's log replays");
    promise(again->state() == watched.game().state(), "replaying the log gives the state");
    promise(step_to(log, log.events.size()).state() == watched.game().state(), "stepping to the end gives the state");
    const auto read = read_log(write_log(log));
    promise(read.has_value(), "a log is read");
    promise(*read == log, "a log parses back to itself");
    promise(!compare(*read, log), "a log does not differ from itself");
}

}  // namespace frise::test
