// What is decided about a table in one go, on a copy of it, and then stored together.
#pragma once

#include "table/effects.hpp"
#include "table/live_table.hpp"
#include "table/request.hpp"
#include "table/telling.hpp"

#include <boost/json/object.hpp>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace frise::table {

// Somebody who made a request, and its id.
struct Asker {
    GuestPtr guest;  // none: the table itself
    std::string id;

    [[nodiscard]] By by() const { return {guest->person, id}; }
};

// What a bot, or the clock for a person, wants to do; worth nothing once the table has gone on.
struct Move {
    Seat seat;
    Action action;
    Actor actor = Actor::bot;
    Number after = 0;
};

// Settings with their cards, found beforehand.
struct NewSettings {
    request::ChangeSettings asked;
    boost::json::object wish;  // the settings as they were before their decks were found
    TableSettings settings;
    PlaysetPtr playset;
};

// Something to be decided next.
struct Waiting {
    Asker asker;
    std::variant<Decidable, Move, NewSettings, Happening> what;
    bool dropped = false;  // refused, or considered again: no part of what is stored
};

class Batch {
  public:
    Batch(LiveTable table, std::vector<Waiting> waiting) : table{std::move(table)}, decided{std::move(waiting)} {}

    void decide(const Now& now, Luck& luck);
    // Its entries, for the store. `with_summary`: also what lists show, which goes along in any case if it has changed.
    [[nodiscard]] store::Append append(Time day, bool with_summary);

    struct Reply {
        Asker asker;
        Refusal refusal;
    };
    struct Again {
        Asker asker;
        request::ChangeSettings asked;
    };

    LiveTable table;               // with what was decided
    std::vector<Waiting> decided;  // that led to it
    // Not decided: a deal is told with the game as it is then, so nothing that comes after it is stored with it.
    std::vector<Waiting> left;
    std::vector<Told> told;
    std::vector<Reply> replies;
    std::vector<Again> again;  // settings whose cards have to be found again: others were agreed on meanwhile

  private:
    using Decision = Granted<std::vector<Entry>>;
    void decide(Waiting& waiting, const Now& now, Luck& luck);
    [[nodiscard]] Decision decision(const Asker& asker, const Decidable& request, const Now& now, Luck& luck) const;
    [[nodiscard]] Decision decision(const Asker& asker, const Move& move, const Now& now, Luck& luck) const;
    Decision decision(const Asker& asker, const NewSettings& changed, const Now& now, Luck& luck);
    [[nodiscard]] Decision decision(const Asker& asker, const Happening& happening, const Now& now, Luck& luck) const;
    [[nodiscard]] bool is_outdated(const Asker& asker, const NewSettings& changed) const;
    void fold(Entry entry);

    Number before_ = table.last();
    bool listed_anew_ = false;  // what lists show has changed
};

// Whether lists show it: all but the course of the game and the talk.
bool shows_in_lists(const Happening& what);

}  // namespace frise::table
