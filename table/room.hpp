// A table as people use it, from opening to rematch. Requests, answers of the store and moments come in; what is to be
// sent, stored and found comes out as Effects. A room decides on a copy of its table, has the entries stored, and only
// then shows them. It knows of no thread, socket, file or clock.
#pragma once

#include "table/batch.hpp"
#include "table/effects.hpp"
#include "table/opening.hpp"
#include "table/revival.hpp"
#include "table/robots.hpp"
#include "table/settings_queue.hpp"
#include "table/turn_clock.hpp"
#include "table/who_is_here.hpp"
#include "table/writing.hpp"

#include <boost/json/object.hpp>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace frise::table {

// The last entries, for those who lost their connection for a moment only.
inline constexpr std::size_t kept_entries = 10;
using Tail = std::vector<std::shared_ptr<const Told>>;
// A deal is never told as one of several entries: the tail begins after it.
void remember(Tail& tail, Told told);

// Milliseconds until the next try, when something could not be stored.
inline constexpr Time try_again_after = 1000;

struct RoomSettings {
    std::size_t most_onlookers = 150;
    Time bot_pace = 1500;      // milliseconds, as the others
    Time host_away = 600'000;  // until the host's rights pass on
    Time unload = 600'000;     // that nobody was here, until the room is idle
    bool shared = false;       // other servers use the same store
};

class Room {
  public:
    // `settings` and `luck` outlive the room.
    Room(LiveTable table, Tail tail, const RoomSettings& settings, Luck& luck, const Now& now);

    // What comes in. Refused where the person was kicked or there are too many onlookers. `last`: the number up to
    // which the guest knows the table.
    Granted<void> enter(const Now& now, const GuestPtr& guest, std::optional<Number> last);
    void leave(const Now& now, GuestNo no);
    void receive(const Now& now, GuestNo no, Request request);
    void wake(const Now& now);
    // Everybody is sent away.
    void dismiss_all(const Now& now, std::string_view reason);

    // Answers to what came out.
    using Kept = store::Stored<store::Appended>;
    void stored(const Now& now, const Kept& kept);
    void rematch_stored(const Now& now, const Kept& kept);
    void was_read(const Now& now, store::Stored<std::optional<store::TableRecord>> record);
    void cards_found(const Now& now, Granted<PlaysetPtr> playset);
    void prepared(const Now& now, Granted<Prepared> prepared);
    void meet(const Now& now, std::vector<store::Attendee> attendees);

    // News of the store, and of others who use it: another server wrote up to a number; news may have been lost;
    // nothing can be stored, until it can again.
    void written_elsewhere(const Now& now, Number last);
    void news_lost(const Now& now);
    void store_away(const Now& now);
    void catch_up(const Now& now);

    // What comes out, since it was last asked for. What was in `effects` is gone; its memory is used again.
    void take_effects(Effects& effects) {
        effects.clear();
        std::swap(effects, effects_);
    }
    // When this room has something to do by itself, on the steady clock; none: never.
    [[nodiscard]] std::optional<Time> wake_at() const { return wake_at_; }
    // Nobody has been here for some time, and nothing is under way.
    [[nodiscard]] bool idle(Time steady) const;
    // The entries in the store do not fit to this table: it has to be loaded again.
    [[nodiscard]] bool given_up() const { return writing_.given_up(); }
    [[nodiscard]] std::size_t guests() const { return who_.guests().size(); }
    [[nodiscard]] const LiveTable& table() const { return table_; }

  private:
    // Settings whose cards are being found.
    struct Preparing {
        Asker asker;
        request::ChangeSettings asked;
        boost::json::object wish;
    };
    // A table for a rematch, which is being opened, or was.
    struct Rematch {
        Asker asker;
        std::string code;
    };

    // Requests that nothing is stored of.
    void answer(const Asker& asker, const request::React& react);
    void answer(const Asker& asker, const request::Point& point);
    void answer(const Asker& asker, const request::Draft& draft);
    void answer(const Asker& asker, const request::Look& look);
    void answer(const Asker& asker, const request::Read& read);
    void answer(const Asker& asker, const request::Speak& speak);
    void answer(const Asker& asker, const request::Ping& ping);
    void refuse_unknown(const Asker& asker, std::string_view type);
    void refuse(const Asker& asker, const Refusal& refusal);

    // Requests that are decided about; some need something before.
    void consider(Later request);
    void consider(Asker asker, request::ChangeSettings settings);
    void consider(Asker asker, request::Rematch rematch);
    void consider(Asker asker, request::Pause pause);
    void consider(Asker asker, request::Resume resume);
    template <class Asked>
    requires is_in<Asked, request::Decided>
    void consider(Asker asker, Asked request) { enqueue({std::move(asker), Decidable{std::move(request)}}); }
    // Whether all who are here want it.
    bool agreed_to_pause(const Asker& asker);
    // Whether there was a wish to take back, instead of a pause to end.
    bool no_longer_to_pause(const Asker& asker);

    // Writing.
    void enqueue(Waiting request);
    void work();
    void finish(Batch& batch);
    void put_back(std::vector<Waiting> decided);
    void settings_answered(std::span<const Waiting> decided);
    void catch_up();
    void revive();
    void give_up(GivenUp why);
    void take_over(LiveTable table, std::vector<Told> told);
    void publish(std::vector<Told>& told);
    void follow_up(const Entry& entry);

    // What it does by itself.
    void plan();
    [[nodiscard]] bool goes_on() const;
    [[nodiscard]] bool bot_awaited() const;
    void plan_host();
    void plan_waking();
    void play_next();
    void play(Seat seat, std::string_view kind, Actor actor);

    // Telling.
    void send(const Guest& guest, Text text) { effects_.messages.push_back({guest.no, std::move(text), {}}); }
    void send_to_all(const Text& text);
    void dismiss(const Guest& guest, std::string_view reason) { effects_.messages.push_back({guest.no, {}, reason}); }
    [[nodiscard]] Attendance attendance() const;
    // The same without the people.
    [[nodiscard]] Attendance moment() const;
    void announce(std::string_view person, bool anew = false);
    [[nodiscard]] Text presence(std::string_view id) const;
    void tell_presence();
    void send_presence();
    // To all, and under its id to the one who asked for it.
    void tell_presence(const Asker& asker);

    const RoomSettings& settings_;
    Luck& luck_;
    Now now_;  // of what came in last
    LiveTable table_;
    Tail tail_;
    WhoIsHere who_;
    bool presence_due_ = false;

    Writing writing_;
    std::vector<Waiting> waiting_;
    std::optional<Batch> storing_;     // what waits for the store
    std::optional<Revival> reviving_;  // what others wrote
    SettingsQueue choosing_;
    std::optional<Preparing> preparing_;
    std::optional<Rematch> rematch_;
    Time summary_at_ = 0;

    // All on the steady clock.
    TurnClock clock_;
    Robots robots_;
    std::optional<Time> until_;
    std::optional<Time> host_away_;
    Time empty_since_;
    std::optional<Time> wake_at_;

    Effects effects_;
};

}  // namespace frise::table
