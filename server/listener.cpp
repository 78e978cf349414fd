// Accepting connections.
#include "server/listener.hpp"

#include "server/log.hpp"
#include "server/secret.hpp"

#include <array>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <chrono>
#include <functional>
#include <optional>

namespace frise::server {
namespace {

using asio::ip::tcp;

constexpr auto request_time = std::chrono::seconds{20};
constexpr std::uint32_t longest_header = 8192;
// What was read and not parsed yet. Beast has no other limit for the lines between the parts of a body, and for those
// that follow it.
constexpr std::size_t most_buffered = 16'384;

using RequestParser = http::request_parser<http::string_body>;

// Beast's own limit is for what waits to be parsed: of a header that comes line by line, nothing waits.
asio::awaitable<void> read_head(beast::tcp_stream& stream, beast::flat_buffer& buffer, RequestParser& parser,
                                beast::error_code& failed) {
    std::size_t parsed = 0;
    while (true) {
        const std::size_t used = parser.put(buffer.data(), failed);
        buffer.consume(used);
        parsed += used;
        if (failed != http::error::need_more) co_return;
        const std::size_t room = beast::read_size(buffer, most_buffered);
        if (parsed > longest_header || room == 0) {
            failed = http::error::header_limit;
            co_return;
        }
        const std::size_t bytes =
            co_await stream.async_read_some(buffer.prepare(room), asio::redirect_error(asio::use_awaitable, failed));
        if (failed) co_return;
        buffer.commit(bytes);
    }
}

asio::awaitable<void> read_head_and_body(beast::tcp_stream& stream, beast::flat_buffer& buffer, RequestParser& parser,
                                         beast::error_code& failed) {
    co_await read_head(stream, buffer, parser, failed);
    if (failed || parser.is_done()) co_return;
    co_await http::async_read(stream, buffer, parser, asio::redirect_error(asio::use_awaitable, failed));
}

asio::awaitable<void> say(beast::tcp_stream& stream, HttpResponse response, const HttpRequest& request) {
    beast::error_code failed;
    seal(response, request);
    if (request.method() == http::verb::head) response.body().clear();
    stream.expires_after(request_time);
    co_await http::async_write(stream, response, asio::redirect_error(asio::use_awaitable, failed));
    if (failed || !response.keep_alive()) stream.close();
}

// A file may take long to go through a thin line: as long as it moves, it is given more time.
asio::awaitable<void> hand_over(beast::tcp_stream& stream, HttpAnswer answer, const HttpRequest& request) {
    seal(answer.response, request);
    http::response<http::span_body<const char>> whole{std::move(answer.response.base())};
    whole.body() = {answer.file->data(), answer.file->size()};
    whole.content_length(answer.file->size());
    http::response_serializer<http::span_body<const char>> serializer{whole};
    beast::error_code failed;
    if (request.method() == http::verb::head) {
        stream.expires_after(request_time);
        co_await http::async_write_header(stream, serializer, asio::redirect_error(asio::use_awaitable, failed));
    }
    while (request.method() != http::verb::head && !failed && !serializer.is_done()) {
        stream.expires_after(request_time);
        co_await http::async_write_some(stream, serializer, asio::redirect_error(asio::use_awaitable, failed));
    }
    if (failed || !whole.keep_alive()) stream.close();
}

// An answer before all was read, and the last one. Reads on for a moment: what is unread when a connection ends takes
// the answer with it.
asio::awaitable<void> turn_away(beast::tcp_stream& stream, HttpResponse response, HttpRequest request) {
    constexpr auto moment = std::chrono::seconds{2};
    constexpr int most_reads = 1000;
    beast::error_code failed;
    request.keep_alive(false);
    seal(response, request);
    stream.expires_after(moment);
    co_await http::async_write(stream, response, asio::redirect_error(asio::use_awaitable, failed));
    stream.socket().shutdown(tcp::socket::shutdown_send, failed);
    std::array<char, 16'384> ignored{};
    for (int i = 0; i < most_reads && !failed; ++i) {
        co_await stream.async_read_some(asio::buffer(ignored), asio::redirect_error(asio::use_awaitable, failed));
    }
}

// What is wrong with a request that could not be read; nothing where the connection just ended.
std::optional<HttpResponse> complaint_about(beast::error_code failed) {
    if (failed == http::error::body_limit) {
        return error_answer(http::status::payload_too_large, "too-long", "that is too long");
    }
    if (failed == http::error::header_limit || failed == http::error::buffer_overflow) {
        return error_answer(http::status::request_header_fields_too_large, "too-long",
                            "the header, or a line beside the body, is too long");
    }
    if (failed == http::error::end_of_stream || failed == http::error::partial_message) return std::nullopt;
    if (failed.category() != http::make_error_code(http::error::bad_method).category()) return std::nullopt;
    return error_answer(http::status::bad_request, "bad-request", "this is no HTTP");
}

}  // namespace

Listener::Listener(House& house, Gate& gate, Api& api, std::vector<std::unique_ptr<Shard>>& shards)
    : house_{house}, gate_{gate}, api_{api}, shards_{shards}, acceptor_{shards.front()->context()} {
    const tcp::endpoint endpoint{asio::ip::make_address(house.settings.address),
                                 static_cast<asio::ip::port_type>(house.settings.port)};
    acceptor_.open(endpoint.protocol());
    acceptor_.set_option(tcp::acceptor::reuse_address{true});
    acceptor_.bind(endpoint);
    acceptor_.listen(4096);
    port_ = acceptor_.local_endpoint().port();
}

void Listener::start() { asio::co_spawn(shards_.front()->context(), accept(), logged); }

void Listener::stop() {
    asio::post(shards_.front()->context(), [this] {
        beast::error_code ignored;
        acceptor_.close(ignored);
    });
}

asio::awaitable<void> Listener::accept() {
    for (std::size_t next = 0; acceptor_.is_open(); ++next) {
        Shard& shard = *shards_[next % shards_.size()];
        beast::error_code failed;
        tcp::socket socket =
            co_await acceptor_.async_accept(shard.context(), asio::redirect_error(asio::use_awaitable, failed));
        if (failed == asio::error::operation_aborted || failed == asio::error::bad_descriptor) co_return;
        if (failed) {
            // No descriptors left, or the like: others have to go first.
            log_seldom("accept-failed", {{"message", failed.message()}});
            asio::steady_timer pause{shards_.front()->context(), std::chrono::milliseconds{50}};
            co_await pause.async_wait(asio::redirect_error(asio::use_awaitable, failed));
            continue;
        }
        asio::co_spawn(shard.context(), serve(std::move(socket), shard), logged);
    }
}

std::string Listener::address_of(const HttpRequest& request, const std::string& peer) const {
    if (!house_.settings.behind_proxy) return peer;
    // The last one is what our own proxy saw.
    const std::string_view forwarded = request["X-Forwarded-For"];
    const std::size_t comma = forwarded.rfind(',');
    std::string_view last = comma == std::string_view::npos ? forwarded : forwarded.substr(comma + 1);
    while (last.starts_with(' ')) last.remove_prefix(1);
    return last.empty() || last.size() > 64 ? peer : std::string{last};
}

asio::awaitable<void> Listener::serve(tcp::socket socket, Shard& /*here*/) {
    beast::error_code failed;
    const auto remote = socket.remote_endpoint(failed);
    if (failed) co_return;
    const std::string peer = remote.address().to_string();
    socket.set_option(tcp::no_delay{true}, failed);
    beast::tcp_stream stream{std::move(socket)};
    // Whoever stands behind a proxy is known by the first request only.
    Gate::Ticket ticket = house_.settings.behind_proxy ? Gate::Ticket{} : gate_.admit(peer);
    if (!ticket && !house_.settings.behind_proxy) {
        log_seldom("connection-refused", {{"address", peer}});
        co_await turn_away(stream, error_answer(http::status::service_unavailable, "full", "too many connections"), {});
        co_return;
    }
    beast::flat_buffer buffer{most_buffered};
    while (stream.socket().is_open()) {
        RequestParser parser;
        parser.header_limit(longest_header);
        parser.body_limit(static_cast<std::uint64_t>(house_.settings.max_upload));
        stream.expires_after(request_time);
        co_await read_head_and_body(stream, buffer, parser, failed);
        if (failed) {
            if (auto complaint = complaint_about(failed)) {
                co_await turn_away(stream, std::move(*complaint), std::move(parser.get()));
            }
            co_return;
        }
        HttpRequest request = parser.release();
        const std::string address = address_of(request, peer);
        if (!ticket) ticket = gate_.admit(address);
        if (!ticket) {
            log_seldom("connection-refused", {{"address", address}});
            co_await say(stream, error_answer(http::status::service_unavailable, "full", "too many connections"),
                         request);
            co_return;
        }
        const HttpCall call = read_call(request, address);
        const bool socket_path =
            call.path.size() == 4 && call.path[0] == "api" && call.path[1] == "tables" && call.path[3] == "socket";
        if (socket_path && beast::websocket::is_upgrade(request)) {
            if (!origin_allowed(request, house_.settings)) {
                log_seldom("origin-refused", {{"address", address}});
                co_await say(
                    stream, error_answer(http::status::forbidden, "bad-origin", "pages of other hosts may not connect"),
                    request);
                co_return;
            }
            if (!gate_.may_guess(address, house_.clock.steady())) {
                co_await say(stream,
                             error_answer(http::status::too_many_requests, "too-fast", "too many wrong codes: wait"),
                             request);
                co_return;
            }
            stream.expires_never();
            lead_to_table(stream.release_socket(), address, code_as_typed(call.path[2]), std::move(request),
                          std::move(ticket));
            co_return;
        }
        HttpAnswer answer = co_await api_.answer(call);
        if (answer.file) {
            co_await hand_over(stream, std::move(answer), request);
        } else {
            co_await say(stream, std::move(answer.response), request);
        }
    }
}

void Listener::lead_to_table(tcp::socket socket, std::string address, std::string code, HttpRequest request,
                             Gate::Ticket ticket) {
    Shard& shard = shard_of(shards_, code);
    beast::error_code failed;
    const auto protocol = socket.local_endpoint(failed).protocol();
    const auto handle = socket.release(failed);
    if (failed) return;
    asio::post(shard.context(), [this, &shard, protocol, handle, address = std::move(address), code = std::move(code),
                                 request = std::move(request), ticket = std::move(ticket)]() mutable {
        auto session = std::make_shared<Session>(house_, gate_, std::move(address),
                                                 TableSocket{{shard.context(), protocol, handle}}, std::move(ticket));
        asio::co_spawn(shard.context(), Session::run(session, shard, std::move(code), std::move(request)), logged);
    });
}

}  // namespace frise::server
