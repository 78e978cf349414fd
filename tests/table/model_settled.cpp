// What has to be true once nothing is under way any more.
#include "tests/table/model.hpp"

#include <algorithm>
#include <set>
#include <utility>

namespace frise::test {

namespace json = boost::json;
using table::LiveTable;

// Of what others wrote each room has heard, or will. Bots would play on, so time stands still.
void Model::settle() {
    sound_ = true;
    for (Server& server : servers_) carry_out(server);
    while (Server* server = one_with_errands()) {
        run(*server, dice_.below(static_cast<std::uint32_t>(server->errands.size())));
        carry_out(*server);
    }
    check_settled();
    sound_ = false;
}

Model::Server* Model::one_with_errands() {
    std::vector<Server*> busy;
    for (Server& each : servers_) {
        if (each.errands.empty() && each.store_away) look_for_store(each);
        if (!each.errands.empty()) busy.push_back(&each);
    }
    return busy.empty() ? nullptr : dice_.of(busy);
}

// The room does so by itself.
void Model::look_for_store(Server& server) {
    const auto due = server.room->wake_at();
    server.store_away = due.has_value();
    if (!due) return fail("a room no longer looks for the store");
    time_ = std::max(time_, *due);
    server.room->wake(now());
    carry_out(server);
}

void Model::check_settled() {
    for (Server& server : servers_) {
        const LiveTable& table = server.room->table();
        if (table.last() != log_.last()) fail("a room does not know all that is stored");
        for (const Client& client : server.clients) check_known(client, table);
        check_log(table);
    }
}

void Model::check_known(const Client& client, const LiveTable& table) {
    if (client.n() != log_.last()) fail(client.person() + " does not know all that is stored");
    if (client.on_hold()) fail(client.person() + " was not told that the store is back");
    for (const std::string& id : client.open()) fail(id + " was never answered");
    const auto view = client.view();
    if (!view) return;
    const json::value state = json::parse(state_part(table, viewer_for(table, client.person()), {}));
    if (!state.is_object() || state.at("view") != *view) fail(client.person() + " has another game before their eyes");
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
