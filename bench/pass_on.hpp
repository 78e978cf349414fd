// The ceiling: a bare WebSocket server of the same library that only passes each message on to the sockets of its
// table. It knows no game, stores nothing and parses nothing.
#pragma once

#include <algorithm>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <functional>
#include <memory>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

namespace frise::bench {

class PassOn {
  public:
    PassOn(int port, unsigned threads) : acceptor_{first_} {
        for (unsigned i = 0; i < threads; ++i) halls_.push_back(std::make_unique<Hall>());
        const boost::asio::ip::tcp::endpoint endpoint{boost::asio::ip::address_v4::loopback(),
                                                      static_cast<boost::asio::ip::port_type>(port)};
        acceptor_.open(endpoint.protocol());
        acceptor_.set_option(boost::asio::ip::tcp::acceptor::reuse_address{true});
        acceptor_.bind(endpoint);
        acceptor_.listen(4096);
    }

    [[nodiscard]] int port() const { return acceptor_.local_endpoint().port(); }

    // Until the process is killed.
    void run() {
        accept();
        for (const auto& hall : halls_) {
            hall->work.emplace(boost::asio::make_work_guard(hall->context));
            hall->thread = std::thread{[&hall] { hall->context.run(); }};
        }
        first_.run();
    }

  private:
    class Guest;
    struct Hall {
        boost::asio::io_context context{1};
        std::optional<boost::asio::executor_work_guard<boost::asio::io_context::executor_type>> work;
        std::unordered_map<std::string, std::vector<std::shared_ptr<Guest>>> tables;
        std::thread thread;
    };

    class Guest : public std::enable_shared_from_this<Guest> {
      public:
        Guest(Hall& hall, boost::asio::ip::tcp::socket socket) : hall_{hall}, socket_{std::move(socket)} {}

        void open(const boost::beast::http::request<boost::beast::http::string_body>& request) {
            table_ = std::string{request.target()};
            auto held = std::make_shared<boost::beast::http::request<boost::beast::http::string_body>>(request);
            socket_.async_accept(*held, [self = shared_from_this(), held](boost::system::error_code failed) {
                if (failed) return;
                self->socket_.text(true);
                self->hall_.tables[self->table_].push_back(self);
                self->read();
            });
        }

      private:
        void read() {
            socket_.async_read(buffer_, [self = shared_from_this()](boost::system::error_code failed, std::size_t) {
                auto& table = self->hall_.tables[self->table_];
                if (failed) {
                    std::erase(table, self);
                    return;
                }
                const auto text = std::make_shared<const std::string>(
                    static_cast<const char*>(self->buffer_.data().data()), self->buffer_.size());
                self->buffer_.consume(self->buffer_.size());
                for (const auto& guest : table) guest->send(text);
                self->read();
            });
        }
        void send(std::shared_ptr<const std::string> text) {
            queue_.push_back(std::move(text));
            if (queue_.size() == 1) write();
        }
        void write() {
            socket_.async_write(boost::asio::buffer(*queue_.front()),
                                [self = shared_from_this()](boost::system::error_code failed, std::size_t) {
                                    self->queue_.erase(self->queue_.begin());
                                    if (!failed && !self->queue_.empty()) self->write();
                                });
        }

        Hall& hall_;
        boost::beast::websocket::stream<boost::asio::ip::tcp::socket, false> socket_;
        boost::beast::flat_buffer buffer_;
        std::vector<std::shared_ptr<const std::string>> queue_;
        std::string table_;
    };

    void accept() {
        acceptor_.async_accept([this](boost::system::error_code failed, boost::asio::ip::tcp::socket socket) {
            if (!failed) welcome(std::move(socket));
            accept();
        });
    }
    // Reads who wants to which table, and brings the socket to that table's thread.
    void welcome(boost::asio::ip::tcp::socket socket) {
        struct Arrival {
            boost::asio::ip::tcp::socket socket;
            boost::beast::flat_buffer buffer;
            boost::beast::http::request<boost::beast::http::string_body> request;
        };
        auto arrival = std::make_shared<Arrival>(Arrival{std::move(socket), {}, {}});
        boost::beast::http::async_read(
            arrival->socket, arrival->buffer, arrival->request,
            [this, arrival](boost::system::error_code failed, std::size_t) {
                if (failed) return;
                Hall& hall = *halls_[std::hash<std::string>{}(std::string{arrival->request.target()}) % halls_.size()];
                arrival->socket.set_option(boost::asio::ip::tcp::no_delay{true}, failed);
                const auto handle = arrival->socket.release(failed);
                boost::asio::post(hall.context, [&hall, handle, request = arrival->request] {
                    std::make_shared<Guest>(
                        hall, boost::asio::ip::tcp::socket{hall.context, boost::asio::ip::tcp::v4(), handle})
                        ->open(request);
                });
            });
    }

    boost::asio::io_context first_{1};
    boost::asio::ip::tcp::acceptor acceptor_;
    std::vector<std::unique_ptr<Hall>> halls_;
};

}  // namespace frise::bench
