// What a room does by itself: bots, clocks, and a host who went away.
#include "bots/make_bot.hpp"
#include "server/room.hpp"
#include "server/secret.hpp"

#include <algorithm>

namespace frise::server {
namespace {

constexpr std::string_view clock_kind = "regular";  // who plays for a person whose time is up

}  // namespace

void Room::plan() {
    const Time now = house_.clock.steady();
    if (turn_ != table_.turn()) {
        turn_ = table_.turn();
        turn_began_ = now;
        if (stopped_) stopped_ = now;
    }
    // The clock stands while nobody is here, or nothing can be stored.
    const bool runs = people_here() && !holding_;
    if (runs && stopped_) {
        turn_began_ += now - *stopped_;
        stopped_.reset();
    } else if (!runs && !stopped_) {
        stopped_ = now;
    }
    plan_bots(now);
    plan_clock(now);
    plan_host(now);
    wake_at_.reset();
    if (presence_due_) wake_at_ = now;
    if (holding_) wake_at_ = now + try_again_after;
    for (const auto& due : {until_, bot_due_, host_away_}) {
        if (due && (!wake_at_ || *due < *wake_at_)) wake_at_ = due;
    }
}

// Also at an archived table, as soon as somebody is back.
bool Room::goes_on() const { return table_.game() && !table_.game()->over() && !table_.company().paused && !stopped_; }

void Room::plan_bots(Time now) {
    bool awaited = false;
    if (goes_on()) {
        for (const Seat seat : table_.game()->to_act()) {
            awaited = awaited || !table_.company().places[index(seat)].bot.empty();
        }
    }
    if (!awaited) return bot_due_.reset();
    if (bot_due_ && bot_due_after_ == table_.last()) return;
    // Somewhat irregular, as people are.
    const Time pace = house_.settings.bot_pace_ms;
    bot_due_ = now + pace / 2 + static_cast<Time>(chance_number() % static_cast<std::uint64_t>(pace + 1));
    bot_due_after_ = table_.last();
}

void Room::plan_clock(Time /*now*/) {
    until_.reset();
    const auto seconds = table_.settings().turn_seconds;
    if (seconds && goes_on()) until_ = turn_began_ + Time{1000} * *seconds;
}

// The host's rights pass on to somebody who is here, when the host has been away for long.
void Room::plan_host(Time now) {
    const std::string& host = table_.company().host;
    if (is_here(host) || is_elsewhere(host)) return host_away_.reset();
    const bool others = std::any_of(guests_.begin(), guests_.end(), [&](const auto& guest) {
        return guest->person != host && !table_.seats_of(guest->person).empty();
    });
    if (!others) return host_away_.reset();
    if (!host_away_) host_away_ = now + Time{60'000} * house_.settings.host_away_minutes;
}

void Room::wake() {
    const Time now = house_.clock.steady();
    wake_at_.reset();
    if (presence_due_) send_presence();
    if (storing_ || stale_) return;  // once it is stored, plan() is called again
    if (holding_) return catch_up();
    if (host_away_ && now >= *host_away_) {
        for (const auto& guest : guests_) {
            if (table_.seats_of(guest->person).empty()) continue;
            waiting_.push_back({{}, Happening{HostPassed{guest->person}}});
            break;
        }
    } else {
        play_next(until_ && now >= *until_, bot_due_ && now >= *bot_due_);
    }
    work();
    if (!storing_) plan();
}

void Room::play_next(bool time_is_up, bool bot_is_due) {
    if (!time_is_up && !bot_is_due) return;
    for (const Seat seat : table_.game()->to_act()) {
        const std::string& kind = table_.company().places[index(seat)].bot;
        if (kind.empty() && time_is_up) return play(seat, std::string{clock_kind}, Actor::clock);
        if (!kind.empty() && bot_is_due) return play(seat, kind, Actor::bot);
    }
}

void Room::play(Seat seat, const std::string& kind, Actor actor) {
    const Game& game = *table_.game();
    const Legal legal = game.legal(seat);
    if (legal.empty()) return;
    waiting_.push_back({{}, Move{seat, bot_at(seat, kind).choose(game.view(seat), legal), actor, table_.last()}});
}

// A bot that comes in the middle of a game knows only what lies on the table.
Bot& Room::bot_at(Seat seat, const std::string& kind) {
    auto& [known_kind, bot] = bots_[seat];
    if (!bot || known_kind != kind) {
        const Playset& playset = *table_.playset();
        known_kind = kind;
        bot = make_bot(bot_kind(kind).value_or(BotKind{}), playset.deck.years, playset.lore,
                       Rng{table_.salt(), seat.number}.next());
    }
    return *bot;
}

}  // namespace frise::server
