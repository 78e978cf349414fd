// Talking to a server, and waiting.
#include "tests/server/client.hpp"

#include <atomic>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>
#include <stdexcept>

namespace frise::test {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace json = boost::json;
using asio::ip::tcp;

namespace {

constexpr auto patience = std::chrono::seconds{20};

// Starts something and runs it to its end, or throws where it takes too long.
template <class Start>
beast::error_code wait_for(asio::io_context& context, const Start& start) {
    std::optional<beast::error_code> result;
    start([&](beast::error_code failed, std::size_t /*bytes*/ = 0) { result = failed; });
    context.restart();
    context.run_for(patience);
    if (!result) throw std::runtime_error{"nothing came from the server"};
    return *result;
}

tcp::endpoint loopback(int port) { return {asio::ip::address_v4::loopback(), static_cast<asio::ip::port_type>(port)}; }

}  // namespace

std::string HttpReply::header(std::string_view name) const {
    for (const auto& [field, value] : headers) {
        if (beast::iequals(field, name)) return value;
    }
    return {};
}

HttpReply ask(int port, const HttpAsk& request) {
    asio::io_context context;
    tcp::socket socket{context};
    socket.connect(loopback(port));
    http::request<http::string_body> message;
    message.method_string(request.verb);
    message.target(request.path);
    message.version(11);
    message.set(http::field::host, "localhost:" + std::to_string(port));
    if (!request.token.empty()) message.set(http::field::authorization, "Bearer " + request.token);
    for (const auto& [name, value] : request.headers) message.set(name, value);
    message.body() = request.body;
    message.prepare_payload();
    http::write(socket, message);
    beast::flat_buffer buffer;
    http::response_parser<http::string_body> parser;
    parser.skip(request.verb == "HEAD");
    const auto failed_to_read =
        wait_for(context, [&](auto done) { http::async_read(socket, buffer, parser, std::move(done)); });
    if (failed_to_read) throw std::runtime_error{"no answer: " + failed_to_read.message()};
    const auto response = parser.release();
    HttpReply reply{static_cast<int>(response.result_int()), nullptr, response.body(), {}};
    for (const auto& field : response) reply.headers.emplace_back(field.name_string(), field.value());
    json::error_code failed;
    json::value value = json::parse(reply.text, failed);
    if (!failed) reply.body = std::move(value);
    return reply;
}

Somebody new_person(int port, std::string_view name) {
    const HttpReply reply = ask(port, {"POST", "/api/people", json::serialize(json::object{{"name", name}}), {}, {}});
    if (reply.status != 201) throw std::runtime_error{"no person: " + reply.text};
    return {json::value_to<std::string>(reply.body.at("person")), json::value_to<std::string>(reply.body.at("token"))};
}

std::string new_table(int port, const Somebody& host, const json::object& wish) {
    const HttpReply reply = ask(port, {"POST", "/api/tables", json::serialize(wish), host.token, {}});
    if (reply.status != 201) throw std::runtime_error{"no table: " + reply.text};
    return json::value_to<std::string>(reply.body.at("table"));
}

std::string refusal(const json::object& answer) {
    if (answer.at("type") != "refused") return {};
    return json::value_to<std::string>(answer.at("code"));
}

std::vector<json::object> of_type(const std::vector<json::object>& messages, std::string_view type) {
    std::vector<json::object> found;
    for (const json::object& each : messages) {
        if (each.at("type") == json::value(type)) found.push_back(each);
    }
    return found;
}

Client::Client(int port, const std::string& code, const Hello& hello)
    : socket_{std::make_unique<beast::websocket::stream<tcp::socket>>(context_)} {
    socket_->next_layer().connect(loopback(port));
    socket_->next_layer().set_option(tcp::no_delay{true});
    socket_->set_option(beast::websocket::stream_base::decorator([&](beast::websocket::request_type& request) {
        if (!hello.origin.empty()) request.set(http::field::origin, hello.origin);
    }));
    socket_->handshake("localhost:" + std::to_string(port), "/api/tables/" + code + "/socket");
    json::object message{{"type", "hello"}, {"lang", hello.lang}};
    if (!hello.token.empty()) message["token"] = hello.token;
    if (hello.last) message["last"] = *hello.last;
    say(message);
}

Client::~Client() { drop(); }

void Client::say(const json::object& message) { say_text(json::serialize(message)); }

void Client::say_text(std::string_view text, bool binary) {
    socket_->binary(binary);
    wait_for(context_, [&](auto done) { socket_->async_write(asio::buffer(text), std::move(done)); });
}

std::optional<json::object> Client::read() {
    beast::flat_buffer buffer;
    const auto failed = wait_for(context_, [&](auto done) { socket_->async_read(buffer, std::move(done)); });
    if (failed) return std::nullopt;
    heard_.push_back(beast::buffers_to_string(buffer.data()));
    json::object message = json::parse(heard_.back()).as_object();
    if (const json::value* number = message.if_contains("n")) number_ = number->to_number<std::int64_t>();
    return message;
}

json::object Client::next() {
    auto message = read();
    if (!message) throw std::runtime_error{"the connection ended"};
    return std::move(*message);
}

json::object Client::next(std::string_view type) {
    while (true) {
        json::object message = next();
        if (message.at("type") == json::value(type)) return message;
    }
}

json::object Client::request(json::object message) {
    static std::atomic<int> requests = 0;  // of all clients: somebody may come back as another one
    const std::string id = "t" + std::to_string(++requests);
    message["id"] = id;
    say(message);
    while (true) {
        json::object answer = next();
        if (answer.contains("id") && answer.at("id") == json::value(id)) return answer;
    }
}

std::vector<json::object> Client::settle() {
    say({{"type", "ping"}});
    std::vector<json::object> messages;
    while (true) {
        json::object message = next();
        if (message.at("type") == "pong") return messages;
        messages.push_back(std::move(message));
    }
}

bool Client::closed() {
    try {
        while (read()) {
        }
    } catch (const std::exception&) {
        return false;
    }
    return true;
}

void Client::drop() {
    beast::error_code ignored;
    socket_->next_layer().close(ignored);
}

}  // namespace frise::test
