// Taking requests in, and showing what came of them once it is stored.
#include "server/room.hpp"

#include "engine/codec/reader.hpp"
#include "engine/rules/seen.hpp"
#include "server/log.hpp"
#include "server/opening.hpp"
#include "server/secret.hpp"

#include <algorithm>
#include <chrono>

namespace frise::server {

namespace {

constexpr std::size_t most_waiting = 64;
constexpr std::size_t longest_id = 64;
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

Text text_of(std::string text) { return std::make_shared<const std::string>(std::move(text)); }

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
        guest->send(text_of(resumed(table_, present, *last, *guest)));
        for (auto it = tail_.end() - static_cast<std::ptrdiff_t>(table_.last() - *last); it != tail_.end(); ++it) {
            guest->send(Telling{table_, present, **it}.for_guest(*guest));
        }
    } else {
        guest->send(text_of(welcome(table_, present, *guest)));
    }
    if (holding_) guest->send(text_of(R"({"type":"hold","on":true})"));
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

void Room::take(const std::shared_ptr<Connection>& guest, Message message) {
    Waiting request{guest, {}, {}, std::move(message), {}, false};
    Reader reader{*request.body, "the message"};
    request.id = reader.text_if_given("id").value_or("");
    if (request.id.size() > longest_id) {
        reader.fail("'id' is too long");
        request.id.clear();
    }
    request.type = reader.text("type");
    if (reader.error()) return reply({guest, request.id, deny(*reader.error()).value()});
    if (waiting_.size() + later_.size() >= most_waiting) {
        return reply({guest, request.id, {"busy", "too much waits at this table"}});
    }
    if (take_in_passing(request)) return;
    if (comes_later(request)) return take_later(std::move(request));
    consider(std::move(request));
}

void Room::consider(Waiting request) {
    if (request.type == "settings") return find_cards(std::move(request));
    if (request.type == "rematch") return rematch(std::move(request));
    if (request.type == "pause" && !agreed_to_pause(request)) return;
    if (request.type == "resume" && no_longer_to_pause(request)) return;
    waiting_.push_back(std::move(request));
    work();
}

void Room::work() {
    while (!storing_ && !stale_ && !holding_ && !waiting_.empty()) {
        auto draft = std::make_shared<Draft>(Draft{table_, std::exchange(waiting_, {}), {}, {}});
        const auto start = std::chrono::steady_clock::now();
        for (Waiting& message : draft->messages) decide(*draft, message);
        house_.metrics.apply.observe(std::chrono::steady_clock::now() - start);
        if (draft->told.empty()) {
            for (const Reply& each : draft->replies) reply(each);
            settle(draft->messages);
        } else {
            store(draft);
        }
    }
    go_on_with_later();
}

void Room::decide(Draft& draft, Waiting& message) {
    auto entries = decision(draft, message);
    if (!entries) {
        message.refused = true;
        if (message.guest) draft.replies.push_back({message.guest, message.id, entries.error()});
        return;
    }
    for (Entry& entry : *entries) {
        const bool was_over = draft.table.game() && draft.table.game()->over();
        draft.listed_anew = draft.listed_anew || shows_in_lists(entry.what);
        draft.table.evolve(entry);
        Told told{draft.table.last(), std::move(entry), {}, false};
        if (draft.table.game()) {
            told.to_act = draft.table.game()->to_act();
            told.over = draft.table.game()->over();
        }
        draft.listed_anew = draft.listed_anew || told.over != was_over;
        draft.told.push_back(std::move(told));
    }
}

Granted<std::vector<Entry>> Room::decision(Draft& draft, Waiting& message) {
    const Circumstances now{house_.clock.now(), live_chance(), message.type == "start" ? chance_number() : 0};
    std::vector<Entry> entries;
    if (const auto* move = std::get_if<Move>(&message.prepared)) {
        if (move->after != draft.table.last()) return entries;
        auto entry = draft.table.act(move->seat, move->action, move->actor, now);
        if (entry) entries.push_back(std::move(*entry));
        return entries;
    }
    if (const auto* happening = std::get_if<Happening>(&message.prepared)) {
        if (std::holds_alternative<Rematched>(*happening) && !draft.table.company().rematch.empty()) {
            return deny("duplicate", "there is a rematch already");
        }
        const std::string by = message.guest ? message.guest->person : std::string{};
        entries.push_back({now.now, by, message.id, *happening});
        return entries;
    }
    const Request request{message.guest->person, message.id, message.type, *message.body};
    if (const auto* changed = std::get_if<NewSettings>(&message.prepared)) {
        const auto allowed = draft.table.change(request);
        if (!allowed) return tl::unexpected{allowed.error()};
        if (write_table_settings(*allowed) != changed->wish) {
            // Others were agreed on while the cards for these were looked for.
            Waiting again{message.guest, message.id, message.type, message.body, {}, false};
            message = {};
            choosing_.clear();
            find_cards(std::move(again));
            return entries;
        }
        draft.table.bring(changed->playset);
        entries.push_back({now.now, std::string{request.person}, std::string{request.id}, Changed{changed->settings}});
        return entries;
    }
    return draft.table.decide(request, now);
}

void Room::store(const std::shared_ptr<Draft>& draft) {
    storing_ = true;
    const Time now = house_.clock.now();
    store::Append append{table_.code(), table_.last(), {}, {}};
    for (Told& told : draft->told) append.entries.push_back(written(told, draft->table.names()));
    if (draft->listed_anew || now - summary_at_ > summary_every) {
        append.summary = draft->table.summary(now);
        summary_at_ = now;
    }
    house_.keeper.append(std::move(append), home_,
                         [self = shared_from_this(), draft](const Kept& result) { self->stored(*draft, result); });
}

void Room::stored(Draft& draft, const Kept& result) {
    storing_ = false;
    if (result && *result == store::Appended::done) {
        table_ = std::move(draft.table);
        house_.metrics.actions.add(std::count_if(draft.told.begin(), draft.told.end(), [](const Told& told) {
            return std::holds_alternative<Acted>(told.entry.what);
        }));
        publish(draft.told);
        for (const Reply& each : draft.replies) reply(each);
        settle(draft.messages);
    } else if (result) {  // another server was quicker
        put_back(std::move(draft.messages));
        return catch_up();
    } else if (house_.shared && result.error().kind == store::Trouble::Kind::unreachable) {
        // Whether it was stored or not is seen when the store is back.
        put_back(std::move(draft.messages));
        return hold(true);
    } else {
        house_.metrics.store_troubles.add(1);
        for (const Waiting& each : draft.messages) {
            if (each.refused) continue;
            reply({each.guest, each.id, {"not-stored", "the server could not keep this: nothing has changed"}});
        }
        for (const Reply& each : draft.replies) reply(each);
        settle(draft.messages);
        plan();
        if (wake_at_) wake_at_ = std::max(*wake_at_, house_.clock.steady() + try_again_after);
    }
    if (missed_ || heard_of_ > table_.last()) return catch_up();  // told of while this was stored
    work();
}

void Room::publish(std::vector<Told>& list) {
    const auto start = std::chrono::steady_clock::now();
    plan();
    // Moves and talk, which is nearly all, are told without a word on who is here.
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

void Room::reply(const Reply& reply) {
    house_.metrics.refusals.add(1);
    if (reply.guest) reply.guest->send(text_of(refused(table_, reply.refusal, reply.id, *reply.guest)));
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

void Room::rematch(Waiting message) {
    const std::string person = message.guest->person;
    const auto admitted = table_.admit({person, message.id, message.type, *message.body});
    if (!admitted) return reply({message.guest, message.id, admitted.error()});
    const bool over = table_.standing() == store::Standing::over;
    if (!over || table_.seats_of(person).empty()) {
        return reply(
            {message.guest, message.id, {"not-allowed", "a rematch is for those who played a game to its end"}});
    }
    if (rematching_ || !table_.company().rematch.empty()) {
        return reply({message.guest, message.id, {"duplicate", "there is a rematch already"}});
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
    message.prepared = Happening{Rematched{next.code()}};
    rematching_ = true;
    house_.keeper.append(
        std::move(append), home_,
        [self = shared_from_this(), code = next.code(),
         message = std::make_shared<Waiting>(std::move(message))](const Kept& kept) {
            if (!kept || *kept != store::Appended::done) {
                self->rematching_ = false;
                return self->reply({message->guest, message->id, {"not-stored", "try again"}});
            }
            log_info("table-opened", {{"table", code}, {"game", name(self->table_.settings().terms.game)}});
            self->waiting_.push_back(std::move(*message));
            self->work();
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
