// One end of a WebSocket: connects, sends and receives messages, and says when it is over.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <cstdint>
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

    enum class Kind : std::uint8_t { text, binary };  // of what is sent

    Wire(boost::asio::io_context& context, Ears ears, Kind kind = Kind::text);

    void open(const boost::asio::ip::tcp::endpoint& server, const std::string& path);
    void send(std::string text);
    // At once and without a word.
    void drop();

  private:
    void shake(const std::string& path);
    void read();
    void write();
    void end();

    Ears ears_;
    Kind kind_;
    boost::beast::websocket::stream<boost::asio::ip::tcp::socket, false> socket_;
    boost::beast::flat_buffer buffer_;
    std::vector<std::string> queue_;
    bool writing_ = false;
    bool over_ = false;
};

}  // namespace frise::load
