// Coming, going and asking.
#include "table/room.hpp"

#include "engine/rules/overloaded.hpp"
#include "table/message_text.hpp"
#include "wording/letters.hpp"

#include <algorithm>

namespace frise::table {
namespace {

constexpr std::size_t most_waiting = 64;
constexpr std::size_t crowd = 24;  // with more guests than this, many come and go at once: one message tells of them

}  // namespace

void remember(Tail& tail, Told told) {
    if (std::holds_alternative<Began>(told.entry.what)) return tail.clear();
    if (tail.size() == kept_entries) tail.erase(tail.begin());
    if (auto* acted = std::get_if<Acted>(&told.entry.what)) acted->events.shrink_to_fit();
    tail.push_back(std::make_shared<const Told>(std::move(told)));
}

Room::Room(LiveTable table, Tail tail, const RoomSettings& settings, Luck& luck, const Now& now)
    : settings_{settings},
      luck_{luck},
      now_{now},
      table_{std::move(table)},
      tail_{std::move(tail)},
      clock_{table_.turn(), now.steady},
      empty_since_{now.steady} {
    plan();
}

Granted<void> Room::enter(const Now& now, const GuestPtr& guest, std::optional<Number> last) {
    now_ = now;
    if (table_.was_kicked(guest->person)) return deny("kicked", "the host asked you to leave this table");
    const bool newcomer = guest->person.empty() || !who_.is_here(guest->person);
    if (newcomer && !table_.knows(guest->person) && guests() >= settings_.most_onlookers) {
        return deny("full", "there are too many onlookers");
    }
    if (const GuestPtr replaced = who_.enter(guest)) dismiss(*replaced, "replaced");
    announce(guest->person, true);
    plan();
    const Attendance present = attendance();
    const bool knows_the_rest = last && *last <= table_.last() && table_.last() - *last <= tail_.size();
    if (knows_the_rest) {
        send(*guest, resumed(table_, present, *last, *guest));
        for (auto it = tail_.end() - static_cast<std::ptrdiff_t>(table_.last() - *last); it != tail_.end(); ++it) {
            send(*guest, Telling{table_, present, **it}.for_guest(*guest));
        }
    } else {
        send(*guest, welcome(table_, present, *guest));
    }
    if (writing_.away()) send(*guest, text_of(message::Hold{true}));
    if (newcomer) tell_presence();
    return {};
}

void Room::leave(const Now& now, GuestNo no) {
    now_ = now;
    const GuestPtr guest = who_.guest(no);
    if (!guest) return;  // another connection took its place
    who_.leave(no);
    if (guests() == 0) empty_since_ = now_.steady;
    announce(guest->person);
    plan();
    tell_presence();
}

void Room::dismiss_all(const Now& now, std::string_view reason) {
    now_ = now;
    for (const GuestPtr& guest : who_.leave_all()) {
        dismiss(*guest, reason);
        announce(guest->person);
    }
    empty_since_ = now_.steady;
    plan();
}

void Room::receive(const Now& now, GuestNo no, Request request) {
    now_ = now;
    const GuestPtr guest = who_.guest(no);
    if (!guest) return;
    Asker asker{guest, std::move(request.id)};
    if (request.error) return refuse(asker, deny(*request.error).value());
    if (waiting_.size() + choosing_.size() >= most_waiting) {
        return refuse(asker, {"busy", "too much waits at this table"});
    }
    const auto remark = [&]<class Asked>(const Asked& asked) {
        if (!Asked::needs_person || !guest->person.empty()) return answer(asker, asked);
        if (const auto admitted = table_.admit(asker.by()); !admitted) refuse(asker, admitted.error());
    };
    std::visit(Overloaded{[&](const request::Unknown& asked) { refuse_unknown(asker, asked.type); },
                          [&](const request::Hello& /*asked*/) { refuse_unknown(asker, request::Hello::type); },
                          [&](const Remark& asked) { std::visit(remark, asked); },
                          [&](TableRequest& asked) {
                              Later one{std::move(asker), std::move(asked)};
                              if (!choosing_.has_to_wait(one, table_.company().host)) return consider(std::move(one));
                              if (choosing_.wait(one)) return;
                              refuse(one.asker, {"busy", "other settings are being prepared: try again in a moment"});
                          }},
               request.what);
}

void Room::refuse_unknown(const Asker& asker, std::string_view type) {
    const auto admitted = table_.admit(asker.by());
    if (!admitted) return refuse(asker, admitted.error());
    refuse(asker, {"unknown-type", "there is no message of type '" + echo(type) + "'"});
}

void Room::refuse(const Asker& asker, const Refusal& refusal) {
    ++effects_.refusals;
    const bool waits = asker.guest && who_.guest(asker.guest->no);  // they may have left meanwhile
    if (waits) send(*asker.guest, refused(table_, refusal, asker.id, *asker.guest));
}

void Room::consider(Later request) {
    std::visit([&](auto& asked) { consider(std::move(request.asker), std::move(asked)); }, request.request);
}

void Room::consider(Asker asker, request::Pause pause) {
    if (agreed_to_pause(asker)) enqueue({std::move(asker), Decidable{pause}});
}

void Room::consider(Asker asker, request::Resume resume) {
    if (!no_longer_to_pause(asker)) enqueue({std::move(asker), Decidable{resume}});
}

bool Room::agreed_to_pause(const Asker& asker) {
    const std::string& person = asker.guest->person;
    const bool pausable = table_.game() && !table_.game()->over() && !table_.company().paused;
    if (table_.seats_of(person).empty() || !pausable) return true;  // for the table to refuse
    const bool all = who_.want_to_pause(table_, person);
    announce(person);
    if (!all) tell_presence(asker);
    return all;
}

bool Room::no_longer_to_pause(const Asker& asker) {
    if (table_.company().paused || !who_.no_longer_to_pause(asker.guest->person)) return false;
    announce(asker.guest->person);
    tell_presence(asker);
    return true;
}

void Room::consider(Asker asker, request::ChangeSettings settings) {
    auto wanted = table_.change(asker.by(), settings);
    if (!wanted) return refuse(asker, wanted.error());
    choosing_.begin(asker.guest->person);
    boost::json::object wish = write_table_settings(*wanted);
    effects_.prepare = Effects::FindCards{asker.guest->address, std::move(*wanted)};
    preparing_ = Preparing{std::move(asker), std::move(settings), std::move(wish)};
}

void Room::prepared(const Now& now, Granted<Prepared> prepared) {
    now_ = now;
    if (!preparing_) return;
    auto [asker, asked, wish] = *std::exchange(preparing_, std::nullopt);
    if (prepared) {
        waiting_.push_back(
            {std::move(asker), NewSettings{std::move(asked), std::move(wish), std::move(prepared->settings),
                                           std::move(prepared->playset)}});
    } else {
        choosing_.answered();
        refuse(asker, prepared.error());
    }
    work();
}

void Room::consider(Asker asker, request::Rematch /*rematch*/) {
    const std::string person = asker.guest->person;
    const auto admitted = table_.admit(asker.by());
    if (!admitted) return refuse(asker, admitted.error());
    const bool over = table_.standing() == store::Standing::over;
    if (!over || table_.seats_of(person).empty()) {
        return refuse(asker, {"not-allowed", "a rematch is for those who played a game to its end"});
    }
    if (rematch_ || !table_.company().rematch.empty()) {
        return refuse(asker, {"duplicate", "there is a rematch already"});
    }
    LiveTable next{luck_.code()};
    next.bring(table_.shared_playset());
    store::Append append{next.code(), 0, {}, {}};
    for (Entry& entry : opening_again(table_, person, now_.day)) {
        append.entries.push_back(write_entry(entry, next.names()));
        next.evolve(entry);
    }
    append.summary = next.summary(now_.day);
    effects_.rematch = std::move(append);
    rematch_ = Rematch{std::move(asker), next.code()};
}

void Room::rematch_stored(const Now& now, const Kept& kept) {
    now_ = now;
    if (!rematch_) return;
    if (kept && *kept == store::Appended::done) {
        return enqueue({rematch_->asker, Happening{Rematched{rematch_->code}}});
    }
    refuse(rematch_->asker, {"not-stored", "try again"});
    rematch_.reset();
}

// The newest connection of a person wins, through whichever server it comes.
void Room::meet(const Now& now, std::vector<store::Attendee> attendees) {
    now_ = now;
    if (who_.knows(attendees)) return;
    for (const GuestPtr& guest : who_.meet(std::move(attendees))) {
        dismiss(*guest, "replaced");
        leave(now, guest->no);
    }
    plan();
    tell_presence();
}

Attendance Room::attendance() const {
    Attendance present = who_.attendance(table_);
    const Attendance here = moment();
    present.now = here.now;
    present.until = here.until;
    return present;
}

Attendance Room::moment() const {
    Attendance nobody;
    nobody.now = now_.day;
    if (until_) nobody.until = nobody.now + (*until_ - now_.steady);
    return nobody;
}

// Is called when somebody comes, goes or wants to pause. A single server does this too, for programs that use the same
// store.
void Room::announce(std::string_view person, bool anew) { effects_.attendees.push_back(who_.told_of(person, anew)); }

void Room::tell_presence() {
    presence_due_ = guests() > crowd;
    if (presence_due_) {
        plan_waking();
    } else {
        send_presence();
    }
}

Text Room::presence(std::string_view id) const {
    const Attendance present = attendance();
    return text_of(message::Presence{present.here, present.onlookers, present.to_pause, present.until, id});
}

void Room::send_presence() {
    presence_due_ = false;
    if (guests() > 0) send_to_all(presence({}));
}

void Room::tell_presence(const Asker& asker) {
    tell_presence();
    if (!asker.id.empty()) send(*asker.guest, presence(asker.id));
}

void Room::send_to_all(const Text& text) {
    for (const GuestPtr& guest : who_.guests()) send(*guest, text);
}

}  // namespace frise::table
