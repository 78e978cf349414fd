// The socket under a WebSocket to a table. Beast reads and writes its frames through it. A text that the system takes
// at once is sent past Beast, at much less cost; neither ever writes into a frame of the other.
#pragma once

#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/buffers_iterator.hpp>
#include <boost/asio/compose.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/error.hpp>
#include <boost/beast/websocket/teardown.hpp>
#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace frise::server {

class TableSocket {
  public:
    // On the thread of its table, known by its type: nothing has to be looked up for each message.
    using executor_type = boost::asio::io_context::executor_type;
    using next_layer_type = boost::asio::basic_stream_socket<boost::asio::ip::tcp, executor_type>;

    explicit TableSocket(next_layer_type socket) : line_{std::make_shared<Line>(std::move(socket))} {}
    TableSocket(TableSocket&&) = default;
    TableSocket& operator=(TableSocket&&) = delete;
    TableSocket(const TableSocket&) = delete;
    TableSocket& operator=(const TableSocket&) = delete;
    ~TableSocket();

    // Whether the text was sent, as one message. It is not while a frame is under way, nor after a goodbye: Beast knows
    // what to do then. What the system does not take of it follows by itself, before anything else.
    bool send_now(std::string_view text);

    executor_type get_executor() { return line_->socket.get_executor(); }
    next_layer_type& next_layer() { return line_->socket; }
    [[nodiscard]] const next_layer_type& next_layer() const { return line_->socket; }

    template <class Buffers, class Token>
    auto async_read_some(const Buffers& buffers, Token&& token) {
        return line_->socket.async_read_some(buffers, std::forward<Token>(token));
    }
    template <class Buffers, class Token>
    auto async_write_some(const Buffers& buffers, Token&& token) {
        return boost::asio::async_compose<Token, void(boost::beast::error_code, std::size_t)>(
            WriteSome<Buffers>{line_, buffers}, token, line_->socket);
    }

  private:
    using Timer = boost::asio::basic_waitable_timer<std::chrono::steady_clock,
                                                    boost::asio::wait_traits<std::chrono::steady_clock>, executor_type>;

    // What is still to be sent of a text.
    struct Rest {
        std::string bytes;
        Timer sent;  // ends then
    };

    // Outlives the rest when something is still being written, which then fails.
    struct Line {
        explicit Line(next_layer_type socket) : socket{std::move(socket)} {}
        void beast_begins(char first);

        next_layer_type socket;
        std::optional<Rest> rest;
        bool beast_writes = false;  // or has written a part of a frame
        bool goodbye = false;       // Beast's last frame
    };

    // Beast's: waits for the rest of a text, then writes.
    template <class Buffers>
    struct WriteSome {
        std::shared_ptr<Line> line;
        Buffers buffers;

        template <class Self>
        void operator()(Self& self) {
            const auto first = boost::asio::buffers_begin(buffers);
            if (first != boost::asio::buffers_end(buffers)) line->beast_begins(*first);
            if (line->rest) return line->rest->sent.async_wait(std::move(self));
            line->socket.async_write_some(buffers, std::move(self));
        }
        template <class Self>
        void operator()(Self& self, boost::beast::error_code /*it was sent, or never will be*/) {
            line->socket.async_write_some(buffers, std::move(self));
        }
        template <class Self>
        void operator()(Self& self, boost::beast::error_code failed, std::size_t bytes) {
            line->beast_writes = bytes < boost::asio::buffer_size(buffers);
            self.complete(failed, bytes);
        }
    };

    std::shared_ptr<Line> line_;
};

// Beast's way to end a connection.
template <class Handler>
void async_teardown(boost::beast::role_type role, TableSocket& socket, Handler&& handler) {
    using boost::beast::websocket::async_teardown;
    async_teardown(role, socket.next_layer(), std::forward<Handler>(handler));
}

}  // namespace frise::server
