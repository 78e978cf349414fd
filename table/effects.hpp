// What a room needs from outside, and what it asks of those around it. It does none of that itself: something comes in,
// and what is to be done about it comes out.
#pragma once

#include "engine/core/chance.hpp"
#include "store/attendance.hpp"
#include "store/tables.hpp"
#include "table/guest.hpp"
#include "table/table_settings.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace frise::table {

using store::Number;
using store::Time;

// When something comes in.
struct Now {
    Time day = 0;     // milliseconds since 1970; it may jump
    Time steady = 0;  // for measuring spans: it never jumps
};

// All chance at a table.
class Luck {
  public:
    Luck() = default;
    Luck(const Luck&) = delete;
    Luck& operator=(const Luck&) = delete;
    virtual ~Luck() = default;

    virtual Chance& shuffles() = 0;
    virtual std::uint64_t number() = 0;
    virtual std::string code() = 0;  // of another table
};

// A room that no longer knows its table: whoever comes next gets it as the store has it.
struct GivenUp {
    enum class Why : std::uint8_t { gone, broken, busy };
    Why why{};
    std::string message;
};

struct Effects {
    struct Message {
        GuestNo to{};
        Text text;             // none: they are sent away
        std::string_view bye;  // with this reason
    };
    struct FindCards {
        std::string customer;  // who wants them
        TableSettings settings;
    };

    std::vector<Message> messages;           // to be sent in this order
    std::optional<store::Append> append;     // to be stored, for Room::stored()
    std::optional<store::Append> rematch;    // the first entries of another table, for Room::rematch_stored()
    std::optional<Number> read_after;        // entries after this one, for Room::was_read()
    std::optional<FindCards> find;           // cards of agreed settings, for Room::cards_found()
    std::optional<FindCards> prepare;        // of settings that are wished for, for Room::prepared()
    std::vector<store::Attendee> attendees;  // what others are told of them; Room::meet() hears who is there
    std::optional<GivenUp> given_up;
    int actions = 0;  // that were stored, for those who count
    int refusals = 0;

    void clear() {
        auto kept = std::move(messages);
        kept.clear();
        *this = {};
        messages = std::move(kept);
    }
};

}  // namespace frise::table
