// The way to somebody at a table, shared by Beast, which reads and writes its frames, and by who sends past it. Neither
// ever writes into a frame of the other.
#pragma once

#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <memory>
#include <string>
#include <string_view>

namespace frise::server {

// Outlives the connection when something is still being written, which then fails.
class TableLine : public std::enable_shared_from_this<TableLine> {
  public:
    // On the thread of its table, known by its type: nothing has to be looked up for each message.
    using Executor = boost::asio::io_context::executor_type;
    using Socket = boost::asio::basic_stream_socket<boost::asio::ip::tcp, Executor>;
    using Timer = boost::asio::basic_waitable_timer<std::chrono::steady_clock,
                                                    boost::asio::wait_traits<std::chrono::steady_clock>, Executor>;

    explicit TableLine(Socket socket) : socket_{std::move(socket)} {}

    // Whether the text was sent, as one message. It is not while a frame is under way, nor after a goodbye: Beast knows
    // what to do then. What the system does not take of it follows by itself, before anything else.
    bool send_now(std::string_view text);

    // Beast writes a part of a frame, which begins so if it is the first; and has written it, or a part of it.
    void beast_begins(char first);
    void beast_wrote(bool all) { beast_writes_ = !all; }
    // Ends when all of the last text was sent; none: it was.
    [[nodiscard]] Timer* rest_sent() { return rest_ ? &rest_->sent : nullptr; }

    [[nodiscard]] Socket& socket() { return socket_; }

  private:
    struct Rest {
        std::string bytes;
        Timer sent;
    };

    // Those who tell many people something look at all of this, so it lies together.
    bool beast_writes_ = false;  // or has written a part of a frame
    bool goodbye_ = false;       // Beast's last frame
    std::unique_ptr<Rest> rest_;
    Socket socket_;
};

}  // namespace frise::server
