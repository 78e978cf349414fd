// What a room does by itself: bots, the clock, a host who went away, and leaving the memory.
#include "table/room.hpp"

#include <algorithm>

namespace frise::table {

void Room::plan() {
    clock_.turn_to(table_.turn(), now_.steady);
    clock_.run(who_.has_people(table_) && !writing_.away(), now_.steady);
    robots_.plan(bot_awaited(), table_.last(), now_.steady, settings_.bot_pace, luck_);
    until_.reset();
    const auto seconds = table_.settings().turn_seconds;
    if (seconds && goes_on()) until_ = clock_.ends(*seconds);
    plan_host();
    plan_waking();
}

void Room::plan_waking() {
    wake_at_.reset();
    if (writing_.given_up()) return;
    if (presence_due_) wake_at_ = now_.steady;
    if (writing_.away()) wake_at_ = now_.steady + try_again_after;
    std::optional<Time> unload;
    if (guests() == 0 && empty_since_ + settings_.unload > now_.steady) unload = empty_since_ + settings_.unload;
    for (const auto& due : {until_, robots_.due(), host_away_, unload}) {
        if (due && (!wake_at_ || *due < *wake_at_)) wake_at_ = due;
    }
}

// Also at an archived table, as soon as somebody is back.
bool Room::goes_on() const {
    return table_.game() && !table_.game()->over() && !table_.company().paused && !clock_.stands();
}

bool Room::bot_awaited() const {
    if (!goes_on()) return false;
    for (const Seat seat : table_.game()->to_act()) {
        if (!table_.company().chairs[index(seat)].bot.empty()) return true;
    }
    return false;
}

// The host's rights pass on to somebody who is here, when the host has been away for long.
void Room::plan_host() {
    const std::string& host = table_.company().host;
    if (who_.is_here(host) || who_.is_elsewhere(host)) return host_away_.reset();
    const bool others = std::any_of(who_.guests().begin(), who_.guests().end(), [&](const GuestPtr& guest) {
        return guest->person != host && !table_.seats_of(guest->person).empty();
    });
    if (!others) return host_away_.reset();
    if (!host_away_) host_away_ = now_.steady + settings_.host_away;
}

void Room::wake(const Now& now) {
    now_ = now;
    wake_at_.reset();
    if (presence_due_) send_presence();
    if (writing_.under_way() || writing_.given_up()) return;  // once that is done, plan() is called again
    if (writing_.away()) return catch_up();
    if (host_away_ && now_.steady >= *host_away_) {
        for (const GuestPtr& guest : who_.guests()) {
            if (table_.seats_of(guest->person).empty()) continue;
            waiting_.push_back({{}, Happening{HostPassed{guest->person}}});
            break;
        }
    } else {
        play_next();
    }
    work();
    if (writing_.under_way()) return;
    plan();
    // What was due led to nothing: it is not tried again at once.
    if (wake_at_ && *wake_at_ <= now_.steady) wake_at_ = now_.steady + try_again_after;
}

// For the first of those who are to act that a bot plays for, or the clock.
void Room::play_next() {
    const bool time_is_up = until_ && now_.steady >= *until_;
    const bool bot_is_due = robots_.due() && now_.steady >= *robots_.due();
    if (!time_is_up && !bot_is_due) return;
    for (const Seat seat : table_.game()->to_act()) {
        const std::string& kind = table_.company().chairs[index(seat)].bot;
        if (kind.empty() && time_is_up) return play(seat, Robots::stand_in, Actor::clock);
        if (!kind.empty() && bot_is_due) return play(seat, kind, Actor::bot);
    }
}

void Room::play(Seat seat, std::string_view kind, Actor actor) {
    auto action = robots_.choose(table_, seat, kind);
    if (action) waiting_.push_back({{}, Move{seat, *action, actor, table_.last()}});
}

bool Room::idle(Time steady) const {
    return guests() == 0 && !writing_.under_way() && waiting_.empty() && !choosing_.busy() &&
           steady - empty_since_ >= settings_.unload;
}

}  // namespace frise::table
