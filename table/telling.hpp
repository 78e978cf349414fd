// What those at a table are told: every message about a game is filled in here, from views.
#pragma once

#include "engine/rules/view.hpp"
#include "table/guest.hpp"
#include "table/live_table.hpp"

#include <array>
#include <boost/container/small_vector.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace frise::table {

// As which viewer somebody sees the game: as their seat, or as an onlooker if they have none or several.
Viewer viewer_for(const LiveTable& table, std::string_view person);

// Who is here, beside what the log says.
struct Attendance {
    std::vector<std::string_view> here;  // people with a connection
    std::vector<std::string> to_pause;   // those of them who want to pause
    std::size_t onlookers = 0;
    std::optional<Time> until;  // when the clock of those who are to act runs out
    Time now = 0;
};

// Everything, for somebody who comes in or has to start over.
Text welcome(const LiveTable& table, const Attendance& attendance, const Guest& guest);

// For somebody who has all up to number `from`; what came after follows one by one.
Text resumed(const LiveTable& table, const Attendance& attendance, Number from, const Guest& guest);

// The state of a game with what is needed to go on from it, as one part of a message.
std::string state_part(const LiveTable& table, Viewer viewer, Language language);

Text refused(const LiveTable& table, const Refusal& refusal, std::string_view id, const Guest& guest);

std::string_view standing_name(store::Standing standing);
boost::json::object write_table(const LiveTable& table, const Attendance& attendance);

// An entry, and how the game stood after it.
struct Told {
    Number number = 0;
    Entry entry;
    SeatSet to_act;
    bool over = false;
};

// In JSON, as the viewer sees them.
std::string shown_events(const Events& events, const CardNames& names, Viewer viewer);

// One entry as it is told to each guest, in their language and as they may see it; each text is made once.
class Telling {
  public:
    // The table as it is now. All of them must outlive this.
    Telling(const LiveTable& table, const Attendance& attendance, const Told& told)
        : table_{table}, attendance_{attendance}, told_{told}, entry_{told.entry} {}

    Text for_guest(const Guest& guest);

  private:
    [[nodiscard]] Text make(Viewer viewer, Language language) const;
    [[nodiscard]] Text update(const Acted& acted, Viewer viewer, Language language) const;

    const LiveTable& table_;
    const Attendance& attendance_;
    const Told& told_;
    const Entry& entry_;
    struct Made {
        Viewer viewer;
        Language language;
        Text text;
    };
    boost::container::small_vector<Made, 2> texts_;
};

// The facts about cards that were turned, of those asked for.
Text facts(const LiveTable& table, const boost::json::array& cards, Language language);

// A game from its log for watching again: as a viewer saw it, or, when it is over, as it was.
std::string replay_text(const LiveTable& table, const std::vector<Entry>& entries, Viewer viewer, bool all_seeing,
                        Language language);

}  // namespace frise::table
