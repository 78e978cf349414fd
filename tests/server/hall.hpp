// A server for a test: in this process, on a port of its own, with a clock that the test moves.
#pragma once

#include "server/server.hpp"
#include "store/memory_store.hpp"
#include "tests/server/client.hpp"

#include <memory>
#include <utility>

namespace frise::test {

inline server::Settings quick_settings() {
    server::Settings settings;
    settings.port = 0;
    settings.threads = 2;
    settings.bot_pace_ms = 0;
    settings.http_per_second = 0;
    settings.requests_per_second = 0;
    settings.max_tables_per_hour = 100'000;
    return settings;
}

class Hall {
  public:
    explicit Hall(server::Settings settings = quick_settings(),
                  std::unique_ptr<store::Store> store = store::make_memory_store())
        : clock{1'790'000'000'000}, server_{std::move(settings), std::move(store), clock} {
        server_.start();
    }

    [[nodiscard]] int port() const { return server_.port(); }
    server::Server& server() { return server_; }

    server::ManualClock clock;

  private:
    server::Server server_;
};

}  // namespace frise::test
