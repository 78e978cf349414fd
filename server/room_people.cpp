// Who is at a table, through this server and through others.
#include "server/log.hpp"
#include "server/message_text.hpp"
#include "server/room.hpp"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>

namespace frise::server {

namespace {

constexpr std::size_t crowd = 24;  // with more guests than this, presence is told once a tick

}  // namespace

Attendance Room::attendance() const {
    Attendance present = moment();
    present.here.reserve(guests_.size());
    for (const auto& guest : guests_) {
        if (guest->person.empty() || !table_.knows(guest->person)) {
            ++present.onlookers;
        } else {
            present.here.push_back(guest->person);
        }
    }
    present.to_pause = to_pause_;
    for (const store::Attendee& other : attendees_) {
        if (!other.elsewhere || is_here(other.person)) continue;
        if (other.person.empty() || !table_.knows(other.person)) {
            present.onlookers += static_cast<std::size_t>(other.count);
            continue;
        }
        present.here.push_back(other.person);
        if (other.to_pause) present.to_pause.push_back(other.person);
    }
    return present;
}

Attendance Room::moment() const {
    Attendance nobody;
    nobody.now = house_.clock.now();
    if (until_) nobody.until = nobody.now + (*until_ - house_.clock.steady());
    return nobody;
}

bool Room::is_here(std::string_view person) const {
    return std::any_of(guests_.begin(), guests_.end(), [&](const auto& guest) { return guest->person == person; });
}

bool Room::is_elsewhere(std::string_view person) const {
    return std::any_of(attendees_.begin(), attendees_.end(),
                       [&](const store::Attendee& each) { return each.elsewhere && each.person == person; });
}

bool Room::people_here() const {
    return std::any_of(guests_.begin(), guests_.end(), [&](const auto& guest) { return table_.knows(guest->person); });
}

// In a crowd many come and go at once: one message tells of all of them.
void Room::tell_presence() {
    presence_due_ = guests_.size() > crowd;
    if (presence_due_) {
        wake_at_ = house_.clock.steady();
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
    if (!guests_.empty()) send_to_all(presence({}));
}

void Room::tell_presence(const Asker& asker) {
    tell_presence();
    if (!asker.id.empty()) asker.guest->send(presence(asker.id));
}

// Is called when somebody comes, goes or wants to pause; the answer is who is there through any server. A single server
// does this too, for programs that use the same store.
void Room::announce(std::string_view person, bool anew) {
    store::Attendee attendee;
    attendee.person = person;
    attendee.count = static_cast<int>(
        std::count_if(guests_.begin(), guests_.end(), [&](const auto& guest) { return guest->person == person; }));
    attendee.to_pause = std::find(to_pause_.begin(), to_pause_.end(), person) != to_pause_.end();
    const auto own = std::find_if(attendees_.begin(), attendees_.end(), [&](const store::Attendee& each) {
        return !each.elsewhere && each.person == person;
    });
    if (!anew && own != attendees_.end()) attendee.arrival = own->arrival;
    asio::co_spawn(home_, say_and_ask(std::move(attendee)), logged);
}

asio::awaitable<void> Room::say_and_ask(store::Attendee attendee) {
    const auto self = shared_from_this();
    const std::string code = table_.code();
    auto all = co_await house_.keeper.ask([code, attendee = std::move(attendee)](store::Store& store) {
        return store.put_attendee(code, attendee).and_then([&] { return store.attendees(code); });
    });
    if (all && house_.shared) meet(std::move(*all));
}

void Room::people_changed() {
    if (asking_who_) return;
    asking_who_ = true;
    asio::co_spawn(home_, ask_who(), logged);
}

asio::awaitable<void> Room::ask_who() {
    const auto self = shared_from_this();
    const std::string code = table_.code();
    auto all = co_await house_.keeper.ask([this, code](store::Store& store) {
        asking_who_ = false;  // later changes need another look
        return store.attendees(code);
    });
    if (all) meet(std::move(*all));
}

void Room::meet(std::vector<store::Attendee> attendees) {
    if (attendees_ == attendees) return;
    attendees_ = std::move(attendees);
    // The newest connection of a person wins, through whichever server it comes.
    const auto guests = guests_;
    for (const auto& guest : guests) {
        if (guest->person.empty()) continue;
        std::uint64_t own = 0;
        std::uint64_t other = 0;
        for (const store::Attendee& each : attendees_) {
            if (each.person == guest->person) (each.elsewhere ? other : own) = each.arrival;
        }
        if (own == 0 || other <= own) continue;
        guest->dismiss("replaced");
        leave(guest);
    }
    plan();
    tell_presence();
}

}  // namespace frise::server
