// Sockets of players on one thread, all waited for together. Players share the machine with the server that they
// measure, so they have to cost little: here each message is one read, where Asio tries a second time before it waits
// again.
#pragma once

#include <array>
#include <boost/asio/io_context.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <cerrno>
#include <memory>
#include <string_view>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <system_error>
#include <unistd.h>
#include <vector>

namespace frise::bench {

class Herd {
  public:
    class Member {
      public:
        Member() = default;
        Member(const Member&) = delete;
        Member& operator=(const Member&) = delete;
        virtual ~Member() = default;
        virtual void received(std::string_view bytes) = 0;
        virtual void ended() = 0;
    };

    explicit Herd(boost::asio::io_context& context) : all_{context, ::epoll_create1(EPOLL_CLOEXEC)} { wait(); }

    void add(int socket, std::shared_ptr<Member> member) {
        const auto place = static_cast<std::size_t>(socket);
        if (members_.size() <= place) members_.resize(place + 1);
        members_[place] = std::move(member);
        epoll_event wanted{.events = EPOLLIN, .data = {.fd = socket}};
        if (::epoll_ctl(all_.native_handle(), EPOLL_CTL_ADD, socket, &wanted) != 0) {
            throw std::system_error{errno, std::generic_category()};
        }
    }
    void close(int socket) {
        members_[static_cast<std::size_t>(socket)].reset();
        ::close(socket);
    }

  private:
    void wait() {
        all_.async_wait(boost::asio::posix::stream_descriptor::wait_read, [this](boost::system::error_code cancelled) {
            if (cancelled) return;
            serve();
            wait();
        });
    }
    void serve() {
        std::array<epoll_event, 256> ready{};
        const int count = ::epoll_wait(all_.native_handle(), ready.data(), static_cast<int>(ready.size()), 0);
        for (int i = 0; i < count; ++i) read(ready[static_cast<std::size_t>(i)].data.fd);
    }
    void read(int socket) {
        // Those who were read before may have closed it.
        const std::shared_ptr<Member> member = members_[static_cast<std::size_t>(socket)];
        if (!member) return;
        const ssize_t bytes = ::recv(socket, buffer_.data(), buffer_.size(), MSG_DONTWAIT);
        if (bytes > 0) return member->received({buffer_.data(), static_cast<std::size_t>(bytes)});
        if (bytes < 0 && errno == EAGAIN) return;
        member->ended();
    }

    boost::asio::posix::stream_descriptor all_;
    std::vector<std::shared_ptr<Member>> members_;  // by socket
    std::array<char, 65'536> buffer_{};
};

}  // namespace frise::bench
