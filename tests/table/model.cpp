// What happens at the table of the model, by chance.
#include "tests/table/model.hpp"

#include "engine/codec/action_json.hpp"
#include "engine/rules/overloaded.hpp"

#include <algorithm>
#include <set>

namespace frise::test {

namespace json = boost::json;
using table::Granted;
using table::GuestNo;
using table::LiveTable;
using table::Room;

namespace {

const std::vector<std::string> people{"ana", "ben", "cleo", "dan", ""};

store::Trouble trouble(store::Trouble::Kind kind) { return {kind, "by chance"}; }

}  // namespace

Model::Model(std::uint64_t seed) : dice_{seed}, player_{seed, 60} {
    settings_ = {
        .most_onlookers = 4, .bot_pace = 400, .host_away = 20'000, .unload = 60'000, .shared = dice_.below(2) == 0};
    open();
    servers_.resize(settings_.shared ? 2 : 1);
    for (Server& server : servers_) {
        server.luck = std::make_unique<SeededLuck>(seed + index_of(server));
        load(server);
    }
}

void Model::open() {
    std::vector<GameId> games(all_games.begin(), all_games.end());
    const GameId game = dice_.of(games);
    const Descriptor& about = descriptor(game);
    const int seats = std::clamp(dice_.between(2, 3), about.seats.least, about.seats.most);
    cards_ = prepared_with(
        json::object{{"game", name(game)}, {"seats", seats}, {"turn_seconds", dice_.below(3) == 0 ? 20 : 0}}, 110);
    table::OpeningWish wish{.name = "Ana"};
    if (seats > 2) wish.bots = {"child"};
    SeededLuck luck{1};
    LiveTable table{"MODEL1"};
    const auto entries = open_table(table, cards_, wish, "ana", {now().day, luck.shuffles(), luck.number()});
    store::Append append{"MODEL1", 0, {}, {}};
    for (const table::Entry& entry : *entries) append.entries.push_back(write_entry(entry, table.names()));
    log_.append(append);
}

// As a server that starts: from the log.
void Model::load(Server& server) {
    table::Revival revival{LiveTable{"MODEL1"}, log_.entries(), table::kept_entries};
    auto all = revival.read();
    while (all && !*all) {
        revival.bring(prepared_with(revival.wanted(), 110).playset);
        all = revival.read();
    }
    if (!all) return fail("the log cannot be read: " + all.error().message);
    table::Tail tail;
    for (table::Told& told : revival.take_told()) remember(tail, std::move(told));
    server.room = std::make_unique<Room>(revival.take_table(), std::move(tail), settings_, *server.luck, now());
    server.errands.clear();
}

std::size_t Model::index_of(const Server& server) const { return static_cast<std::size_t>(&server - servers_.data()); }

bool Model::over() const {
    const Game* game = servers_.front().room->table().game();
    return game != nullptr && game->over();
}

void Model::step() {
    Server& server = servers_[dice_.below(static_cast<std::uint32_t>(servers_.size()))];
    const auto what = dice_.below(100);
    if (what < 42) {
        if (!server.errands.empty()) run(server, dice_.below(static_cast<std::uint32_t>(server.errands.size())));
    } else if (what < 80) {
        if (!server.clients.empty()) ask(server, somebody(server));
    } else if (what < 86) {
        come(server);
    } else if (what < 89) {
        go(server);
    } else if (what < 97) {
        pass_time();
    } else if (what < 98) {
        server.room->news_lost(now());
    } else if (what < 99 && settings_.shared) {
        if (dice_.below(2) == 0) server.room->store_away(now());
        server.room->catch_up(now());
    } else if (dice_.below(10) == 0) {
        crash(server);
    }
    carry_out(server);
}

void Model::carry_out(Server& server) {
    Room& room = *server.room;
    room.take(server.effects);
    for (const table::Effects::Message& message : server.effects.messages) {
        const auto client = std::find_if(server.clients.begin(), server.clients.end(),
                                         [&](const Client& each) { return each.no() == message.to; });
        if (client == server.clients.end()) continue;
        if (message.text) {
            client->hear(*message.text, log_.last());
        } else {
            client->bye();
            if (client->n()) known_[client->person()] = *client->n();
        }
    }
    for (Client& client : server.clients) collect(client);
    std::erase_if(server.clients, [](const Client& client) { return client.is_gone(); });
    table::Effects& effects = server.effects;
    if (effects.append) server.errands.emplace_back(std::move(*effects.append));
    if (effects.rematch) server.errands.emplace_back(Rematch{});
    if (effects.read_after) server.errands.emplace_back(ReadAfter{*effects.read_after});
    if (effects.find) server.errands.emplace_back(Find{std::move(effects.find->settings)});
    if (effects.prepare) server.errands.emplace_back(Prepare{std::move(effects.prepare->settings)});
    for (const store::Attendee& each : effects.attendees) {
        put(index_of(server), each);
        for (Server& other : servers_) {
            if (settings_.shared) other.errands.emplace_back(Meet{});
        }
    }
    if (effects.given_up) {
        if (effects.given_up->why == table::GivenUp::Why::broken && sound_)
            fail("was given up: " + effects.given_up->message);
        load(server);
    }
}

// Whatever was promised to somebody and not kept is the model's.
void Model::collect(Client& client) {
    for (const std::string& each : client.broken()) fail(each);
}

void Model::run(Server& server, std::size_t nth) {
    const Errand errand = std::move(server.errands[nth]);
    server.errands.erase(server.errands.begin() + static_cast<std::ptrdiff_t>(nth));
    std::visit([&](const auto& each) { answer(server, each); }, errand);
}

void Model::answer(Server& server, const store::Append& append) {
    const auto luck = sound_ ? 99U : dice_.below(100);
    using Kind = store::Trouble::Kind;
    if (luck < 4) return server.room->stored(now(), tl::unexpected{trouble(Kind::broken)});
    if (luck < 8) return server.room->stored(now(), tl::unexpected{trouble(Kind::unreachable)});
    const store::Appended appended = log_.append(append);
    if (appended == store::Appended::done) pass_news(server);
    // Stored, but the answer was lost: only a store beyond a network does that.
    if (luck < 12 && settings_.shared) return server.room->stored(now(), tl::unexpected{trouble(Kind::unreachable)});
    server.room->stored(now(), appended);
}

void Model::pass_news(const Server& from) {
    for (Server& other : servers_) {
        if (&other != &from) other.errands.emplace_back(Heard{log_.last()});
    }
}

void Model::answer(Server& server, const ReadAfter& read) {
    if (!sound_ && dice_.below(10) == 0) {
        return server.room->was_read(now(), tl::unexpected{trouble(store::Trouble::Kind::unreachable)});
    }
    server.room->was_read(now(), std::optional{log_.after(read.number)});
}

void Model::answer(Server& server, const Find& find) {
    if (!sound_ && dice_.below(20) == 0) return server.room->cards_found(now(), table::deny("busy", "by chance"));
    server.room->cards_found(now(), prepared_with(find.settings, 110).playset);
}

void Model::answer(Server& server, const Prepare& prepare) {
    if (!sound_ && dice_.below(10) == 0) return server.room->prepared(now(), table::deny("busy", "by chance"));
    server.room->prepared(now(), prepared_with(prepare.settings, 110));
}

void Model::answer(Server& server, const Rematch& /*rematch*/) {
    if (!sound_ && dice_.below(10) == 0) {
        return server.room->rematch_stored(now(), tl::unexpected{trouble(store::Trouble::Kind::broken)});
    }
    server.room->rematch_stored(now(), store::Appended::done);
}

void Model::answer(Server& server, const Meet& /*meet*/) { server.room->meet(now(), attendees(index_of(server))); }
void Model::answer(Server& server, const Heard& heard) { server.room->written_elsewhere(now(), heard.last); }

void Model::put(std::size_t server, store::Attendee attendee) {
    if (attendee.count == 0) {
        present_[server].erase(attendee.person);
        return;
    }
    if (attendee.arrival == 0) attendee.arrival = ++arrivals_;
    present_[server][attendee.person] = attendee;
}

std::vector<store::Attendee> Model::attendees(std::size_t server) const {
    std::vector<store::Attendee> all;
    for (std::size_t i = 0; i < present_.size(); ++i) {
        for (const auto& [person, attendee] : present_[i]) {
            all.push_back(attendee);
            all.back().elsewhere = i != server;
        }
    }
    std::sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.arrival < b.arrival; });
    return all;
}

