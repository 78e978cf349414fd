// One end of a WebSocket: connects, sends and receives messages, and says when it is over.
#pragma once

#include <array>
#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace frise::load {

class Wire : public std::enable_shared_from_this<Wire> {
  public:
    struct Ears {
        std::function<void()> opened;
        std::function<void(std::string_view)> heard;
        std::function<void()> ended;  // once, unless it was dropped from this side
    };

    Wire(boost::asio::io_context& context, Ears ears);

    void open(const boost::asio::ip::tcp::endpoint& server, const std::string& path);
    void send(std::string text);
    // At once and without a word.
    void drop();

  private:
    // Its thread is known by type: nothing has to be looked up for each message.
    using Socket = boost::asio::basic_stream_socket<boost::asio::ip::tcp, boost::asio::io_context::executor_type>;

    void shake(const std::string& path);
    void read();
    void write();
    void end();

    Ears ears_;
    boost::beast::websocket::stream<Socket, false> socket_;
    std::array<char, 1024> part_{};  // most messages are shorter
    std::string message_;            // of a longer one, what came so far
    std::vector<std::string> queue_;
    bool writing_ = false;
    bool over_ = false;
};

}  // namespace frise::load
