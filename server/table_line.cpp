// Sending a frame at once.
#include "server/table_line.hpp"

#include <array>
#include <boost/asio/write.hpp>
#include <boost/beast/core/error.hpp>
#include <boost/endian/conversion.hpp>
#include <cstdint>
#include <sys/socket.h>

namespace frise::server {
namespace {

constexpr unsigned char whole_text = 0x81;
constexpr unsigned char whole_goodbye = 0x88;
constexpr unsigned char two_byte_length = 126;
constexpr unsigned char eight_byte_length = 127;

// One after the other on each thread; usual ones need no new memory.
constexpr std::size_t usual_frame = 16'384;

// As RFC 6455 has it, from a server.
void put_head(std::string& frame, std::size_t length) {
    frame += static_cast<char>(whole_text);
    if (length < two_byte_length) {
        frame += static_cast<char>(length);
    } else if (length <= UINT16_MAX) {
        std::array<unsigned char, 2> digits{};
        boost::endian::store_big_u16(digits.data(), static_cast<std::uint16_t>(length));
        frame += static_cast<char>(two_byte_length);
        frame.append(digits.begin(), digits.end());
    } else {
        std::array<unsigned char, 8> digits{};
        boost::endian::store_big_u64(digits.data(), length);
        frame += static_cast<char>(eight_byte_length);
        frame.append(digits.begin(), digits.end());
    }
}

}  // namespace

bool TableLine::send_now(std::string_view text) {
    if (beast_writes_ || goodbye_ || rest_) return false;
    // In one piece, which is cheaper for the system than two.
    thread_local std::string frame;
    frame.clear();
    if (frame.capacity() > usual_frame) frame.shrink_to_fit();
    put_head(frame, text.size());
    frame += text;
    const ssize_t sent = ::send(socket_.native_handle(), frame.data(), frame.size(), MSG_DONTWAIT | MSG_NOSIGNAL);
    if (sent <= 0) return false;
    const auto taken = static_cast<std::size_t>(sent);
    if (taken == frame.size()) return true;
    rest_ = std::make_unique<Rest>(Rest{frame.substr(taken), Timer{socket_.get_executor(), Timer::time_point::max()}});
    boost::asio::async_write(socket_, boost::asio::buffer(rest_->bytes),
                             [self = shared_from_this()](boost::beast::error_code /*Beast will notice*/, std::size_t) {
                                 self->rest_.reset();
                             });
    return true;
}

void TableLine::beast_begins(char first) {
    if (!beast_writes_) goodbye_ = static_cast<unsigned char>(first) == whole_goodbye;
    beast_writes_ = true;
}

}  // namespace frise::server
