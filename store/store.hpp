// Where tables, people and decks are kept. One interface; what is behind it must keep the contract in tests/store.
#pragma once

#include "store/record.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace frise::store {

// What stopped the store itself, as opposed to a question with no answer.
struct Trouble {
    enum class Kind : std::uint8_t {
        // No such folder, no right to it, no connection. If that was lost on the way, the call may have been done.
        unreachable,
        busy,    // another server has it
        full,    // no room on the disk
        newer,   // made by a later version of Frise
        older,   // made by an earlier one, and may not be changed now
        broken,  // not a database, or damaged
    };

    Kind kind = Kind::broken;
    std::string message;
    std::string reason = {};  // the part of the message that does not name the store; empty: there is none
};

template <class T>
using Stored = tl::expected<T, Trouble>;

// Hears what other servers do until its end.
class Listening {
  public:
    Listening() = default;
    Listening(const Listening&) = delete;
    Listening& operator=(const Listening&) = delete;
    virtual ~Listening() = default;
};

// Not for several threads at once. After trouble nothing of that call is kept, unless it is `unreachable`.
class Store {
  public:
    Store() = default;
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;
    virtual ~Store() = default;

    // The only write to a game. All of them reach the disk together before this returns; each one whose expected number
    // is not its table's last is refused by itself and leaves no trace. They are taken in turn: a second one for the
    // same table has to expect what the first one left.
    virtual Stored<std::vector<Appended>> append(std::span<const Append> appends) = 0;

    // The entries with numbers above `after`; nothing if there is no such table.
    virtual Stored<std::optional<TableRecord>> load(std::string_view table, Number after = 0) = 0;
    // By time of change, the latest first; of the same time, by the bytes of their codes, the greatest first.
    virtual Stored<std::vector<TableSummary>> list(const TableQuery& query) = 0;
    // Together, like appends: each table whose last number is the expected one, with its log, unless somebody is there.
    // Whoever sat there and now sits nowhere goes with it, with tokens and code, unless they have decks of their own or
    // are at a table.
    virtual Stored<std::vector<Removed>> remove(std::span<const Removal> removals) = 0;

    // Instead of the one with that id, if there is one.
    virtual Stored<void> put_person(const Person& person) = 0;
    virtual Stored<std::optional<Person>> person(std::string_view id) = 0;
    // A device's secret, hashed. One that is there already is moved to this person. Whether there is such a person is
    // asked only when it is used.
    virtual Stored<void> put_token(const Hash& token, std::string_view person) = 0;
    virtual Stored<std::optional<Person>> person_with_token(const Hash& token) = 0;
    virtual Stored<void> drop_token(const Hash& token) = 0;
    // A recovery code, hashed; works once and before the time at which it expires. A person has at most one: the
    // newest. Otherwise as for tokens.
    virtual Stored<void> put_code(const Hash& code, std::string_view person, Time expires) = 0;
    // The person, and the code is spent.
    virtual Stored<std::optional<Person>> take_code(const Hash& code, Time now) = 0;

    // By the hash of their contents: to put one again changes nothing.
    virtual Stored<void> put_deck(std::string_view hash, std::string_view text) = 0;
    virtual Stored<std::optional<std::string>> deck(std::string_view hash) = 0;
    // The whole hash of the one deck whose hash begins like this; nothing if there are several.
    virtual Stored<std::optional<std::string>> deck_starting(std::string_view prefix) = 0;
    // The hashes of those in nobody's list, by their bytes.
    virtual Stored<std::vector<std::string>> loose_decks() = 0;
    // Unless it is in somebody's list. Whether a game uses it is not asked.
    virtual Stored<void> drop_deck(std::string_view hash) = 0;

    // Into a person's own list, where it takes the place of itself and of `instead`; that leaves the list only, for
    // games may use it. Whether there is such a deck or person is not asked.
    virtual Stored<void> put_own_deck(std::string_view person, const OwnDeck& deck, std::string_view instead) = 0;
    virtual Stored<void> drop_own_deck(std::string_view person, std::string_view hash) = 0;
    // The last saved first; of the same time, by the bytes of their hashes, the greatest first.
    virtual Stored<std::vector<OwnDeck>> own_decks(std::string_view person) = 0;

    // At this table through this server, in place of what was said of that person; with an arrival of 0 they come anew.
    // Forgotten when the server is gone.
    virtual Stored<void> put_attendee(std::string_view table, const Attendee& attendee) = 0;

    // What follows is for stores that several servers share; the others have nobody to tell.

    // Calls `heard` on a thread of its own for all that other servers do from now on. It may outlive the store.
    virtual std::unique_ptr<Listening> listen(std::function<void(const News&)> heard);
    // Through any server, by arrival.
    virtual Stored<std::vector<Attendee>> attendees(std::string_view table);
    // How many are at which of these tables through other servers; where nobody is, it is left out.
    virtual Stored<Crowds> elsewhere(std::span<const std::string> tables);
};

// NOLINTNEXTLINE(performance-unnecessary-value-param): others keep it
inline std::unique_ptr<Listening> Store::listen(std::function<void(const News&)> /*heard*/) { return nullptr; }
inline Stored<std::vector<Attendee>> Store::attendees(std::string_view /*table*/) { return {}; }
inline Stored<Crowds> Store::elsewhere(std::span<const std::string> /*tables*/) { return {}; }

}  // namespace frise::store
