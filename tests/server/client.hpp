// Clients of a server on loopback, for tests: HTTP calls and WebSocket connections that wait for what they expect.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <boost/json.hpp>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace frise::test {

struct HttpReply {
    int status = 0;
    boost::json::value body;
    std::string text;
    std::vector<std::pair<std::string, std::string>> headers;

    [[nodiscard]] std::string header(std::string_view name) const;
};

struct HttpAsk {
    std::string verb = "GET";
    std::string path;
    std::string body;
    std::string token;
    std::vector<std::pair<std::string, std::string>> headers;
};

HttpReply ask(int port, const HttpAsk& request);

struct Somebody {
    std::string person;
    std::string token;
};
Somebody new_person(int port, std::string_view name);
// The code of a new table.
std::string new_table(int port, const Somebody& host, const boost::json::object& wish);

// The code of a refusal; empty: it was granted.
std::string refusal(const boost::json::object& answer);
// Those of one type.
std::vector<boost::json::object> of_type(const std::vector<boost::json::object>& messages, std::string_view type);

class Client {
  public:
    struct Hello {
        std::string token;
        std::optional<std::int64_t> last;
        std::string lang = "en";
        std::string origin;
    };

    // Connects and says hello.
    Client(int port, const std::string& code, const Hello& hello);
    Client(int port, const std::string& code, const Somebody& who)
        : Client{port, code, Hello{who.token, {}, "en", {}}} {}
    Client(const Client&) = delete;
    Client& operator=(const Client&) = delete;
    ~Client();

    void say(const boost::json::object& message);
    void say_text(std::string_view text, bool binary = false);
    // The next message; throws after some seconds without one.
    boost::json::object next();
    // The next one of this type; others are skipped.
    boost::json::object next(std::string_view type);
    // Says it and waits for what came of it: a message with its id.
    boost::json::object request(boost::json::object message);
    // What came until the server answered a ping: all that it said before.
    std::vector<boost::json::object> settle();
    // Nothing but the end of the connection comes any more.
    bool closed();
    // Without a goodbye, as when a phone falls into the sea.
    void drop();

    // All that ever came, byte for byte.
    [[nodiscard]] const std::vector<std::string>& heard() const { return heard_; }
    [[nodiscard]] std::int64_t number() const { return number_; }

  private:
    std::optional<boost::json::object> read();

    boost::asio::io_context context_;
    std::unique_ptr<boost::beast::websocket::stream<boost::asio::ip::tcp::socket>> socket_;
    std::vector<std::string> heard_;
    std::int64_t number_ = 0;
};

}  // namespace frise::test
