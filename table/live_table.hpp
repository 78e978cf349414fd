// A table as the fold of its entries: what was agreed, who sits where, and the game. Decides what a request leads to;
// does no input or output, and is told the time.
#pragma once

#include "engine/core/chance.hpp"
#include "engine/rules/game.hpp"
#include "table/counted.hpp"
#include "table/entry.hpp"
#include "table/playset.hpp"
#include "table/refusal.hpp"
#include "table/request.hpp"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace frise::table {

struct Chair {
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
    std::vector<Chair> chairs;
    std::vector<std::string> kicked;
    std::vector<std::pair<std::string, std::string>> names;  // of everybody who sat here, by person
    std::vector<Entry> chat;                                 // the last of it
    bool paused = false;
    std::string rematch;
};

// Who makes a request, and the id that they gave it.
struct By {
    std::string_view person;  // empty: an onlooker without a token
    std::string_view id;
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

    // What every request has to fulfil: it comes from somebody who may be here, and for the first time.
    [[nodiscard]] Granted<void> admit(const By& by) const;
    // What the request leads to; nothing changes yet. Entries come in the order in which they are to happen.
    [[nodiscard]] Granted<std::vector<Entry>> decide(const By& by, const Decidable& request,
                                                     const Circumstances& now) const;
    // An action of a seat that a bot or the clock plays. The game is over or the action refused: nothing.
    [[nodiscard]] std::optional<Entry> act(Seat seat, const Action& action, Actor actor,
                                           const Circumstances& now) const;
    // Whether the person may change settings: the checked result, for which cards are still to be found.
    [[nodiscard]] Granted<TableSettings> change(const By& by, const request::ChangeSettings& request) const;

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
    void evolve(const Opened& e);
    void evolve(const Changed& e);
    void evolve(const Sat& e);
    void evolve(const Stood& e);
    void evolve(const BotSat& e);
    void evolve(const Kicked& e);
    void evolve(const HostPassed& e);
    void evolve(const Began& e);
    void evolve(Acted& e);
    void evolve(const Chatted& /*kept by evolve*/) {}
    void evolve(const Paused& e);
    void evolve(const Resumed& e);
    void evolve(const Rematched& e);
    void evolve(const Archived& e);
    Company& changing();
    [[nodiscard]] bool begins_turn(const Acted& acted, SeatSet awaited) const;
    [[nodiscard]] Setup setup_of(const Began& e) const;
    void remember(const Entry& entry);
    void fold(const Events& events);
    void note_turned(const Events& events);

    using Decided = Granted<std::vector<Entry>>;
    [[nodiscard]] Decided decide(const By& by, const request::Act& act, const Circumstances& now) const;
    [[nodiscard]] Decided decide(const By& by, const request::Sit& sit, const Circumstances& now) const;
    [[nodiscard]] Decided decide(const By& by, const request::Stand& stand, const Circumstances& now) const;
    [[nodiscard]] Decided decide(const By& by, const request::Leave& leave, const Circumstances& now) const;
    [[nodiscard]] Decided decide(const By& by, const request::Bot& bot, const Circumstances& now) const;
    [[nodiscard]] Decided decide(const By& by, const request::Kick& kick, const Circumstances& now) const;
    [[nodiscard]] Decided decide(const By& by, const request::PassHost& pass, const Circumstances& now) const;
    [[nodiscard]] Decided decide(const By& by, const request::Start& start, const Circumstances& now) const;
    [[nodiscard]] Decided decide(const By& by, const request::Chat& chat, const Circumstances& now) const;
    [[nodiscard]] Decided decide(const By& by, const request::Pause& pause, const Circumstances& now) const;
    [[nodiscard]] Decided decide(const By& by, const request::Resume& resume, const Circumstances& now) const;

    [[nodiscard]] Granted<Seat> existing(std::int64_t seat) const;
    // Without a number the first free one.
    [[nodiscard]] Granted<Seat> wanted_seat(const request::Sit& sit) const;
    [[nodiscard]] Granted<void> may_pause_or_resume(const By& by) const;
    [[nodiscard]] bool is_host(const By& by) const { return by.person == company_->host; }
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

}  // namespace frise::table
