// One thread of the server, with the tables that live on it. A table never leaves its thread, and its guests come to
// it: nothing about a table needs a lock.
#pragma once

#include "server/hosted_room.hpp"
#include "server/secret.hpp"

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/steady_timer.hpp>
#include <memory>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

namespace frise::server {

class Shard {
  public:
    explicit Shard(House& house);
    Shard(const Shard&) = delete;
    Shard& operator=(const Shard&) = delete;
    ~Shard() = default;

    [[nodiscard]] asio::io_context& context() { return context_; }
    void start();
    void stop();
    void join();

    // On this thread. Loads the table if need be; nothing if there is none. `customer`: who wants it, if that takes
    // work.
    asio::awaitable<store::Stored<std::shared_ptr<HostedRoom>>> room(std::string code, std::string customer);
    void dismiss_all(std::string_view reason);
    // What other servers over the same store did.
    void receive(const store::News& news);
    void store_unreachable();
    void store_back();

  private:
    // A table that is being loaded: others who want it wait, and news of it from other servers is kept meanwhile.
    struct Awaited {
        asio::steady_timer done;
        Number last = 0;  // that another server wrote
        bool news_lost = false;
    };
    class Loading {
      public:
        Loading(Shard& shard, const std::string& code);
        Loading(const Loading&) = delete;
        Loading& operator=(const Loading&) = delete;
        ~Loading();

        [[nodiscard]] const Awaited& awaited() const { return *awaited_; }

      private:
        Shard& shard_;
        const std::string& code_;
        std::shared_ptr<Awaited> awaited_;
    };

    void forget(const HostedRoom& room);
    void wake_all();
    asio::awaitable<store::Stored<std::shared_ptr<HostedRoom>>> load(const std::string& code, std::string customer);

    House& house_;
    SystemLuck luck_;
    // Handlers still queued in the context use this when they are destroyed: it has to outlive the context.
    std::unordered_map<std::string, std::shared_ptr<Awaited>> loading_;
    asio::io_context context_{1};
    asio::executor_work_guard<asio::io_context::executor_type> open_{
        context_.get_executor()};  // runs also with nothing to do
    std::unordered_map<std::string, std::shared_ptr<HostedRoom>> rooms_;
    std::thread thread_;
    std::shared_ptr<void> clock_moved_;
};

// A table lives on the same one of them all the time.
Shard& shard_of(const std::vector<std::unique_ptr<Shard>>& shards, const std::string& code);

}  // namespace frise::server
