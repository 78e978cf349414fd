// Coming, going, and wanting to pause.
#include "table/who_is_here.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace frise::table {

GuestPtr WhoIsHere::guest(GuestNo no) const {
    const auto it = std::find_if(guests_.begin(), guests_.end(), [&](const auto& each) { return each->no == no; });
    return it == guests_.end() ? nullptr : *it;
}

bool WhoIsHere::is_here(std::string_view person) const {
    return std::any_of(guests_.begin(), guests_.end(), [&](const auto& each) { return each->person == person; });
}

bool WhoIsHere::is_elsewhere(std::string_view person) const {
    return std::any_of(attendees_.begin(), attendees_.end(),
                       [&](const store::Attendee& each) { return each.elsewhere && each.person == person; });
}

bool WhoIsHere::has_people(const LiveTable& table) const {
    return std::any_of(guests_.begin(), guests_.end(), [&](const auto& each) { return table.knows(each->person); });
}

Attendance WhoIsHere::attendance(const LiveTable& table) const {
    Attendance present;
    present.here.reserve(guests_.size());
    for (const auto& guest : guests_) {
        if (guest->person.empty() || !table.knows(guest->person)) {
            ++present.onlookers;
        } else {
            present.here.push_back(guest->person);
        }
    }
    present.to_pause = to_pause_;
    for (const store::Attendee& other : attendees_) {
        if (!other.elsewhere || is_here(other.person)) continue;
        if (other.person.empty() || !table.knows(other.person)) {
            present.onlookers += static_cast<std::size_t>(other.count);
            continue;
        }
        present.here.push_back(other.person);
        if (other.to_pause) present.to_pause.push_back(other.person);
    }
    return present;
}

GuestPtr WhoIsHere::enter(const GuestPtr& guest) {
    const auto before = std::find_if(guests_.begin(), guests_.end(), [&](const auto& each) {
        return !guest->person.empty() && each->person == guest->person;
    });
    if (before != guests_.end()) return std::exchange(*before, guest);
    guests_.push_back(guest);
    return nullptr;
}

bool WhoIsHere::leave(GuestNo no) {
    const auto it = std::find_if(guests_.begin(), guests_.end(), [&](const auto& each) { return each->no == no; });
    if (it == guests_.end()) return false;  // another connection took its place
    std::erase(to_pause_, (*it)->person);
    guests_.erase(it);
    return true;
}

std::vector<GuestPtr> WhoIsHere::leave_all() { return std::exchange(guests_, {}); }

bool WhoIsHere::want_to_pause(const LiveTable& table, const std::string& person) {
    if (std::find(to_pause_.begin(), to_pause_.end(), person) == to_pause_.end()) to_pause_.push_back(person);
    const Attendance present = attendance(table);
    return std::all_of(present.here.begin(), present.here.end(), [&](std::string_view each) {
        return table.seats_of(each).empty() ||
               std::find(present.to_pause.begin(), present.to_pause.end(), each) != present.to_pause.end();
    });
}

bool WhoIsHere::no_longer_to_pause(const std::string& person) { return std::erase(to_pause_, person) > 0; }

std::vector<std::string> WhoIsHere::forget_pauses() { return std::exchange(to_pause_, {}); }

store::Attendee WhoIsHere::told_of(std::string_view person, bool anew) const {
    store::Attendee attendee;
    attendee.person = person;
    attendee.count = static_cast<int>(
        std::count_if(guests_.begin(), guests_.end(), [&](const auto& each) { return each->person == person; }));
    attendee.to_pause = std::find(to_pause_.begin(), to_pause_.end(), person) != to_pause_.end();
    const auto own = std::find_if(attendees_.begin(), attendees_.end(), [&](const store::Attendee& each) {
        return !each.elsewhere && each.person == person;
    });
    if (!anew && own != attendees_.end()) attendee.arrival = own->arrival;
    return attendee;
}

std::vector<GuestPtr> WhoIsHere::meet(std::vector<store::Attendee> attendees) {
    attendees_ = std::move(attendees);
    std::vector<GuestPtr> replaced;
    for (const auto& guest : guests_) {
        if (guest->person.empty()) continue;
        std::uint64_t own = 0;
        std::uint64_t other = 0;
        for (const store::Attendee& each : attendees_) {
            if (each.person == guest->person) (each.elsewhere ? other : own) = each.arrival;
        }
        if (own != 0 && other > own) replaced.push_back(guest);
    }
    return replaced;
}

}  // namespace frise::table
