// A table of two people who have both sat down, for tests to go on from.
#pragma once

#include "tests/server/hall.hpp"

#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <utility>

namespace frise::test {

class TwoAtATable : public testing::Test {
  public:
    explicit TwoAtATable(server::Settings settings = quick_settings()) : hall{std::move(settings)} {}

    // What all are told about the second one's sitting down.
    boost::json::object sit_down(const boost::json::object& wish = {}) {
        boost::json::object all{{"name", "Ana"}, {"game", "classic"}, {"seats", 2}};
        for (const auto& [key, value] : wish) all[key] = value;
        code = new_table(hall.port(), ana, all);
        first = join(ana);
        second = join(ben);
        return second->request({{"type", "sit"}, {"name", "Ben"}});
    }
    // How the game begins for the second one.
    boost::json::object start() const {
        first->request({{"type", "start"}});
        return second->next("began");
    }
    // Somebody who has come in.
    std::unique_ptr<Client> join(const Client::Hello& hello) {
        auto client = std::make_unique<Client>(hall.port(), code, hello);
        client->next("welcome");
        return client;
    }
    std::unique_ptr<Client> join(const Somebody& who) { return join(Client::Hello{who.token, {}, "en", {}}); }

    // Puts the first card of the one who is to act somewhere.
    boost::json::object play(Client& client, int seat, int gap = 0) {
        const boost::json::object seen = look(client);
        const boost::json::value card = seen.at("view").at("hands").at(static_cast<std::size_t>(seat)).at(0);
        return client.request({{"type", "act"}, {"action", place(seat, card, gap)}});
    }
    static boost::json::object look(Client& client) {
        client.say({{"type", "look"}});
        return client.next("state").at("state").as_object();
    }
    static boost::json::object place(int seat, const boost::json::value& card, int gap) {
        return {{"seat", seat}, {"type", "place"}, {"card", card}, {"gap", gap}};
    }

    Hall hall;
    Somebody ana = new_person(hall.port(), "Ana");
    Somebody ben = new_person(hall.port(), "Ben");
    Somebody cleo = new_person(hall.port(), "Cleo");
    std::string code;
    std::unique_ptr<Client> first;
    std::unique_ptr<Client> second;
};

}  // namespace frise::test
