// A client that speaks no protocol but says any bytes, and the frames of a WebSocket to say.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>
#include <chrono>
#include <string>
#include <string_view>

namespace frise::test {

// A connection that says anything, byte by byte.
class Raw {
  public:
    explicit Raw(int port) {
        socket_.connect({boost::asio::ip::address_v4::loopback(), static_cast<boost::asio::ip::port_type>(port)});
    }
    void say(std::string_view bytes) {
        boost::system::error_code ignored;
        boost::asio::write(socket_, boost::asio::buffer(bytes), ignored);
    }
    // All that comes until the server ends the connection, or for some time.
    std::string rest() {
        std::string all;
        boost::asio::async_read(socket_, boost::asio::dynamic_buffer(all),
                                [](auto /*ended*/, std::size_t /*bytes*/) {});
        context_.restart();
        context_.run_for(std::chrono::seconds{15});
        return all;
    }
    // Speaks WebSocket from now on.
    bool upgrade(const std::string& code) {
        say("GET /api/tables/" + code +
            "/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n");
        std::string head;
        boost::system::error_code failed;
        boost::asio::read_until(socket_, boost::asio::dynamic_buffer(head), "\r\n\r\n", failed);
        return head.find(" 101 ") != std::string::npos;
    }
    boost::asio::ip::tcp::socket& socket() { return socket_; }

  private:
    boost::asio::io_context context_;
    boost::asio::ip::tcp::socket socket_{context_};
};

// A masked frame with a mask of zeros.
inline std::string frame(int first_byte, std::string_view payload) {
    std::string bytes{static_cast<char>(first_byte)};
    if (payload.size() < 126) {
        bytes += static_cast<char>(0x80U | payload.size());
    } else {
        bytes += static_cast<char>(0xFE);
        bytes += static_cast<char>(payload.size() >> 8U);
        bytes += static_cast<char>(payload.size() & 0xFFU);
    }
    return bytes + std::string(4, '\0') + std::string{payload};
}

}  // namespace frise::test