void Model::come(Server& server) {
    const std::string& person = dice_.of(people);
    std::optional<store::Number> last;
    if (known_.contains(person) && dice_.below(3) > 0) last = known_[person];
    const GuestNo no{++guests_};
    server.clients.emplace_back(person, no, last);
    const auto entered =
        server.room->enter(now(), std::make_shared<table::Guest>(table::Guest{no, person, "127.0.0.1", {}}), last);
    if (!entered) server.clients.pop_back();
}

void Model::go(Server& server) {
    if (server.clients.empty()) return;
    const auto nth = dice_.below(static_cast<std::uint32_t>(server.clients.size()));
    const Client client = server.clients[nth];
    if (client.n()) known_[client.person()] = *client.n();
    server.clients.erase(server.clients.begin() + nth);
    server.room->leave(now(), client.no());
}

// Who was connected has to come again.
void Model::crash(Server& server) {
    for (const Client& client : server.clients) {
        if (client.n()) known_[client.person()] = *client.n();
    }
    server.clients.clear();
    present_[index_of(server)].clear();
    load(server);
}

void Model::pass_time() {
    time_ += dice_.between(1, 1'500);
    if (dice_.one_in(20)) time_ += 25'000;
    for (Server& server : servers_) {
        const auto due = server.room->wake_at();
        if (!due || *due > time_) continue;
        server.room->wake(now());
        carry_out(server);
    }
}

// More often than not one whose turn it is.
Client& Model::somebody(Server& server) {
    const LiveTable& table = server.room->table();
    if (table.game() != nullptr && dice_.below(3) > 0) {
        for (const Seat seat : table.game()->to_act()) {
            for (Client& client : server.clients) {
                if (table.seats_of(client.person()).has(seat)) return client;
            }
        }
    }
    return server.clients[dice_.below(static_cast<std::uint32_t>(server.clients.size()))];
}

void Model::ask(Server& server, Client& client) {
    auto& sent = sent_[client.person()];
    // Now and then what was sent before.
    json::object request = sent.empty() || !dice_.one_in(40) ? request_of(server, client) : dice_.of(sent);
    const std::set<std::string_view> unanswered{"react", "point", "draft", "look", "read", "lang", "ping"};
    const std::string type{request["type"].get_string()};
    if (!unanswered.contains(type)) {
        if (request.contains("id")) {
            client.asked_again(std::string{request["id"].get_string()});
        } else {
            const std::string id = client.person() + "-" + std::to_string(++requests_);
            request["id"] = id;
            sent.push_back(request);
            client.asked(id);
        }
    }
    auto read = table::read_request(json::serialize(request));
    server.room->receive(now(), client.no(), std::move(*read));
}

json::object Model::action_of(const Server& server, const Client& client) {
    const LiveTable& table = server.room->table();
    const Game& game = *table.game();
    if (game.over()) return {{"type", "rematch"}};
    SeatSet seats;
    for (const Seat seat : game.to_act()) {
        if (table.seats_of(client.person()).has(seat)) seats.add(seat);
    }
    const Seat seat = seats.empty() ? player_.next(game) : *seats.begin();
    json::object request{{"type", "act"}, {"action", write_action(seat, player_.choose(game, seat), *table.names())}};
    if (client.n() && dice_.below(4) > 0) request["n"] = *client.n();
    return request;
}

json::object Model::request_of(const Server& server, const Client& client) {
    const bool plays = server.room->table().game() != nullptr;
    if (plays && dice_.below(10) < 8) return action_of(server, client);
    switch (dice_.below(plays ? 14 : 40)) {
        case 0: return {{"type", "chat"}, {"text", "hello"}, {"name", "Somebody"}};
        case 1: return {{"type", "pause"}};
        case 2: return {{"type", "resume"}};
        case 3: return {{"type", "react"}, {"reaction", "bravo"}};
        case 4: return {{"type", "look"}};
        case 5: return {{"type", "ping"}};
        case 6: return {{"type", "lang"}, {"lang", dice_.below(2) == 0 ? "fr" : "en"}};
        case 7: return {{"type", "read"}, {"cards", {"zqaaaa"}}};
        case 8: return {{"type", "host"}, {"person", dice_.of(people)}};
        case 9: return {{"type", "rematch"}};
        case 10: return {{"type", "leave"}};
        case 11: return {{"type", "bot"}, {"seat", dice_.below(3)}, {"kind", "child"}};
        case 12: return {{"type", "sit"}, {"name", client.person() + "!"}, {"seat", dice_.below(4)}};
        case 13:
            if (dice_.below(8) == 0) return {{"type", "kick"}, {"person", "dan"}};
            return {{"type", "nonsense"}};
        case 14:
        case 15:
        case 16: return {{"type", "sit"}, {"name", client.person() + "?"}};
        case 17: return {{"type", "stand"}, {"seat", dice_.below(3)}};
        case 18:
        case 19: return {{"type", "settings"}, {"settings", {{"turn_seconds", dice_.between(5, 30)}}}};
        case 20: return {{"type", "settings"}, {"settings", {{"listed", dice_.below(2) == 0}}}};
        default: return {{"type", "start"}, {"fill", "child"}};
    }
}

void Model::settle() {
    sound_ = true;
    // Bots play on for as long as they are awaited, so time stands still. What one server stores, the other reads in
    // the next round.
    store::Number before = 0;
    int rounds = 0;
    do {
        before = log_.last();
        for (Server& server : servers_) catch_up(server);
    } while ((log_.last() != before || rounds == 0) && ++rounds < 200);
    check_settled();
}

void Model::catch_up(Server& server) {
    if (server.room->given_up()) load(server);
    server.room->catch_up(now());
    carry_out(server);
    while (!server.errands.empty()) {
        run(server, 0);
        carry_out(server);
    }
}

void Model::check_settled() {
    for (Server& server : servers_) {
        const LiveTable& table = server.room->table();
        if (table.last() != log_.last()) fail("a room does not know all that is stored");
        for (const Client& client : server.clients) {
            if (client.n() != log_.last()) fail(client.person() + " does not know all that is stored");
            for (const std::string& id : client.open()) fail(id + " was never answered");
        }
        check_log(table);
    }
}

// Whoever reads the log has the same table, and each request counted once.
void Model::check_log(const LiveTable& table) {
    Server other;
    other.luck = std::make_unique<SeededLuck>(1);
    load(other);
    if (!other.room) return;
    const LiveTable& read = other.room->table();
    const table::Attendance nobody;
    if (json::serialize(write_table(read, nobody)) != json::serialize(write_table(table, nobody))) {
        fail("the log tells of another table");
    }
    if (state_part(read, onlooker, {}) != state_part(table, onlooker, {})) fail("the log tells of another game");
    std::set<std::pair<std::string, std::string>> counted;
    for (const std::string& text : log_.entries()) {
        const json::object entry = json::parse(text).as_object();
        if (!entry.contains("id")) continue;
        const auto own = std::pair{std::string{entry.at("by").as_string()}, std::string{entry.at("id").as_string()}};
        if (!counted.insert(own).second) fail(own.second + " counted twice");
    }
}

}  // namespace frise::test
