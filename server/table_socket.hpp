// The socket under a WebSocket to a table, through which Beast reads and writes its frames. A text that the system
// takes at once is sent past Beast, at much less cost.
#pragma once

#include "server/table_line.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/asio/buffers_iterator.hpp>
#include <boost/asio/compose.hpp>
#include <boost/beast/core/error.hpp>
#include <boost/beast/websocket/teardown.hpp>
#include <cstddef>
#include <memory>
#include <utility>

namespace frise::server {

class TableSocket {
  public:
    using executor_type = TableLine::Executor;
    using next_layer_type = TableLine::Socket;

    explicit TableSocket(next_layer_type socket) : line_{std::make_shared<TableLine>(std::move(socket))} {}
    TableSocket(TableSocket&&) = default;
    TableSocket& operator=(TableSocket&&) = delete;
    TableSocket(const TableSocket&) = delete;
    TableSocket& operator=(const TableSocket&) = delete;
    ~TableSocket() {
        boost::beast::error_code ignored;
        if (line_) line_->socket().close(ignored);
    }

    [[nodiscard]] const std::shared_ptr<TableLine>& line() const { return line_; }

    executor_type get_executor() { return line_->socket().get_executor(); }
    next_layer_type& next_layer() { return line_->socket(); }
    [[nodiscard]] const next_layer_type& next_layer() const { return line_->socket(); }

    template <class Buffers, class Token>
    auto async_read_some(const Buffers& buffers, Token&& token) {
        return line_->socket().async_read_some(first_of(buffers), std::forward<Token>(token));
    }
    template <class Buffers, class Token>
    auto async_write_some(const Buffers& buffers, Token&& token) {
        return boost::asio::async_compose<Token, void(boost::beast::error_code, std::size_t)>(
            WriteSome<Buffers>{line_, buffers}, token, line_->socket());
    }

  private:
    // The system reads into one buffer at less cost than into several; there is room enough in one.
    template <class Buffers>
    static boost::asio::mutable_buffer first_of(const Buffers& buffers) {
        const auto end = boost::asio::buffer_sequence_end(buffers);
        for (auto it = boost::asio::buffer_sequence_begin(buffers); it != end; ++it) {
            const boost::asio::mutable_buffer buffer{*it};
            if (buffer.size() != 0) return buffer;
        }
        return {};
    }

    // Beast's: waits for the rest of a text, then writes.
    template <class Buffers>
    struct WriteSome {
        std::shared_ptr<TableLine> line;
        Buffers buffers;

        template <class Self>
        void operator()(Self& self) {
            const auto first = boost::asio::buffers_begin(buffers);
            if (first != boost::asio::buffers_end(buffers)) line->beast_begins(*first);
            if (auto* sent = line->rest_sent()) return sent->async_wait(std::move(self));
            line->socket().async_write_some(buffers, std::move(self));
        }
        template <class Self>
        void operator()(Self& self, boost::beast::error_code /*it was sent, or never will be*/) {
            line->socket().async_write_some(buffers, std::move(self));
        }
        template <class Self>
        void operator()(Self& self, boost::beast::error_code failed, std::size_t bytes) {
            line->beast_wrote(bytes >= boost::asio::buffer_size(buffers));
            self.complete(failed, bytes);
        }
    };

    std::shared_ptr<TableLine> line_;
};

// Beast's way to end a connection.
template <class Handler>
void async_teardown(boost::beast::role_type role, TableSocket& socket, Handler&& handler) {
    using boost::beast::websocket::async_teardown;
    async_teardown(role, socket.next_layer(), std::forward<Handler>(handler));
}

}  // namespace frise::server
