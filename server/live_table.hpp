// A table as the fold of its entries: what was agreed, who sits where, and the game. Decides what a request leads to;
// does no input or output, and reads no clock but the time it is told.
#pragma once

#include "engine/core/chance.hpp"
#include "engine/rules/game.hpp"
#include "server/counted.hpp"
#include "server/entry.hpp"
#include "server/playset.hpp"
#include "server/refusal.hpp"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace frise::server {

struct Place {
    std::vector<std::string> people;  // one, or a team
    std::string name;
    std::string bot;  // its kind; empty: none

    [[nodiscard]] bool empty() const { return people.empty() && bot.empty(); }
    [[nodiscard]] bool has(std::string_view person) const;
};

// What changes seldom, and is shared between the table and its copies.
struct Company {
    TableSettings settings;
    std::string host;
    std::vector<Place> places;
    std::vector<std::string> kicked;
    std::vector<std::pair<std::string, std::string>> names;  // of everybody who sat here, by person
    std::vector<Entry> chat;                                 // the last of it
    bool paused = false;
    std::string rematch;
};

struct Request {
    std::string_view person;  // empty: an onlooker without a name
    std::string_view id;
    std::string_view type;
    const boost::json::value& body;
};

// What a decision needs from outside.
struct Circumstances {
    Time now = 0;
    Chance& chance;
    std::uint64_t salt = 0;
};

class LiveTable {
  public:
    explicit LiveTable(std::string code) : code_{std::move(code)} {}

    // Before the first game entry; it outlives the table.
    void bring(std::shared_ptr<const Playset> playset) { playset_ = std::move(playset); }
    // Gives an entry of version 1, the next of this table, the fields that its events lack, by playing them again.
    [[nodiscard]] Result<void> complete(Entry& entry) const;
    // Takes over the game that the entry may carry.
    void evolve(Entry& entry);

    // What is asked of every request: that it comes from somebody who may be here, and for the first time.
    [[nodiscard]] Granted<void> admit(const Request& request) const;
    // What the request leads to; nothing changes yet. Entries come in the order in which they are to happen.
    [[nodiscard]] Granted<std::vector<Entry>> decide(const Request& request, const Circumstances& now) const;
    // An action of a seat that a bot or the clock plays. The game is over or the action refused: nothing.
    [[nodiscard]] std::optional<Entry> act(Seat seat, const Action& action, Actor actor,
                                           const Circumstances& now) const;
    // Whether the person may change settings: the checked result, for which cards are still to be found.
    [[nodiscard]] Granted<TableSettings> change(const Request& request) const;

    [[nodiscard]] const std::string& code() const { return code_; }
    [[nodiscard]] Number last() const { return last_; }
    [[nodiscard]] const Company& company() const { return *company_; }
    [[nodiscard]] const TableSettings& settings() const { return company_->settings; }
    [[nodiscard]] const Playset* playset() const { return playset_.get(); }
    [[nodiscard]] const std::shared_ptr<const Playset>& shared_playset() const { return playset_; }
    [[nodiscard]] const CardNames* names() const { return playset_ ? &playset_->names : nullptr; }
    // Null before it begins.
    [[nodiscard]] const Game* game() const { return game_.get(); }
    [[nodiscard]] std::uint64_t salt() const { return salt_; }
    // Its year was shown, and it is not back in the pile.
    [[nodiscard]] bool was_turned(CardNo card) const;
    // The entry that made it the turn of those who are to act; what was planned before it is stale.
    [[nodiscard]] Number turn() const { return turn_; }

    [[nodiscard]] store::Standing standing() const;
    [[nodiscard]] store::TableSummary summary(Time now) const;
    // Seats of a person, in order.
    [[nodiscard]] SeatSet seats_of(std::string_view person) const;
    [[nodiscard]] bool knows(std::string_view person) const;
    // What they are called here; empty: they never sat.
    [[nodiscard]] std::string name_of(std::string_view person) const;
    [[nodiscard]] bool was_kicked(std::string_view person) const;

  private:
    void take(const Opened& e);
    void take(const Changed& e);
    void take(const Sat& e);
    void take(const Stood& e);
    void take(const BotSat& e);
    void take(const Kicked& e);
    void take(const HostPassed& e);
    void take(const Began& e);
    void take(Acted& e);
    void take(const Chatted& /*kept by evolve*/) {}
    void take(const Paused& e);
    void take(const Resumed& e);
    void take(const Rematched& e);
    void take(const Archived& e);
    Company& changing();
    [[nodiscard]] Setup setup_of(const Began& e) const;
    void remember(const Entry& entry);
    void fold(const Events& events);
    void look_at(const Events& events);

    using Decided = Granted<std::vector<Entry>>;
    [[nodiscard]] Decided decide_act(const Request& request, const Circumstances& now) const;
    [[nodiscard]] Decided decide_sit(const Request& request, Time now) const;
    [[nodiscard]] Decided decide_stand(const Request& request, Time now) const;
    [[nodiscard]] Decided decide_bot(const Request& request, Time now) const;
    [[nodiscard]] Decided decide_kick(const Request& request, Time now) const;
    [[nodiscard]] Decided decide_host(const Request& request, Time now) const;
    [[nodiscard]] Decided decide_start(const Request& request, const Circumstances& now) const;
    [[nodiscard]] Decided decide_chat(const Request& request, Time now) const;
    [[nodiscard]] Decided decide_pause(const Request& request, Time now) const;
    [[nodiscard]] Decided decide_leave(const Request& request, Time now) const;

    [[nodiscard]] Granted<Seat> seat_in(const Request& request) const;
    [[nodiscard]] bool is_host(const Request& request) const { return request.person == company_->host; }
    // Of those who sit here, the next after `person`.
    [[nodiscard]] std::string heir_of(std::string_view person) const;

    std::string code_;
    Number last_ = 0;
    Number turn_ = 0;
    std::shared_ptr<const Company> company_ = std::make_shared<const Company>();
    std::shared_ptr<const Playset> playset_;
    std::shared_ptr<Game> game_;  // copies of the table share it until one of them changes it
    std::vector<bool> turned_;    // by card
    std::uint64_t salt_ = 0;
    bool archived_ = false;
    Counted counted_;
};

// For tables and the seats of people at them.
std::string clean_name(std::string_view typed);

}  // namespace frise::server
