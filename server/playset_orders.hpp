// Has playsets made beside the tables and the store, each once for all who want it at the same time.
#pragma once

#include "server/keeper.hpp"
#include "server/playsets.hpp"
#include "server/workshop.hpp"

#include <boost/asio/awaitable.hpp>
#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace frise::server {

class PlaysetOrders {
  public:
    // Of one customer, as long as tables use them: who has as many chooses no others.
    static constexpr std::size_t most_bytes_each = 200'000'000;

    PlaysetOrders(Playsets& playsets, Keeper& keeper, Workshop& workshop, std::size_t most_bytes = most_bytes_each)
        : playsets_{playsets}, keeper_{keeper}, workshop_{workshop}, most_bytes_{most_bytes} {}
    PlaysetOrders(const PlaysetOrders&) = delete;
    PlaysetOrders& operator=(const PlaysetOrders&) = delete;
    ~PlaysetOrders() = default;

    // For settings whose decks were named. `chosen`: somebody wants them now, and they may be refused as too large.
    // `customer`: whose share of the workshop it takes.
    asio::awaitable<Granted<PlaysetPtr>> get(std::string customer, TableSettings settings, bool chosen);
    // Who waits is forgotten; after the workshop has closed, and before the contexts of those who wait end.
    void close();

  private:
    using Made = Granted<PlaysetPtr>;
    using Tell = std::function<void(const Made&)>;

    void order(const std::string& customer, const TableSettings& settings, bool chosen, const Tell& tell);
    // These are on a thread of the workshop.
    Made make(const std::string& customer, const TableSettings& settings, bool chosen);
    [[nodiscard]] bool have_enough(const std::string& customer);
    void charge(const std::string& customer, const PlaysetPtr& playset);

    Playsets& playsets_;
    Keeper& keeper_;
    Workshop& workshop_;
    const std::size_t most_bytes_;
    std::mutex mutex_;
    std::map<std::string, std::vector<Tell>> waiting_;  // by what they wait for
    struct Charged {
        std::string customer;
        std::weak_ptr<const Playset> playset;
        std::size_t bytes = 0;
    };
    std::vector<Charged> charged_;
};

}  // namespace frise::server
