// People who play a random game to its end over sockets, with somebody listening to all of them.
#pragma once

#include "tests/server/eavesdropper.hpp"
#include "tests/server/hall.hpp"
#include "tests/support/picker.hpp"
#include "tests/support/random_player.hpp"

#include <memory>
#include <string>
#include <vector>

namespace frise::test {

// A server with people who come back every evening.
struct Club {
    std::shared_ptr<Ledger> ledger = std::make_shared<Ledger>();
    Hall hall{quick_settings(), std::make_unique<LedgerStore>(ledger)};
    server::Playsets playsets;  // as the server has them
    std::vector<Somebody> people;
    Club();
};

class Evening {
  public:
    // Around a table, with a deck that everything can be told from.
    Evening(Club& club, GameId game, std::uint64_t seed);
    void play();

  private:
    struct Guest {
        Somebody who;  // without a token: an onlooker
        std::unique_ptr<Client> client;
        std::size_t read = 0;  // of what the client heard
        std::unique_ptr<Eavesdropper> ears;
    };

    void open(const Terms& terms, std::size_t cards);
    void sit(Guest& guest, std::size_t seat, bool also);
    Guest& add(const Somebody& who);
    Guest& guest_on(Seat seat);
    // Until all have heard of the last entry.
    void gather();
    void listen(Guest& guest);
    void act(Seat seat, const Action& action);
    // Something that is no move: it may not tell anything either.
    void interrupt();
    void ask_around();
    void come_back(Guest& guest);
    HttpReply get(const std::string& path) const;

    Club& club_;
    Dice dice_;
    RandomPlayer player_;
    std::string code_;
    std::string deck_;
    bool telling_icons_ = false;
    std::unique_ptr<Truth> truth_;
    std::vector<std::unique_ptr<Guest>> guests_;
};

}  // namespace frise::test
