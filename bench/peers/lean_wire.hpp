// A player's end of a WebSocket, as load::Wire is one, but one of a herd. It asks for no extensions and gets each
// message in one frame; a server that sends anything else has lost it.
#pragma once

#include "bench/peers/herd.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/endian/conversion.hpp>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <sys/socket.h>
#include <utility>

namespace frise::bench {

class LeanWire final : public Herd::Member, public std::enable_shared_from_this<LeanWire> {
  public:
    // Those of a table, for all its seats.
    class Ears {
      public:
        Ears() = default;
        Ears(const Ears&) = delete;
        Ears& operator=(const Ears&) = delete;
        virtual ~Ears() = default;
        virtual void opened(std::size_t seat) = 0;
        virtual void heard(std::size_t seat, std::string_view message) = 0;
        virtual void ended() = 0;  // once, unless it was dropped from this side
    };

    enum class Kind : std::uint8_t { text, binary };  // of what is sent

    LeanWire(boost::asio::io_context& context, Herd& herd, Ears& ears, std::size_t seat, Kind kind)
        : herd_{herd}, ears_{&ears}, seat_{seat}, kind_{kind}, opening_{std::make_unique<Opening>(context)} {}

    void open(const boost::asio::ip::tcp::endpoint& server, const std::string& path) {
        using boost::beast::http::field;
        opening_->request.target(path);
        opening_->request.set(field::host, "localhost");
        opening_->request.set(field::connection, "Upgrade");
        opening_->request.set(field::upgrade, "websocket");
        opening_->request.set(field::sec_websocket_version, "13");
        opening_->request.set(field::sec_websocket_key, "c2l4dGVlbiBieXRlcyBvaw==");
        opening_->socket.async_connect(server, [self = shared_from_this()](boost::system::error_code failed) {
            if (failed || self->over_) return self->ended();
            self->ask();
        });
    }
    void send(std::string_view text) { send_frame(kind_ == Kind::text ? text_frame : binary_frame, text); }
    // At once and without a word.
    void drop() {
        ears_ = nullptr;
        ended();
    }

    void received(std::string_view bytes) override {
        if (rest_.empty()) {
            bytes.remove_prefix(take(bytes));
            rest_ = bytes;
        } else {
            rest_ += bytes;
            rest_.erase(0, take(rest_));
        }
    }
    void ended() override {
        if (std::exchange(over_, true)) return;
        if (socket_ >= 0) herd_.close(socket_);
        opening_.reset();
        if (ears_ != nullptr) ears_->ended();
    }

  private:
    // Until it is a WebSocket.
    struct Opening {
        explicit Opening(boost::asio::io_context& context) : socket{context} {}
        boost::asio::ip::tcp::socket socket;
        boost::beast::http::request<boost::beast::http::empty_body> request{boost::beast::http::verb::get, "/", 11};
        boost::beast::http::response_parser<boost::beast::http::empty_body> answer;
        boost::beast::flat_buffer buffer;
    };

    static constexpr unsigned text_frame = 1;
    static constexpr unsigned binary_frame = 2;
    static constexpr unsigned close_frame = 8;
    static constexpr unsigned ping_frame = 9;
    static constexpr unsigned pong_frame = 10;
    static constexpr unsigned whole = 0x80;  // a message in one frame
    static constexpr unsigned masked = 0x80;
    static constexpr std::size_t two_byte_length = 126;
    static constexpr std::size_t eight_byte_length = 127;

    void ask() {
        boost::system::error_code ignored;
        opening_->socket.set_option(boost::asio::ip::tcp::no_delay{true}, ignored);
        boost::beast::http::async_write(opening_->socket, opening_->request,
                                        [self = shared_from_this()](boost::system::error_code failed, std::size_t) {
                                            if (failed || self->over_) return self->ended();
                                            self->hear_answer();
                                        });
    }
    void hear_answer() {
        boost::beast::http::async_read_header(
            opening_->socket, opening_->buffer, opening_->answer,
            [self = shared_from_this()](boost::system::error_code failed, std::size_t) {
                if (failed || self->over_) return self->ended();
                self->join();
            });
    }
    // From now on it is the herd that waits for it, and Asio no more.
    void join() {
        const std::unique_ptr<Opening> opening = std::move(opening_);
        if (opening->answer.get().result() != boost::beast::http::status::switching_protocols) return ended();
        socket_ = opening->socket.release();
        herd_.add(socket_, shared_from_this());
        ears_->opened(seat_);
        const auto first = opening->buffer.data();
        if (!over_) received({static_cast<const char*>(first.data()), first.size()});
    }

    // How many of the bytes were whole frames.
    std::size_t take(std::string_view bytes) {
        std::size_t taken = 0;
        while (!over_) {
            const std::string_view rest = bytes.substr(taken);
            if (rest.size() < 2) break;
            const auto number = [&rest](std::size_t at) { return static_cast<unsigned char>(rest[at]); };
            std::size_t head = 2;
            std::uint64_t length = number(1);
            if (length == two_byte_length) head += 2;
            if (length == eight_byte_length) head += 8;
            if (rest.size() < head) break;
            const auto* digits = reinterpret_cast<const unsigned char*>(rest.data()) + 2;
            if (head == 4) length = boost::endian::load_big_u16(digits);
            if (head == 10) length = boost::endian::load_big_u64(digits);
            if (rest.size() - head < length) break;
            taken += head + length;
            take_frame(number(0), rest.substr(head, length));
        }
        return taken;
    }
    void take_frame(unsigned first, std::string_view text) {
        switch (first ^ whole) {
            case text_frame:
            case binary_frame: return ears_->heard(seat_, text);
            case ping_frame: return send_frame(pong_frame, text);
            case pong_frame: return;
            default: return ended();  // a goodbye, or a part of a message
        }
    }
    // What clients send has to be masked; a mask of zeros changes nothing.
    void send_frame(unsigned kind, std::string_view text) {
        if (over_ || socket_ < 0) return;
        std::string frame;
        frame.reserve(text.size() + 14);
        frame += static_cast<char>(whole | kind);
        if (text.size() < two_byte_length) {
            frame += static_cast<char>(masked | text.size());
        } else {
            frame += static_cast<char>(masked | two_byte_length);
            frame += static_cast<char>(text.size() >> 8U);
            frame += static_cast<char>(text.size() & 0xFFU);
        }
        frame.append(4, '\0');
        frame += text;
        // Players say little: what does not fit now is as good as lost.
        const ssize_t sent = ::send(socket_, frame.data(), frame.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
        if (sent != static_cast<ssize_t>(frame.size())) ended();
    }

    Herd& herd_;
    Ears* ears_;
    std::size_t seat_;
    Kind kind_;
    std::unique_ptr<Opening> opening_;
    int socket_ = -1;
    std::string rest_;  // of a frame that has not come whole
    bool over_ = false;
};

}  // namespace frise::bench
