// Who comes to the table of the model, and what they ask for.
#include "engine/codec/action_json.hpp"
#include "tests/table/model.hpp"

#include <set>
#include <string_view>
#include <utility>

namespace frise::test {

namespace json = boost::json;
using table::GuestNo;
using table::LiveTable;

namespace {

const std::vector<std::string> people{"ana", "ben", "cleo", "dan", ""};

}  // namespace

void Model::come(Server& server) {
    const std::string& person = dice_.of(people);
    Client::Memory known;
    if (known_.contains(person) && dice_.below(3) > 0) known = std::move(known_.extract(person).mapped());
    const GuestNo no{++guests_};
    const auto last = known.n;
    server.clients.emplace_back(person, no, std::move(known));
    const auto entered =
        server.room->enter(now(), std::make_shared<table::Guest>(table::Guest{no, person, "127.0.0.1", {}}), last);
    if (!entered) server.clients.pop_back();
}

void Model::go(Server& server) {
    if (server.clients.empty()) return;
    const auto nth = dice_.below(static_cast<std::uint32_t>(server.clients.size()));
    const Client client = server.clients[nth];
    if (client.n()) known_[client.person()] = client.memory();
    server.clients.erase(server.clients.begin() + nth);
    server.room->leave(now(), client.no());
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

}  // namespace frise::test
