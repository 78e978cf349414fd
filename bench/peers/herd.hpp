// Sockets of players on one thread, all waited for together. Players share the machine with the server that they
// measure, so they have to cost little: here each message is one read, where Asio tries a second time before it waits
// again; and the system looks at a socket only when something has come.
#pragma once

#include <array>
#include <cerrno>
#include <chrono>
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

    Herd() {
        if (all_ < 0) throw std::system_error{errno, std::generic_category()};
    }
    Herd(const Herd&) = delete;
    Herd& operator=(const Herd&) = delete;
    ~Herd() { ::close(all_); }

    void add(int socket, std::shared_ptr<Member> member) {
        const auto place = static_cast<std::size_t>(socket);
        if (members_.size() <= place) members_.resize(place + 1);
        members_[place] = std::move(member);
        epoll_event wanted{.events = EPOLLIN | EPOLLRDHUP | EPOLLET, .data = {.fd = socket}};
        if (::epoll_ctl(all_, EPOLL_CTL_ADD, socket, &wanted) != 0) {
            throw std::system_error{errno, std::generic_category()};
        }
    }
    void close(int socket) {
        members_[static_cast<std::size_t>(socket)].reset();
        ::close(socket);
    }

    // What has come, or comes within this time.
    void serve(std::chrono::milliseconds patience) {
        // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): written before it is read
        std::array<epoll_event, 256> ready;
        const int count =
            ::epoll_wait(all_, ready.data(), static_cast<int>(ready.size()), static_cast<int>(patience.count()));
        for (int i = 0; i < count; ++i) read(ready[static_cast<std::size_t>(i)]);
    }

  private:
    void read(const epoll_event& event) {
        const int socket = event.data.fd;
        const auto place = static_cast<std::size_t>(socket);
        const std::shared_ptr<Member> member = members_[place];
        // Less than there is room for is all there was, unless that was the end.
        bool more = true;
        // Those who were read before may have closed it.
        while (more && member && members_[place] == member) {
            const ssize_t bytes = ::recv(socket, buffer_.data(), buffer_.size(), MSG_DONTWAIT);
            if (bytes < 0 && errno == EAGAIN) return;
            if (bytes <= 0) return member->ended();
            more = static_cast<std::size_t>(bytes) == buffer_.size() || event.events != EPOLLIN;
            member->received({buffer_.data(), static_cast<std::size_t>(bytes)});
        }
    }

    int all_ = ::epoll_create1(EPOLL_CLOEXEC);
    std::vector<std::shared_ptr<Member>> members_;  // by socket
    std::array<char, 65'536> buffer_{};
};

}  // namespace frise::bench
