// Connecting, reading, writing.
#include "load/wire.hpp"

#include <boost/beast/websocket.hpp>
#include <chrono>
#include <utility>

namespace frise::load {

namespace beast = boost::beast;
using boost::asio::ip::tcp;

Wire::Wire(boost::asio::io_context& context, Ears ears) : ears_{std::move(ears)}, socket_{context} {}

void Wire::open(const tcp::endpoint& server, const std::string& path) {
    socket_.next_layer().async_connect(server, [self = shared_from_this(), path](beast::error_code failed) {
        if (failed) return self->end();
        beast::error_code ignored;
        self->socket_.next_layer().set_option(tcp::no_delay{true}, ignored);
        self->shake(path);
    });
}

void Wire::shake(const std::string& path) {
    beast::websocket::stream_base::timeout patience{};
    patience.handshake_timeout = std::chrono::seconds{30};
    patience.idle_timeout = beast::websocket::stream_base::none();
    socket_.set_option(patience);
    socket_.write_buffer_bytes(512);
    socket_.async_handshake("localhost", path, [self = shared_from_this()](beast::error_code failed) {
        if (failed || self->over_) return self->end();
        self->socket_.text(true);
        self->ears_.opened();
        self->read();
    });
}

void Wire::read() {
    const auto take = [self = shared_from_this()](beast::error_code failed, std::size_t bytes) {
        if (failed || self->over_) return self->end();
        const std::string_view part{self->part_.data(), bytes};
        const bool done = self->socket_.is_message_done();
        if (done && self->message_.empty()) {
            self->ears_.heard(part);
        } else {
            self->message_ += part;
            if (done) self->ears_.heard(std::exchange(self->message_, {}));
        }
        if (!self->over_) self->read();
    };
    socket_.async_read_some(boost::asio::buffer(part_), take);
}

void Wire::send(std::string text) {
    if (over_) return;
    queue_.push_back(std::move(text));
    if (!writing_) write();
}

void Wire::write() {
    writing_ = true;
    socket_.async_write(boost::asio::buffer(queue_.front()),
                        [self = shared_from_this()](beast::error_code failed, std::size_t /*bytes*/) {
                            self->writing_ = false;
                            self->queue_.erase(self->queue_.begin());
                            if (failed) return self->end();
                            if (!self->queue_.empty()) self->write();
                        });
}

void Wire::drop() {
    over_ = true;
    ears_.ended = {};
    beast::error_code ignored;
    socket_.next_layer().close(ignored);
}

void Wire::end() {
    if (over_) return;
    over_ = true;
    beast::error_code ignored;
    socket_.next_layer().close(ignored);
    if (const auto ended = std::exchange(ears_.ended, {})) ended();
}

}  // namespace frise::load
