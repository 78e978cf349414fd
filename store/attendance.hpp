// The part of a store that knows who is at which table right now.
#pragma once

#include "store/trouble.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace frise::store {

// Somebody who is at a table, through one of several servers where these share a store.
struct Attendee {
    std::string person;  // empty: all onlookers without a name, counted
    int count = 1;       // 0: gone
    bool to_pause = false;
    std::uint64_t arrival = 0;  // greater for who came later, through whichever server
    bool elsewhere = false;     // through another server

    bool operator==(const Attendee&) const = default;
};

using Crowds = std::map<std::string, int, std::less<>>;  // by table

class Attendance {
  public:
    Attendance() = default;
    Attendance(const Attendance&) = delete;
    Attendance& operator=(const Attendance&) = delete;
    virtual ~Attendance() = default;

    // At this table through this server, in place of what was said of that person; with an arrival of 0 they come anew.
    // Forgotten when the server is gone.
    virtual Stored<void> put_attendee(std::string_view table, const Attendee& attendee) = 0;

    // What follows is for stores that several servers share; in the others nobody is elsewhere.

    // Through any server, by arrival.
    virtual Stored<std::vector<Attendee>> attendees(std::string_view /*table*/) { return {}; }
    // How many are at which of these tables through other servers; where nobody is, it is left out.
    virtual Stored<Crowds> elsewhere(std::span<const std::string> /*tables*/) { return {}; }
};

}  // namespace frise::store
