// Every call to libpq is one that does not wait; the waiting is done here.
#include "store/postgres_connection.hpp"

#include "store/postgres_trouble.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstddef>
#include <fmt/format.h>
#include <libpq-fe.h>
#include <poll.h>
#include <span>

namespace frise::store {
namespace {

using std::chrono::steady_clock;
using namespace std::chrono_literals;

constexpr int oldest_server = 130000;

// A network that swallows packets is noticed also where nothing is being waited for. An address may say otherwise.
constexpr std::array<const char*, 8> keywords{"keepalives_idle",           "keepalives_interval",
                                              "keepalives_count",          "tcp_user_timeout",
                                              "fallback_application_name", "dbname",
                                              "client_encoding",           nullptr};

// libpq ends its sentences, and puts each part of a longer story on a line of its own.
std::string one_line(std::string_view words) {
    std::string line;
    for (const char letter : words) {
        const bool space = letter == '\n' || letter == '\t' || letter == ' ';
        if (!space) {
            line += letter;
        } else if (!line.empty() && line.back() != ' ') {
            line += ' ';
        }
    }
    if (!line.empty() && line.back() == ' ') line.pop_back();
    return line;
}

// Where it tried to connect is in the sentence already, unless there were several places.
std::string without_address(const std::string& line) {
    constexpr std::string_view place = "connection to server ";
    constexpr std::string_view end = " failed: ";
    const auto found = line.find(end);
    const bool once = line.starts_with(place) && line.find(place, place.size()) == std::string::npos;
    return once && found != std::string::npos ? line.substr(found + end.size()) : line;
}

std::string field(const PGresult* result, int code) {
    const char* text = result == nullptr ? nullptr : PQresultErrorField(result, code);
    return text == nullptr ? "" : text;
}

// -1 if it was interrupted, as when nothing came but there is time left.
int poll_until(std::span<pollfd> descriptors, steady_clock::time_point until) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - steady_clock::now());
    const int ready = ::poll(descriptors.data(), descriptors.size(), static_cast<int>(std::max(left, 0ms).count()));
    if (ready < 0 && errno != EINTR) throw Failure{{Trouble::Kind::unreachable, "there is no memory to wait with"}};
    return ready;
}

}  // namespace

void PostgresRows::Clear::operator()(pg_result* result) const { PQclear(result); }

int PostgresRows::size() const { return result_ == nullptr ? 0 : PQntuples(result_.get()); }

std::string_view PostgresRows::bytes(int row, int column) const {
    return {PQgetvalue(result_.get(), row, column), static_cast<std::size_t>(PQgetlength(result_.get(), row, column))};
}

void PostgresConnection::Close::operator()(pg_conn* connection) const { PQfinish(connection); }

PostgresConnection::PostgresConnection(const PostgresAddress& address, Span patience, int stop)
    : name_{address.name()}, stop_{stop}, patience_{patience} {
    connect(address.uri());
    if (PQserverVersion(connection_.get()) < oldest_server) {
        refuse(Trouble::Kind::unreachable,
               fmt::format("it is PostgreSQL {}, and Frise needs {} or later",
                           PQserverVersion(connection_.get()) / 10000, oldest_server / 10000));
    }
    const char* encoding = PQparameterStatus(connection_.get(), "server_encoding");
    if (encoding == nullptr || std::string_view{encoding} != "UTF8") {
        refuse(Trouble::Kind::broken, fmt::format("it keeps its texts as {}, and Frise needs the encoding UTF8",
                                                  encoding == nullptr ? "something unknown" : encoding));
    }
}

PostgresConnection::~PostgresConnection() = default;

void PostgresConnection::connect(const std::string& uri) {
    const std::array<const char*, keywords.size()> values{"5", "2", "2", "9000", "frise", uri.c_str(), "UTF8", nullptr};
    connection_.reset(PQconnectStartParams(keywords.data(), values.data(), 1));
    if (connection_ == nullptr) throw Failure{{Trouble::Kind::unreachable, "there is no memory for a connection"}};
    if (PQstatus(connection_.get()) == CONNECTION_BAD) fail(nullptr);
    const auto until = steady_clock::now() + patience_;
    for (auto state = PGRES_POLLING_WRITING; state != PGRES_POLLING_OK; state = PQconnectPoll(connection_.get())) {
        if (state == PGRES_POLLING_FAILED) fail(nullptr);
        if (!wait(state == PGRES_POLLING_READING ? POLLIN : POLLOUT, until)) fail_silent("it does not answer");
    }
    PQsetnonblocking(connection_.get(), 1);
    // What the server remarks is not for the error output of a program.
    PQsetNoticeReceiver(
        connection_.get(), [](void*, const PGresult*) {}, nullptr);
}

bool PostgresConnection::wait(int events, Time until) {
    std::array<pollfd, 2> both{pollfd{PQsocket(connection_.get()), static_cast<short>(events), 0},
                               pollfd{stop_, POLLIN, 0}};
    do {
        const int ready = poll_until(both, until);
        if (both[1].revents != 0) throw Stopped{};
        if (ready > 0) return true;
    } while (steady_clock::now() < until);
    return false;
}

