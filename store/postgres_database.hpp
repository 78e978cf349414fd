// A PostgreSQL database as one server uses it: over a connection that is made again when it is lost.
#pragma once

#include "store/postgres_connection.hpp"

#include <cstdint>
#include <memory>
#include <string_view>

namespace frise::store {

enum class PostgresMode : std::uint8_t {
    serve,  // makes what is missing and brings an older database up to date; for any number of servers at once
    read,   // what is there; every change is refused
    tidy,   // what is there, to take some of it away; servers do not count it among them
};

// How long the other side may be silent before it counts as away.
struct PostgresPatience {
    PostgresConnection::Span connecting{3'000};
    PostgresConnection::Span answer{10'000};
    PostgresConnection::Span listening{4'000};  // after which it is asked whether it is there
};

// A connection with the settings on which all statements rely.
std::unique_ptr<PostgresConnection> open_session(const PostgresAddress& address, PostgresMode mode,
                                                 const PostgresPatience& patience, int stop = -1);

// For as long as one of the connections that called it lasts, the server with this number counts as there.
void be_there(PostgresConnection& connection, std::int64_t node);

// A session in place of one that was lost, for the server with this number, if it has one. In the meantime another
// version of Frise may have changed the database: then it counts as away, and nothing is written to it.
std::unique_ptr<PostgresConnection> open_again(const PostgresAddress& address, PostgresMode mode,
                                               const PostgresPatience& patience, std::int64_t node, int stop = -1);

class PostgresDatabase {
  public:
    // Throws Failure, also if the version is not right.
    PostgresDatabase(const PostgresAddress& address, PostgresMode mode, const PostgresPatience& patience);

    // Each statement is a transaction of its own, and done again if that of another server got into its way.
    PostgresRows query(std::string_view sql, const PostgresValues& values);

    template <class... Values>
    PostgresRows query(std::string_view sql, const Values&... values) {
        return query(sql, PostgresValues{values...});
    }

    // The same for a question: one that is no text has no answer.
    template <class... Values>
    PostgresRows ask(std::string_view sql, const Values&... values) {
        return ask(sql, PostgresValues{values...});
    }
    PostgresRows ask(std::string_view sql, const PostgresValues& values);

    [[nodiscard]] const PostgresAddress& address() const { return address_; }
    [[nodiscard]] const PostgresPatience& patience() const { return patience_; }
    // The number of this server; no other has it. 0 for who serves nobody.
    [[nodiscard]] std::int64_t node() const { return node_; }
    // Tells the others that nobody is at a table through this server any more; else they notice after some seconds.
    void leave();

  private:
    [[nodiscard]] bool connected() { return connection_ != nullptr && connection_->usable(); }
    PostgresConnection& connection();

    PostgresAddress address_;
    PostgresMode mode_;
    PostgresPatience patience_;
    std::int64_t node_ = 0;
    std::unique_ptr<PostgresConnection> connection_;
};

}  // namespace frise::store
