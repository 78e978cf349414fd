// A server: its threads, its store, and the door.
#pragma once

#include "server/listener.hpp"
#include "server/spare_memory.hpp"

#include <atomic>
#include <memory>
#include <string>
#include <vector>

namespace frise::server {

class Server {
  public:
    // Throws where the address cannot be listened at.
    Server(Settings settings, std::unique_ptr<store::Store> store, const Clock& clock);
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;
    // Stops, if it was not stopped.
    ~Server();

    void start();
    // Waits until what is under way is stored, tells all clients to connect again later, and ends.
    void stop();

    [[nodiscard]] int port() const { return listener_.port(); }
    [[nodiscard]] const Metrics& metrics() const { return metrics_; }
    // For tests, which keep it busy.
    [[nodiscard]] Workshop& workshop() { return house_.workshop; }

    // Puts away tables that nobody came to for long; returns when it is done. While it runs.
    void archive();

  private:
    asio::awaitable<void> put_away();
    // News of other servers over the same store, on the thread of the listening store or the keeper's.
    void receive(const store::News& news);
    void store_reachable(bool reachable);

    Metrics metrics_;
    std::unique_ptr<store::Listening> listening_;
    std::unique_ptr<Keeper> keeper_;
    House house_;
    Gate gate_;
    Api api_;
    std::vector<std::unique_ptr<Shard>> shards_;
    Listener listener_;
    std::atomic<bool> running_ = false;
    SpareMemory spare_memory_;
};

}  // namespace frise::server
