// Sending a frame at once.
#include "server/table_socket.hpp"

#include <array>
#include <boost/asio/write.hpp>
#include <boost/endian/conversion.hpp>
#include <cstdint>
#include <sys/socket.h>
#include <sys/uio.h>

namespace frise::server {
namespace {

constexpr unsigned char whole_text = 0x81;
constexpr unsigned char whole_goodbye = 0x88;
constexpr unsigned char two_byte_length = 126;
constexpr unsigned char eight_byte_length = 127;

// The head of a frame, as RFC 6455 has it, from a server.
struct Head {
    std::array<unsigned char, 10> bytes{whole_text};
    std::size_t size = 2;
};

Head head_for(std::size_t length) {
    Head head;
    if (length < two_byte_length) {
        head.bytes[1] = static_cast<unsigned char>(length);
    } else if (length <= UINT16_MAX) {
        head.bytes[1] = two_byte_length;
        boost::endian::store_big_u16(&head.bytes[2], static_cast<std::uint16_t>(length));
        head.size += 2;
    } else {
        head.bytes[1] = eight_byte_length;
        boost::endian::store_big_u64(&head.bytes[2], length);
        head.size += 8;
    }
    return head;
}

}  // namespace

TableSocket::~TableSocket() {
    boost::beast::error_code ignored;
    if (line_) line_->socket.close(ignored);
}

bool TableSocket::send_now(std::string_view text) {
    if (line_->beast_writes || line_->goodbye || line_->rest) return false;
    Head head = head_for(text.size());
    // The system only reads it.
    std::array<iovec, 2> parts{{{head.bytes.data(), head.size}, {const_cast<char*>(text.data()), text.size()}}};
    msghdr message{};
    message.msg_iov = parts.data();
    message.msg_iovlen = parts.size();
    const ssize_t sent = ::sendmsg(line_->socket.native_handle(), &message, MSG_DONTWAIT | MSG_NOSIGNAL);
    if (sent <= 0) return false;
    const auto taken = static_cast<std::size_t>(sent);
    if (taken == head.size + text.size()) return true;
    std::string bytes{reinterpret_cast<const char*>(head.bytes.data()), head.size};
    bytes += text;
    bytes.erase(0, taken);
    line_->rest.emplace(Rest{std::move(bytes), Timer{get_executor(), Timer::time_point::max()}});
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
