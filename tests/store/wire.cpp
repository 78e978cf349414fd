// Bytes from here to there and back.
#include "tests/store/wire.hpp"

#include <array>
#include <chrono>
#include <netinet/in.h>
#include <poll.h>
#include <stdexcept>
#include <sys/socket.h>
#include <unistd.h>

namespace frise::store_test {
namespace {

sockaddr_in here(int port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    return address;
}

}  // namespace

Wire::Wire(int server_port)
    : server_port_{server_port}, listener_{::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0)} {
    auto address = here(0);
    socklen_t size = sizeof address;
    auto* any = reinterpret_cast<sockaddr*>(&address);
    if (::bind(listener_, any, size) != 0 || ::listen(listener_, 20) != 0 ||
        ::getsockname(listener_, any, &size) != 0) {
        throw std::runtime_error{"there is no port for a wire"};
    }
    port_ = ntohs(address.sin_port);
    thread_ = std::thread{[this] { run(); }};
}

Wire::~Wire() {
    ending_ = true;
    thread_.join();
    ::close(listener_);
    for (const auto& [one, other] : ends_) {
        ::close(one);
        ::close(other);
    }
}

void Wire::run() {
    while (!ending_) {
        if (cut_) {
            std::this_thread::sleep_for(std::chrono::milliseconds{5});
            continue;
        }
        std::vector<pollfd> all{{listener_, POLLIN, 0}};
        for (const auto& [one, other] : ends_) {
            all.push_back({one, POLLIN, 0});
            all.push_back({other, POLLIN, 0});
        }
        if (::poll(all.data(), all.size(), 5) <= 0 || cut_) continue;
        for (std::size_t i = ends_.size(); i-- > 0;) {
            const auto [one, other] = ends_[i];
            const bool open = (all[2 * i + 1].revents == 0 || pass_on(one, other)) &&
                              (all[2 * i + 2].revents == 0 || pass_on(other, one));
            if (open) continue;
            ::close(one);
            ::close(other);
            ends_.erase(ends_.begin() + static_cast<std::ptrdiff_t>(i));
        }
        if (all[0].revents != 0) take_in();
    }
}

void Wire::take_in() {
    const int client = ::accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC);
    if (client < 0) return;
    const int server = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const auto address = here(server_port_);
    if (::connect(server, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0) {
        ends_.emplace_back(client, server);
        return;
    }
    ::close(client);
    ::close(server);
}

bool Wire::pass_on(int from, int to) {
    std::array<char, 65536> bytes{};
    const auto size = ::recv(from, bytes.data(), bytes.size(), 0);
    if (size <= 0) return false;
    for (ssize_t sent = 0; sent < size;) {
        const auto more = ::send(to, bytes.data() + sent, static_cast<std::size_t>(size - sent), MSG_NOSIGNAL);
        if (more <= 0) return false;
        sent += more;
    }
    return true;
}

}  // namespace frise::store_test
