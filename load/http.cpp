// Asking, and asking again.
#include "load/http.hpp"

#include <boost/beast/http.hpp>
#include <chrono>
#include <thread>

namespace frise::load {

namespace beast = boost::beast;
namespace http = beast::http;
namespace json = boost::json;

namespace {

constexpr auto between_tries = std::chrono::milliseconds{100};
constexpr int unavailable = 503;

}  // namespace

std::optional<Http::Answer> Http::ask(const std::string& verb, const std::string& path, const std::string& token,
                                      const json::object& body) {
    const std::string text = body.empty() ? std::string{} : json::serialize(body);
    std::optional<Answer> answer;
    for (int i = 0; i < tries_; ++i) {
        answer = try_once(verb, path, token, text);
        if (answer && answer->status != unavailable) return answer;
        server_ = (server_ + 1) % servers_.size();
        beast::error_code ignored;
        socket_.close(ignored);
        buffer_.consume(buffer_.size());
        if (i > 0) std::this_thread::sleep_for(between_tries);
    }
    return answer;
}

std::optional<Http::Answer> Http::try_once(const std::string& verb, const std::string& path, const std::string& token,
                                           const std::string& body) {
    beast::error_code failed;
    if (!socket_.is_open()) {
        socket_.connect(servers_[server_], failed);
        if (failed) return std::nullopt;
        socket_.set_option(boost::asio::ip::tcp::no_delay{true}, failed);
    }
    http::request<http::string_body> request;
    request.method_string(verb);
    request.target(path);
    request.version(11);
    request.set(http::field::host, "localhost");
    if (!token.empty()) request.set(http::field::authorization, "Bearer " + token);
    if (!body.empty()) request.set(http::field::content_type, "application/json");
    request.body() = body;
    request.prepare_payload();
    http::write(socket_, request, failed);
    if (failed) return std::nullopt;
    http::response_parser<http::string_body> parser;
    parser.body_limit(256U << 20U);
    http::read(socket_, buffer_, parser, failed);
    if (failed) return std::nullopt;
    if (!parser.get().keep_alive()) socket_.close(failed);
    Answer answer{static_cast<int>(parser.get().result_int()), nullptr};
    answer.body = json::parse(parser.get().body(), failed);
    return answer;
}

}  // namespace frise::load
