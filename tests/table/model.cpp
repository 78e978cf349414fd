// What happens at the table of the model, by chance.
#include "tests/table/model.hpp"

#include <algorithm>

namespace frise::test {

namespace json = boost::json;
using table::LiveTable;
using table::Room;

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
    server.store_away = false;
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
        if (dice_.below(2) == 0) {
            server.store_away = true;
            server.room->store_away(now());
        }
        server.room->catch_up(now());
    } else if (dice_.below(10) == 0) {
        crash(server);
    }
    carry_out(server);
}

void Model::carry_out(Server& server) {
    Room& room = *server.room;
    room.take_effects(server.effects);
    for (Client& client : server.clients) client.breathe();
    for (const table::Effects::Message& message : server.effects.messages) {
        const auto client = std::find_if(server.clients.begin(), server.clients.end(),
                                         [&](const Client& each) { return each.no() == message.to; });
        if (client == server.clients.end()) continue;
        if (message.text) {
            client->hear(*message.text, log_.last());
        } else {
            client->bye();
            if (client->n()) known_[client->person()] = client->memory();
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

// Who was connected has to come again.
void Model::crash(Server& server) {
    for (const Client& client : server.clients) {
        if (client.n()) known_[client.person()] = client.memory();
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

}  // namespace frise::test
