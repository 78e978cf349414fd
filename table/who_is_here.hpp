// Who is at a table: guests of this server, and others through servers that share its store.
#pragma once

#include "store/attendance.hpp"
#include "table/guest.hpp"
#include "table/live_table.hpp"
#include "table/telling.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace frise::table {

class WhoIsHere {
  public:
    [[nodiscard]] const std::vector<GuestPtr>& guests() const { return guests_; }
    [[nodiscard]] GuestPtr guest(GuestNo no) const;  // null: not here
    [[nodiscard]] bool is_here(std::string_view person) const;
    [[nodiscard]] bool is_elsewhere(std::string_view person) const;
    // Somebody whom the table knows; onlookers alone do not keep it going.
    [[nodiscard]] bool has_people(const LiveTable& table) const;
    [[nodiscard]] Attendance attendance(const LiveTable& table) const;

    // The newest connection of a person wins: the one that they had before, if any.
    GuestPtr enter(const GuestPtr& guest);
    // False: they were not here.
    bool leave(GuestNo no);
    std::vector<GuestPtr> leave_all();

    // All who sit here have to want a pause; true once they do.
    bool want_to_pause(const LiveTable& table, const std::string& person);
    // False: they did not want to.
    bool no_longer_to_pause(const std::string& person);
    std::vector<std::string> forget_pauses();

    // What other servers are told of a person; `anew`: they have just come.
    [[nodiscard]] store::Attendee told_of(std::string_view person, bool anew) const;
    // As the store has them now. Guests who came in elsewhere later are no longer here.
    std::vector<GuestPtr> meet(std::vector<store::Attendee> attendees);
    [[nodiscard]] bool knows(const std::vector<store::Attendee>& attendees) const { return attendees_ == attendees; }

  private:
    std::vector<GuestPtr> guests_;
    std::vector<std::string> to_pause_;
    std::vector<store::Attendee> attendees_;  // of all servers that share the store, as last heard
};

}  // namespace frise::table
