// Shaking hands, reading and writing.
#include "server/session.hpp"

#include "server/log.hpp"
#include "server/secret.hpp"
#include "table/message_text.hpp"
#include "table/request.hpp"

#include <boost/asio/detached.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>

namespace frise::server {

namespace websocket = beast::websocket;

namespace {

constexpr int most_warnings = 40;
constexpr int silences_to_ping = 4;
constexpr std::size_t most_kept = 512;  // bytes of the memory of a text that are kept for the next one

// The code tells a browser whether to connect again.
websocket::close_code code_for(std::string_view reason) {
    if (reason == "restart") return websocket::close_code::service_restart;
    if (reason == "too-fast") return websocket::close_code::try_again_later;
    if (reason == "replaced" || reason == "kicked") return websocket::close_code::policy_error;
    return websocket::close_code::normal;
}

}  // namespace

Session::Session(House& house, Gate& gate, std::string from, TableSocket socket, Gate::Ticket ticket)
    : line_{socket.line()},
      house_{house},
      gate_{gate},
      socket_{std::move(socket)},
      silence_timer_{socket_.get_executor()},
      requests_{house.settings.requests_per_second, house.settings.requests_burst},
      talks_{house.settings.chats_per_minute / 60, 5},
      ticket_{std::move(ticket)} {
    guest_.address = std::move(from);
    house_.metrics.connections.add(1);
    house_.metrics.connections_seen.add(1);
}

Session::~Session() { house_.metrics.connections.add(-1); }

asio::awaitable<void> Session::run(std::shared_ptr<Session> self, Shard& shard, std::string code, HttpRequest request) {
    websocket::stream_base::timeout patience{};
    patience.handshake_timeout = std::chrono::seconds{10};
    patience.idle_timeout = websocket::stream_base::none();  // Beast would set a clock anew for each message
    self->socket_.set_option(patience);
    self->socket_.read_message_max(static_cast<std::size_t>(self->house_.settings.max_message));
    self->socket_.text(true);
    self->socket_.auto_fragment(false);
    beast::error_code failed;
    co_await self->socket_.async_accept(request, asio::redirect_error(asio::use_awaitable, failed));
    if (failed) co_return;
    request = {};
    self->socket_.control_callback(
        [&silence = self->silence_](websocket::frame_type, beast::string_view) { silence = 0; });
    self->watch();
    if (co_await self->introduce(shard, code)) {
        self->listen();
    } else {
        self->end();
    }
}

asio::awaitable<bool> Session::read() {
    beast::error_code failed;
    do {
        const std::size_t bytes =
            co_await socket_.async_read_some(asio::buffer(part_), asio::redirect_error(asio::use_awaitable, failed));
        silence_ = 0;
        message_.append(part_.data(), bytes);
    } while (!failed && !socket_.is_message_done());
    co_return !failed;
}

// The first request says who is there.
asio::awaitable<bool> Session::introduce(Shard& shard, const std::string& code) {
    if (!co_await read()) co_return false;
    const auto request = read_request(std::exchange(message_, {}));
    const auto* hello = request ? std::get_if<request::Hello>(&request->what) : nullptr;
    if (hello == nullptr || error_in(hello->token, hello->last, hello->lang)) {
        complain("bad-request", "say hello first");
        dismiss("bad-request");
        co_return false;
    }
    const std::string token = hello->token.value.value_or("");
    const auto last = hello->last.value;
    if (hello->lang.value) guest_.language = language_with(*hello->lang.value).value_or(Language{});
    if (!token.empty()) {
        const auto known = co_await recognise(token);
        if (!known || !*known) {
            complain(known ? "no-token" : "not-stored",
                     known ? "this token is not known" : "the server cannot reach its store");
            dismiss(known ? "no-token" : "restart");
            co_return false;
        }
    }
    auto room = co_await shard.room(code, guest_.address);
    if (room && !*room) gate_.guessed_wrong(guest_.address, house_.clock.steady());
    if (!room || !*room) {
        complain(room ? "no-table" : "not-stored",
                 room ? "there is no such table" : "the server cannot read this table");
        dismiss(room ? "no-table" : "restart");
        co_return false;
    }
    if (leaving_) co_return false;
    room_ = *room;
    const auto number = last && *last >= 0 ? std::optional<Number>{static_cast<Number>(*last)} : std::nullopt;
    if (number) co_await room_->reach(*number);
    if (room_->room().given_up()) dismiss("restart");  // it has to be loaded again
    if (leaving_) co_return false;
    const auto entered = room_->enter(shared_from_this(), std::move(guest_), number);
    if (entered) {
        no_ = *entered;
        co_return true;
    }
    complain(entered.error().code, entered.error().message);
    dismiss(entered.error().code);
    room_.reset();
    co_return false;
}

asio::awaitable<store::Stored<bool>> Session::recognise(const std::string& token) {
    const store::Hash hash = hash_of_secret(token);
    const auto known =
        co_await house_.keeper.ask([hash](store::Store& store) { return store.person_with_token(hash); });
    if (!known) co_return tl::unexpected{known.error()};
    if (!*known) co_return false;
    guest_.person = (*known)->id;
    co_return true;
}

// A connection waits here most of the time: not in a coroutine, whose memory would stay allocated, and without a large
// buffer.
void Session::listen() {
    if (leaving_) return end();
    socket_.async_read_some(asio::buffer(part_),
                            [self = shared_from_this()](beast::error_code failed, std::size_t bytes) {
                                if (failed == websocket::error::message_too_big)
                                    self->complain("too-long", "the message is too long");
                                if (failed || self->leaving_) return self->end();
                                self->silence_ = 0;
                                self->message_.append(self->part_.data(), bytes);
                                if (self->socket_.is_message_done()) self->receive();
                                self->listen();
                            });
}

void Session::receive() {
    auto request = read_request(message_);
    message_.clear();
    if (message_.capacity() > most_kept) message_.shrink_to_fit();
    if (!request) {
        complain("bad-json", "a message is a JSON object");
        return warn();
    }
    const Time now = house_.clock.steady();
    const bool talk = request->limit() == request::Limit::talk;
    if (!requests_.spend(now) || (talk && !talks_.spend(now))) return too_fast(request->id);
    room_->receive(no_, std::move(*request));
}

void Session::too_fast(std::string_view id) {
    house_.metrics.rate_limited.add(1);
    send(text_of(message::Refused{.code = "too-fast", .message = "that was too fast: wait a moment", .id = id}));
    warn();
}

void Session::warn() {
    if (++warnings_ > most_warnings) dismiss("too-fast");
}

void Session::end() {
    if (room_) room_->leave(no_);
    room_.reset();
    shut();
}

void Session::complain(std::string_view code, std::string_view message) {
    send(text_of(message::Misunderstood{code, message}));
}

void Session::send(Text text) {
    if (leaving_) return;
    if (!writing_ && line_->send_now(*text)) return count_sent(text->size());
    queued_bytes_ += text->size();
    queue_.push_back(std::move(text));
    // The one that is being sent does not count: a single message may be as long as it likes.
    if (queued_bytes_ - queue_.front()->size() > static_cast<std::size_t>(house_.settings.max_queue)) {
        house_.metrics.dropped_slow.add(1);
        log_seldom("slow-client-dropped");
        return drop();
    }
    if (!writing_) write();
}

void Session::write() {
    writing_ = true;
    socket_.async_write(asio::buffer(*queue_.front()),
                        [self = shared_from_this()](beast::error_code failed, std::size_t bytes) {
                            self->writing_ = false;
                            if (failed) {
                                self->leaving_ = true;
                                return;
                            }
                            self->count_sent(bytes);
                            self->queued_bytes_ -= self->queue_.front()->size();
                            self->queue_.erase(self->queue_.begin());
                            if (!self->queue_.empty()) {
                                self->write();
                            } else if (self->leaving_) {
                                self->shut();
                            }
                        });
}

void Session::count_sent(std::size_t bytes) {
    house_.metrics.messages_out.add(1);
    house_.metrics.bytes_out.add(static_cast<std::int64_t>(bytes));
}

void Session::dismiss(std::string_view reason) {
    if (leaving_) return;
    if (reason == "too-fast") log_seldom("fast-client-dropped");
    send(text_of(message::Bye{reason}));
    leaving_ = true;
    goodbye_ = code_for(reason);
    if (!writing_) shut();
}

// Without a goodbye, which the client would not read either.
void Session::drop() {
    leaving_ = true;
    beast::error_code ignored;
    line_->socket().shutdown(asio::socket_base::shutdown_both, ignored);
}

// A dead network gives no error, so a connection on which nothing comes, not even after a ping, is closed.
void Session::watch() {
    silence_timer_.expires_after(std::chrono::milliseconds{1000} * house_.settings.ping_seconds / silences_to_ping);
    silence_timer_.async_wait([weak = weak_from_this()](beast::error_code cancelled) {
        const auto self = weak.lock();
        if (self && !cancelled) self->notice_silence();
    });
}

void Session::notice_silence() {
    if (!socket_.is_open()) return;
    ++silence_;
    if (silence_ > 2 * silences_to_ping) return drop();
    if (silence_ == silences_to_ping + 1 && !std::exchange(pinging_, true)) {
        socket_.async_ping(
            {}, [self = shared_from_this()](beast::error_code /*reading fails too*/) { self->pinging_ = false; });
    }
    watch();
}

void Session::shut() {
    if (writing_ || shutting_ || !socket_.is_open()) return;
    shutting_ = true;
    socket_.async_close(goodbye_, [self = shared_from_this()](beast::error_code /*either way it is over*/) {});
}

}  // namespace frise::server
