// Receiving requests, and showing what came of them once it is stored.
#include "server/room.hpp"

#include "engine/rules/overloaded.hpp"
#include "engine/rules/seen.hpp"
#include "server/log.hpp"
#include "server/message_text.hpp"
#include "server/opening.hpp"
#include "server/secret.hpp"
#include "wording/letters.hpp"

#include <algorithm>
#include <chrono>

namespace frise::server {

namespace {

constexpr std::size_t most_waiting = 64;
constexpr Time summary_every = 600'000;

// Lists show all but the course of the game and the talk.
bool shows_in_lists(const Happening& what) {
    return !std::holds_alternative<Acted>(what) && !std::holds_alternative<Chatted>(what);
}

// What everybody sees is the same in the log: it is written once for both.
std::string written(Told& told, const CardNames* names) {
    const auto* acted = std::get_if<Acted>(&told.entry.what);
    if (acted == nullptr) return write_entry(told.entry, names);
    told.shown = shown_events(acted->events, *names, onlooker);
    const bool all_public = std::all_of(acted->events.begin(), acted->events.end(), is_public);
    return write_entry(told.entry, names, all_public ? told.shown : std::string_view{});
}

SystemChance& live_chance() {
    thread_local SystemChance chance;
    return chance;
}

}  // namespace

void remember(Tail& tail, Told told) {
    if (std::holds_alternative<Began>(told.entry.what)) return tail.clear();
    if (tail.size() == kept_entries) tail.erase(tail.begin());
    if (auto* acted = std::get_if<Acted>(&told.entry.what)) acted->events.shrink_to_fit();
    told.shown = {};
    tail.push_back(std::make_shared<const Told>(std::move(told)));
}

Room::Room(House& house, asio::io_context& home, LiveTable table, Tail tail)
    : house_{house}, home_{home}, table_{std::move(table)}, tail_{std::move(tail)} {
    empty_since_ = house_.clock.steady();
    stopped_ = empty_since_;
    turn_began_ = empty_since_;
    turn_ = table_.turn();
    house_.metrics.rooms.add(1);
}

Room::~Room() { house_.metrics.rooms.add(-1); }

Granted<void> Room::enter(const std::shared_ptr<Connection>& guest, std::optional<Number> last) {
    if (table_.was_kicked(guest->person)) return deny("kicked", "the host asked you to leave this table");
    const bool newcomer = guest->person.empty() || !is_here(guest->person);
    if (newcomer && !table_.knows(guest->person) &&
        guests_.size() >= static_cast<std::size_t>(house_.settings.max_onlookers)) {
        return deny("full", "there are too many onlookers");
    }
    // The newest connection of a person wins.
    if (!newcomer) {
        const auto old = std::find_if(guests_.begin(), guests_.end(),
                                      [&](const auto& each) { return each->person == guest->person; });
        const std::shared_ptr<Connection> replaced = *old;
        *old = guest;
        replaced->dismiss("replaced");
    } else {
        guests_.push_back(guest);
        house_.presence.change(table_.code(), 1);
    }
    announce(guest->person, true);
    plan();
    const Attendance present = attendance();
    const bool knows_the_rest = last && *last <= table_.last() && table_.last() - *last <= tail_.size();
    if (knows_the_rest) {
        guest->send(resumed(table_, present, *last, *guest));
        for (auto it = tail_.end() - static_cast<std::ptrdiff_t>(table_.last() - *last); it != tail_.end(); ++it) {
            guest->send(Telling{table_, present, **it}.for_guest(*guest));
        }
    } else {
        guest->send(welcome(table_, present, *guest));
    }
    if (holding_) guest->send(text_of(message::Hold{true}));
    if (newcomer) tell_presence();
    return {};
}

void Room::leave(const std::shared_ptr<Connection>& guest) {
    const auto it = std::find(guests_.begin(), guests_.end(), guest);
    if (it == guests_.end()) return;  // another connection took its place
    guests_.erase(it);
    house_.presence.change(table_.code(), -1);
    std::erase(to_pause_, guest->person);
    if (guests_.empty()) empty_since_ = house_.clock.steady();
    announce(guest->person);
    plan();
    tell_presence();
}

void Room::receive(const std::shared_ptr<Connection>& guest, Request request) {
    Asker asker{guest, std::move(request.id)};
    if (request.error) return refuse(asker, deny(*request.error).value());
    if (waiting_.size() + later_.size() >= most_waiting) {
        return refuse(asker, {"busy", "too much waits at this table"});
    }
    const auto remark = [&]<class Asked>(const Asked& asked) {
        if (!Asked::needs_person || !guest->person.empty()) return answer(asker, asked);
        if (const auto admitted = table_.admit(asker.by()); !admitted) refuse(asker, admitted.error());
    };
    std::visit(Overloaded{[&](const request::Unknown& asked) { refuse_unknown(asker, asked.type); },
                          [&](const request::Hello& /*asked*/) { refuse_unknown(asker, request::Hello::type); },
                          [&](const Remark& asked) { std::visit(remark, asked); },
                          [&](TableRequest& asked) {
                              Later one{std::move(asker), std::move(asked)};
                              if (has_to_wait(one)) return wait_for_settings(std::move(one));
                              consider(std::move(one));
                          }},
               request.what);
}

void Room::refuse_unknown(const Asker& asker, std::string_view type) {
    const auto admitted = table_.admit(asker.by());
    if (!admitted) return refuse(asker, admitted.error());
    refuse(asker, {"unknown-type", "there is no message of type '" + echo(type) + "'"});
}

void Room::consider(Later request) {
    std::visit([&](auto& asked) { consider(std::move(request.asker), std::move(asked)); }, request.request);
}

void Room::consider(Asker asker, request::Pause pause) {
    if (agreed_to_pause(asker)) enqueue({std::move(asker), Decidable{pause}});
}

void Room::consider(Asker asker, request::Resume resume) {
    if (!no_longer_to_pause(asker)) enqueue({std::move(asker), Decidable{resume}});
}

void Room::enqueue(Waiting request) {
    waiting_.push_back(std::move(request));
    work();
}

void Room::work() {
    while (!storing_ && !stale_ && !holding_ && !waiting_.empty()) {
        auto batch = std::make_shared<Batch>(Batch{table_, std::exchange(waiting_, {}), {}, {}});
        const auto start = std::chrono::steady_clock::now();
        for (Waiting& each : batch->decided) decide(*batch, each);
        house_.metrics.apply.observe(std::chrono::steady_clock::now() - start);
        if (batch->told.empty()) {
            finish(*batch);
        } else {
            store(batch);
        }
    }
    go_on_with_later();
}

void Room::finish(Batch& batch) {
    for (const Reply& each : batch.replies) refuse(each.asker, each.refusal);
    settings_answered(batch.decided);
    for (Later& each : batch.again) consider(std::move(each));
}

void Room::decide(Batch& batch, Waiting& waiting) {
    const auto* changed = std::get_if<NewSettings>(&waiting.what);
    if (changed != nullptr && is_outdated(batch.table, waiting.asker, *changed)) {
        waiting.dropped = true;
        batch.again.push_back({waiting.asker, changed->asked});
        return;
    }
    auto entries = std::visit([&](const auto& what) { return decision(batch, waiting.asker, what); }, waiting.what);
    if (!entries) {
        waiting.dropped = true;
        if (waiting.asker.guest) batch.replies.push_back({waiting.asker, entries.error()});
        return;
    }
    for (Entry& entry : *entries) {
        const bool was_over = batch.table.game() && batch.table.game()->over();
        batch.listed_anew = batch.listed_anew || shows_in_lists(entry.what);
        batch.table.evolve(entry);
        Told told{batch.table.last(), std::move(entry), {}, false};
        if (batch.table.game()) {
            told.to_act = batch.table.game()->to_act();
            told.over = batch.table.game()->over();
        }
        batch.listed_anew = batch.listed_anew || told.over != was_over;
        batch.told.push_back(std::move(told));
    }
}

Room::Decision Room::decision(Batch& batch, const Asker& asker, const Decidable& request) {
    const bool starts = std::holds_alternative<request::Start>(request);
    return batch.table.decide(asker.by(), request, {house_.clock.now(), live_chance(), starts ? chance_number() : 0});
}

Room::Decision Room::decision(Batch& batch, const Asker& /*the server*/, const Move& move) {
    std::vector<Entry> entries;
    if (move.after != batch.table.last()) return entries;
    auto entry = batch.table.act(move.seat, move.action, move.actor, {house_.clock.now(), live_chance()});
    if (entry) entries.push_back(std::move(*entry));
    return entries;
}

Room::Decision Room::decision(Batch& batch, const Asker& asker, const Happening& happening) {
    if (std::holds_alternative<Rematched>(happening) && !batch.table.company().rematch.empty()) {
        return deny("duplicate", "there is a rematch already");
    }
    const std::string by = asker.guest ? asker.guest->person : std::string{};
    return std::vector{Entry{house_.clock.now(), by, asker.id, happening}};
}

Room::Decision Room::decision(Batch& batch, const Asker& asker, const NewSettings& changed) {
    const auto allowed = batch.table.change(asker.by(), changed.asked);
    if (!allowed) return tl::unexpected{allowed.error()};
    batch.table.bring(changed.playset);
    return std::vector{Entry{house_.clock.now(), asker.guest->person, asker.id, Changed{changed.settings}}};
}

void Room::store(const std::shared_ptr<Batch>& batch) {
    storing_ = true;
    const Time now = house_.clock.now();
    store::Append append{table_.code(), table_.last(), {}, {}};
    for (Told& told : batch->told) append.entries.push_back(written(told, batch->table.names()));
    if (batch->listed_anew || now - summary_at_ > summary_every) {
        append.summary = batch->table.summary(now);
        summary_at_ = now;
    }
    house_.keeper.append(std::move(append), home_,
                         [self = shared_from_this(), batch](const Kept& result) { self->stored(*batch, result); });
}

void Room::stored(Batch& batch, const Kept& result) {
    storing_ = false;
    if (result && *result == store::Appended::done) {
        table_ = std::move(batch.table);
        house_.metrics.actions.add(std::count_if(batch.told.begin(), batch.told.end(), [](const Told& told) {
            return std::holds_alternative<Acted>(told.entry.what);
        }));
        publish(batch.told);
        finish(batch);
    } else if (result) {  // another server was quicker
        put_back(std::move(batch.decided));
        return catch_up();
    } else if (house_.shared && result.error().kind == store::Trouble::Kind::unreachable) {
        // Nobody knows whether it was stored until the store can be reached again.
        put_back(std::move(batch.decided));
        return store_unreachable();
    } else {
        house_.metrics.store_troubles.add(1);
        for (const Waiting& each : batch.decided) {
            if (each.dropped) continue;
            refuse(each.asker, {"not-stored", "the server could not keep this: nothing has changed"});
        }
        finish(batch);
        plan();
        if (wake_at_) wake_at_ = std::max(*wake_at_, house_.clock.steady() + try_again_after);
    }
    if (missed_ || elsewhere_last_ > table_.last()) return catch_up();  // somebody else wrote meanwhile
    work();
}

void Room::publish(std::vector<Told>& list) {
    const auto start = std::chrono::steady_clock::now();
    plan();
    // Nearly all entries are moves and talk, and these are told without a list of who is here.
    const bool with_people =
        std::any_of(list.begin(), list.end(), [](const Told& told) { return shows_in_lists(told.entry.what); });
    const Attendance present = with_people ? attendance() : moment();
    for (const Told& told : list) {
        Telling telling{table_, present, told};
        for (const auto& guest : guests_) guest->send(telling.for_guest(*guest));
        const auto* acted = std::get_if<Acted>(&told.entry.what);
        if (acted == nullptr) continue;
        for (auto& [seat, bot] : bots_) {
            for (const Event& event : acted->events) bot.second->watch(seen(event, seat));
        }
    }
    for (Told& told : list) {
        follow_up(told.entry);
        remember(tail_, std::move(told));
    }
    house_.metrics.broadcast.observe(std::chrono::steady_clock::now() - start);
}

void Room::send_to_all(const Text& text) const {
    for (const auto& guest : guests_) guest->send(text);
}

void Room::refuse(const Asker& asker, const Refusal& refusal) {
    house_.metrics.refusals.add(1);
    if (asker.guest) asker.guest->send(refused(table_, refusal, asker.id, *asker.guest));
}

// What an entry means for those who are connected.
void Room::follow_up(const Entry& entry) {
    if (std::holds_alternative<Paused>(entry.what) || std::holds_alternative<Resumed>(entry.what)) {
        for (const std::string& person : std::exchange(to_pause_, {})) announce(person);
    }
    const auto* kicked = std::get_if<Kicked>(&entry.what);
    if (kicked == nullptr) return;
    const auto guests = guests_;
    for (const auto& guest : guests) {
        if (guest->person != kicked->person) continue;
        guest->dismiss("kicked");
        leave(guest);
    }
}

void Room::consider(Asker asker, request::Rematch /*rematch*/) {
    const std::string person = asker.guest->person;
    const auto admitted = table_.admit(asker.by());
    if (!admitted) return refuse(asker, admitted.error());
    const bool over = table_.standing() == store::Standing::over;
    if (!over || table_.seats_of(person).empty()) {
        return refuse(asker, {"not-allowed", "a rematch is for those who played a game to its end"});
    }
    if (rematching_ || !table_.company().rematch.empty()) {
        return refuse(asker, {"duplicate", "there is a rematch already"});
    }
    LiveTable next{short_code(code_length)};
    next.bring(table_.shared_playset());
    const Time now = house_.clock.now();
    std::vector<Entry> entries = opening_again(table_, person, now);
    store::Append append{next.code(), 0, {}, {}};
    for (Entry& entry : entries) {
        append.entries.push_back(write_entry(entry, next.names()));
        next.evolve(entry);
    }
    append.summary = next.summary(now);
    rematching_ = true;
    house_.keeper.append(
        std::move(append), home_,
        [self = shared_from_this(), code = next.code(), asker = std::move(asker)](const Kept& kept) {
            if (!kept || *kept != store::Appended::done) {
                self->rematching_ = false;
                return self->refuse(asker, {"not-stored", "try again"});
            }
            log_info("table-opened", {{"table", code}, {"game", name(self->table_.settings().terms.game)}});
            self->enqueue({asker, Happening{Rematched{code}}});
        });
}

bool Room::idle() const {
    return guests_.empty() && !storing_ && waiting_.empty() && choosing_.empty() &&
           house_.clock.steady() - empty_since_ >= Time{1000} * house_.settings.unload_seconds;
}

void Room::dismiss_all(std::string_view reason) {
    const auto guests = std::exchange(guests_, {});
    for (const auto& guest : guests) {
        guest->dismiss(reason);
        announce(guest->person);
    }
    house_.presence.change(table_.code(), -static_cast<int>(guests.size()));
}

}  // namespace frise::server
