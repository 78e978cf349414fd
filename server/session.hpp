// A WebSocket connection to a table.
#pragma once

#include "server/gate.hpp"
#include "server/shard.hpp"
#include "server/table_socket.hpp"

#include <array>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <memory>
#include <string>
#include <vector>

namespace frise::server {

namespace beast = boost::beast;
using HttpRequest = beast::http::request<beast::http::string_body>;

class Session final : public Connection, public std::enable_shared_from_this<Session> {
  public:
    Session(House& house, Gate& gate, std::string from, TableSocket socket, Gate::Ticket ticket);
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;
    ~Session() override;

    // Shakes hands, and talks until either side leaves.
    static asio::awaitable<void> run(std::shared_ptr<Session> self, Shard& shard, std::string code,
                                     HttpRequest request);

    void send(Text text) override;
    void dismiss(std::string_view reason) override;

  private:
    asio::awaitable<bool> read();
    asio::awaitable<bool> introduce(Shard& shard, const std::string& code);
    asio::awaitable<store::Stored<bool>> recognise(const std::string& token);
    void listen();
    void receive();
    void end();
    void too_fast(std::string_view id);
    void warn();
    void complain(std::string_view code, std::string_view message);
    void write();
    void count_sent(std::size_t bytes);
    void shut();
    void drop();
    // A client that sent nothing for some time gets a ping.
    void watch();
    void notice_silence();

    // The members that every send() reads lie together, at the beginning.
    bool writing_ = false;
    bool leaving_ = false;
    bool shutting_ = false;
    bool pinging_ = false;
    int silence_ = 0;  // how many times in a row nothing came until the timer ran out
    std::shared_ptr<TableLine> line_;
    House& house_;
    Gate& gate_;
    beast::websocket::stream<TableSocket, false> socket_;
    TableLine::Timer silence_timer_;
    std::array<char, 256> part_{};  // most messages are shorter
    std::string message_;
    std::vector<Text> queue_;  // the first one is being sent
    std::size_t queued_bytes_ = 0;
    beast::websocket::close_code goodbye_ = beast::websocket::close_code::normal;
    Guest guest_;  // until they come in
    GuestNo no_{};
    std::shared_ptr<HostedRoom> room_;
    Credits requests_;
    Credits talks_;
    int warnings_ = 0;
    Gate::Ticket ticket_;
};

}  // namespace frise::server
