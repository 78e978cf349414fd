// Texts sent past Beast, beside what Beast itself writes, over real sockets.
#include "server/table_socket.hpp"

#include <boost/asio/connect.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>
#include <gtest/gtest.h>
#include <optional>
#include <string>
#include <vector>

namespace frise::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using Texts = std::vector<std::string>;

constexpr std::size_t much = 8'000'000;  // more than the system takes at once

class TableSocketTest : public testing::Test {
  protected:
    TableSocketTest() {
        tcp::acceptor acceptor{context_, {asio::ip::address_v4::loopback(), 0}};
        client_.next_layer().connect(acceptor.local_endpoint());
        TableSocket::next_layer_type accepted{context_};
        acceptor.accept(accepted);
        server_.emplace(TableSocket{std::move(accepted)});
        server_->auto_fragment(false);
        server_->text(true);
        bool open = false;
        server_->async_accept([](beast::error_code failed) { EXPECT_FALSE(failed) << failed.message(); });
        client_.async_handshake("localhost", "/", [&](beast::error_code failed) { open = !failed; });
        run();
        EXPECT_TRUE(open);
        client_.read_message_max(0);
    }

    // Until nothing is left that could happen.
    void run() {
        context_.restart();
        context_.run();
    }
    void read_for_ever() {
        client_.async_read(buffer_, [this](beast::error_code failed, std::size_t) {
            end_ = failed;
            if (failed) return;
            heard_.push_back(beast::buffers_to_string(buffer_.data()));
            buffer_.clear();
            read_for_ever();
        });
    }
    void run_a_while() {
        context_.restart();
        context_.run_for(std::chrono::milliseconds{10});
    }
    template <class Condition>
    void run_until(Condition so) {
        bool done = so();
        for (int i = 0; i < 2000 && !done; ++i) {
            run_a_while();
            done = so();
        }
        EXPECT_TRUE(done);
    }
    bool send_now(const std::string& text) { return server_->next_layer().line()->send_now(text); }
    // Until the system takes no more: the last one is sent in part.
    std::size_t fill() {
        const std::string text(much / 10, 'f');
        std::size_t count = 0;
        while (send_now(text)) ++count;
        return count;
    }

    asio::io_context context_;
    websocket::stream<tcp::socket> client_{context_};
    std::optional<websocket::stream<TableSocket, false>> server_;
    beast::flat_buffer buffer_;
    Texts heard_;
    beast::error_code end_;
};

TEST_F(TableSocketTest, texts_of_any_length_arrive) {
    Texts said;
    for (const std::size_t length : {0U, 1U, 125U, 126U, 127U, 65'535U, 65'536U, 100'000U}) {
        said.emplace_back(length, 'x');
    }
    read_for_ever();
    for (const std::string& text : said) {
        run_until([&] { return send_now(text); });
    }
    run_until([&] { return heard_.size() == said.size(); });
    EXPECT_TRUE(heard_ == said);
}

TEST_F(TableSocketTest, the_rest_of_a_long_text_follows) {
    const std::string text(much, 'x');
    read_for_ever();
    EXPECT_TRUE(send_now(text));
    EXPECT_FALSE(send_now("too early"));
    run_until([&] { return !heard_.empty(); });
    EXPECT_TRUE(heard_ == Texts{text});
    EXPECT_TRUE(send_now("later"));
    run_until([&] { return heard_.size() == 2; });
    EXPECT_EQ(heard_.back(), "later");
}

TEST_F(TableSocketTest, what_beast_writes_waits_for_the_rest) {
    const std::size_t count = fill();
    ASSERT_GT(count, 0U);
    bool written = false;
    bool pinged = false;
    client_.control_callback([&](websocket::frame_type kind, beast::string_view text) {
        pinged = kind == websocket::frame_type::ping && text == "there?";
    });
    server_->async_ping("there?", [](beast::error_code failed) { EXPECT_FALSE(failed); });
    server_->async_write(asio::buffer("by Beast", 8),
                         [&](beast::error_code failed, std::size_t) { written = !failed; });
    run_a_while();
    EXPECT_FALSE(written);
    EXPECT_FALSE(send_now("past both"));
    read_for_ever();
    run_until([&] { return written && heard_.size() > count; });
    EXPECT_TRUE(pinged);
    ASSERT_EQ(heard_.size(), count + 1);
    EXPECT_EQ(heard_.back(), "by Beast");
    for (std::size_t i = 0; i < count; ++i) EXPECT_TRUE(heard_[i] == std::string(much / 10, 'f'));
}

TEST_F(TableSocketTest, nothing_is_sent_into_a_frame_of_beast) {
    const std::string text(much, 'b');
    bool written = false;
    server_->async_write(asio::buffer(text), [&](beast::error_code failed, std::size_t) { written = !failed; });
    EXPECT_FALSE(send_now("into it"));
    run_a_while();
    EXPECT_FALSE(written);
    EXPECT_FALSE(send_now("into it"));
    read_for_ever();
    run_until([&] { return written; });
    EXPECT_TRUE(send_now("after it"));
    run_until([&] { return heard_.size() == 2; });
    EXPECT_TRUE(heard_ == (Texts{text, "after it"}));
}

TEST_F(TableSocketTest, nothing_follows_a_goodbye) {
    EXPECT_TRUE(send_now("last"));
    read_for_ever();
    server_->async_close(websocket::close_code::normal, [](beast::error_code failed) { EXPECT_FALSE(failed); });
    run_until([&] { return end_.failed(); });
    EXPECT_EQ(end_, websocket::error::closed);
    EXPECT_FALSE(send_now("one more"));
    EXPECT_TRUE(heard_ == Texts{"last"});
}

TEST_F(TableSocketTest, a_goodbye_waits_for_the_rest) {
    const std::size_t count = fill();
    server_->async_close(websocket::close_code::normal, [](beast::error_code failed) { EXPECT_FALSE(failed); });
    run_a_while();
    EXPECT_FALSE(send_now("one more"));
    read_for_ever();
    run_until([&] { return end_.failed(); });
    EXPECT_EQ(end_, websocket::error::closed);
    EXPECT_EQ(heard_.size(), count);
}

TEST_F(TableSocketTest, nothing_is_sent_to_somebody_who_is_gone) {
    client_.next_layer().close();
    run_until([&] { return !send_now("hello"); });
}

TEST_F(TableSocketTest, ends_while_much_is_under_way) {
    fill();
    bool failed = false;
    server_->async_write(asio::buffer("never", 5),
                         [&](beast::error_code error, std::size_t) { failed = error.failed(); });
    run_a_while();
    server_.reset();
    run();
    EXPECT_TRUE(failed);
}

}  // namespace
}  // namespace frise::server
