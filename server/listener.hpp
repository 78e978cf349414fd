// Takes connections in, answers HTTP, and leads those who want to a table's thread.
#pragma once

#include "server/api.hpp"
#include "server/gate.hpp"
#include "server/shard.hpp"

#include <boost/asio/ip/tcp.hpp>
#include <memory>
#include <string>
#include <vector>

namespace frise::server {

class Listener {
  public:
    // Throws where the address cannot be listened at.
    Listener(House& house, Gate& gate, Api& api, std::vector<std::unique_ptr<Shard>>& shards);

    void start();
    // Takes nobody in any more.
    void stop();
    [[nodiscard]] int port() const { return port_; }

  private:
    asio::awaitable<void> accept();
    asio::awaitable<void> serve(asio::ip::tcp::socket socket, Shard& here);
    void lead_to_table(asio::ip::tcp::socket socket, std::string address, std::string code, HttpRequest request,
                       Gate::Ticket ticket);
    [[nodiscard]] std::string address_of(const HttpRequest& request, const std::string& peer) const;

    House& house_;
    Gate& gate_;
    Api& api_;
    std::vector<std::unique_ptr<Shard>>& shards_;
    asio::ip::tcp::acceptor acceptor_;
    int port_ = 0;
};

}  // namespace frise::server
