// Sending a frame at once.
#include "server/table_socket.hpp"

#include <array>
#include <boost/asio/write.hpp>
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

TableSocket::~TableSocket() {
    boost::beast::error_code ignored;
    if (line_) line_->socket.close(ignored);
}

bool TableSocket::send_now(std::string_view text) {
    if (line_->beast_writes || line_->goodbye || line_->rest) return false;
    // In one piece, which is cheaper for the system than two.
    thread_local std::string frame;
    frame.clear();
    if (frame.capacity() > usual_frame) frame.shrink_to_fit();
    put_head(frame, text.size());
    frame += text;
    const ssize_t sent = ::send(line_->socket.native_handle(), frame.data(), frame.size(), MSG_DONTWAIT | MSG_NOSIGNAL);
    if (sent <= 0) return false;
    const auto taken = static_cast<std::size_t>(sent);
    if (taken == frame.size()) return true;
    line_->rest.emplace(Rest{frame.substr(taken), Timer{get_executor(), Timer::time_point::max()}});
    boost::asio::async_write(
        line_->socket, boost::asio::buffer(line_->rest->bytes),
        [line = line_](boost::beast::error_code /*Beast will notice*/, std::size_t) { line->rest.reset(); });
    return true;
}

void TableSocket::Line::beast_begins(char first) {
    if (!beast_writes) goodbye = static_cast<unsigned char>(first) == whole_goodbye;
    beast_writes = true;
}

}  // namespace frise::server