void PostgresConnection::wait_for_server(int events) {
    if (!wait(events, steady_clock::now() + patience_)) fail_silent("it no longer answers");
}

bool PostgresConnection::wait_for_news(Span span) {
    if (!wait(POLLIN, steady_clock::now() + span)) return false;
    take_in();
    return true;
}

std::optional<std::string> PostgresConnection::notification() {
    const std::unique_ptr<PGnotify, decltype(&PQfreemem)> told{PQnotifies(connection_.get()), PQfreemem};
    return told == nullptr ? std::nullopt : std::optional<std::string>{told->extra};
}

// The last words of a server that went away may have come since.
bool PostgresConnection::usable() {
    if (broken_) return false;
    pollfd socket{PQsocket(connection_.get()), POLLIN | POLLRDHUP, 0};
    if (::poll(&socket, 1, 0) == 0) return true;
    return (socket.revents & (POLLHUP | POLLRDHUP | POLLERR)) == 0 && PQconsumeInput(connection_.get()) == 1 &&
           PQstatus(connection_.get()) == CONNECTION_OK;
}

bool PostgresConnection::in_transaction() const { return PQtransactionStatus(connection_.get()) != PQTRANS_IDLE; }

void PostgresConnection::take_in() {
    if (PQconsumeInput(connection_.get()) != 1) fail(nullptr);
}

PostgresRows PostgresConnection::results(int sent) {
    if (sent != 1) fail(nullptr);
    for (int left = 1; left != 0;) {
        left = PQflush(connection_.get());
        if (left < 0) fail(nullptr);
        if (left == 0) break;
        // It reads no more of a long statement before somebody reads what it says.
        wait_for_server(POLLIN | POLLOUT);
        take_in();
    }
    std::unique_ptr<PGresult, decltype(&PQclear)> last{nullptr, PQclear};
    while (true) {
        while (PQisBusy(connection_.get()) == 1) {
            wait_for_server(POLLIN);
            take_in();
        }
        PGresult* next = PQgetResult(connection_.get());
        if (next == nullptr) break;
        // The first error is the one that counts.
        const bool failed = last != nullptr && PQresultStatus(last.get()) == PGRES_FATAL_ERROR;
        if (failed) {
            PQclear(next);
        } else {
            last.reset(next);
        }
    }
    const auto status = PQresultStatus(last.get());
    if (status != PGRES_TUPLES_OK && status != PGRES_COMMAND_OK) fail(last.get());
    return PostgresRows{last.release()};
}

const std::string& PostgresConnection::prepared(std::string_view sql, const PostgresValues& values) {
    const auto found = statements_.find(sql);
    if (found != statements_.end()) return found->second;
    const auto name = fmt::format("s{}", statements_.size());
    results(PQsendPrepare(connection_.get(), name.c_str(), std::string{sql}.c_str(),
                          static_cast<int>(values.types().size()), values.types().data()));
    return statements_.emplace(sql, name).first->second;
}

PostgresRows PostgresConnection::query(std::string_view sql, const PostgresValues& values) {
    constexpr int binary = 1;
    const std::string& name = prepared(sql, values);
    std::vector<const char*> bytes;
    std::vector<int> lengths;
    for (const std::string& value : values.bytes()) {
        bytes.push_back(value.data());
        lengths.push_back(static_cast<int>(value.size()));
    }
    const std::vector<int> formats(bytes.size(), binary);
    return results(PQsendQueryPrepared(connection_.get(), name.c_str(), static_cast<int>(bytes.size()), bytes.data(),
                                       lengths.data(), formats.data(), binary));
}

void PostgresConnection::execute(const std::string& script) { results(PQsendQuery(connection_.get(), script.c_str())); }

std::int64_t PostgresConnection::number(std::string_view sql, const PostgresValues& values) {
    const auto answer = query(sql, values);
    return answer.empty() ? 0 : answer.number(0, 0);
}

void PostgresConnection::fail(const pg_result* result) {
    const bool lost = PQstatus(connection_.get()) == CONNECTION_BAD;
    const std::string state = field(result, PG_DIAG_SQLSTATE);
    std::string reason = field(result, PG_DIAG_MESSAGE_PRIMARY);
    if (reason.empty()) reason = without_address(one_line(PQerrorMessage(connection_.get())));
    broken_ = broken_ || lost;
    // What the last words of a lost server were does not matter: it may be back any moment.
    const auto kind = lost ? Trouble::Kind::unreachable : postgres_trouble(state);
    refuse(kind, reason, state);
}

void PostgresConnection::fail_silent(const std::string& reason) {
    broken_ = true;
    refuse(Trouble::Kind::unreachable, reason);
}

void PostgresConnection::refuse(Trouble::Kind kind, const std::string& reason, const std::string& state) const {
    throw PostgresFailure{{{kind, postgres_sentence(kind, name_, reason), reason}}, state};
}

PostgresTransaction::PostgresTransaction(PostgresConnection& connection) : connection_{connection} {
    connection_.execute("BEGIN");
}

PostgresTransaction::~PostgresTransaction() {
    if (connection_.usable() && connection_.in_transaction()) (void)attempt([&] { connection_.execute("ROLLBACK"); });
}

void PostgresTransaction::commit() { connection_.execute("COMMIT"); }

}  // namespace frise::store
