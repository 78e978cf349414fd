// Sessions: how they begin, and what is done when they end.
#include "store/postgres_database.hpp"

#include "store/postgres_migrations.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <fmt/format.h>

namespace frise::store {
namespace {

// Plans are kept with their statements: one that was made for an empty table must not read all of it once it is full.
// Without that choice everything looks expensive, which is not a reason to compile it. A commit is on the disk when it
// returns; where it waits for a standby as well, it goes on doing so. The server gives up before this side does, and
// notices by itself when this side is gone.
constexpr auto session_settings = R"(
    SET search_path = frise;
    SET default_transaction_isolation = 'read committed';
    SET enable_seqscan = off;
    SET jit = off;
    SET tcp_keepalives_idle = 5;
    SET tcp_keepalives_interval = 2;
    SET tcp_keepalives_count = 2;
    SET tcp_user_timeout = 9000;
    SELECT set_config('synchronous_commit', 'on', false)
        WHERE current_setting('synchronous_commit') IN ('off', 'local');
)";

// A list or a log of everything may take its time, where nobody is at a table meanwhile.
constexpr int reader_patience = 6;

constexpr int most_tries = 5;

bool worth_another_try(std::string_view state) {
    constexpr std::array clashes{"40001", "40P01", "23505"};  // out of order, deadlock, somebody was faster
    return std::ranges::find(clashes, state) != clashes.end();
}

}  // namespace

std::unique_ptr<PostgresConnection> open_session(const PostgresAddress& address, PostgresMode mode,
                                                 const PostgresPatience& patience, int stop) {
    auto connection = std::make_unique<PostgresConnection>(address, patience.connecting, stop);
    const auto answer = patience.answer * (mode == PostgresMode::serve ? 1 : reader_patience);
    connection->execute(session_settings);
    connection->execute(fmt::format("SET statement_timeout = {}", (answer * 4 / 5).count()));
    if (mode == PostgresMode::read) connection->execute("SET default_transaction_read_only = on");
    connection->set_patience(answer);
    return connection;
}

void be_there(PostgresConnection& connection, std::int64_t node) {
    connection.query("SELECT pg_advisory_lock_shared(18034, $1::integer)", PostgresValues{node});
}

std::unique_ptr<PostgresConnection> open_again(const PostgresAddress& address, PostgresMode mode,
                                               const PostgresPatience& patience, std::int64_t node, int stop) {
    auto connection = open_session(address, mode, patience, stop);
    try {
        require_latest(*connection, postgres_migrations());
    } catch (Failure& failure) {
        const auto kind = failure.trouble.kind;
        const bool other_version = kind == Trouble::Kind::newer || kind == Trouble::Kind::older;
        if (other_version) failure.trouble.kind = Trouble::Kind::unreachable;
        throw;
    }
    if (node != 0) be_there(*connection, node);
    return connection;
}

PostgresDatabase::PostgresDatabase(const PostgresAddress& address, PostgresMode mode, const PostgresPatience& patience)
    : address_{address}, mode_{mode}, patience_{patience}, connection_{open_session(address, mode, patience)} {
    const auto migrations = postgres_migrations();
    if (mode != PostgresMode::serve) {
        require_latest(*connection_, migrations);
        return;
    }
    migrate(*connection_, migrations);
    node_ = connection_->number("SELECT nextval('nodes')");
    be_there(*connection_, node_);
    connection_->query("SELECT sweep($1)", PostgresValues{node_});
}

PostgresConnection& PostgresDatabase::connection() {
    if (connected()) return *connection_;
    connection_.reset();
    connection_ = open_again(address_, mode_, patience_, node_);
    return *connection_;
}

PostgresRows PostgresDatabase::query(std::string_view sql, const PostgresValues& values) {
    for (int tries = 1;; ++tries) {
        try {
            return connection().query(sql, values);
        } catch (const PostgresFailure& failure) {
            // What was the first of several servers may only read now. Another may have taken its place.
            if (failure.state == "25006" && mode_ != PostgresMode::read) connection_.reset();
            if (tries == most_tries || !worth_another_try(failure.state)) throw;
        }
    }
}

void PostgresDatabase::leave() {
    if (node_ == 0 || !connected()) return;
    connection_->set_patience(std::chrono::seconds{1});
    (void)attempt([&] { connection_->query("SELECT leave($1, $1)", PostgresValues{node_}); });
}

PostgresRows PostgresDatabase::ask(std::string_view sql, const PostgresValues& values) {
    constexpr std::string_view no_text = "22021";
    try {
        return query(sql, values);
    } catch (const PostgresFailure& failure) {
        if (failure.state == no_text) return {};
        throw;
    }
}

}  // namespace frise::store
