// libpq without its C: statements that are prepared once, waits that end, and its errors as Trouble.
#pragma once

#include "store/failure.hpp"
#include "store/postgres_address.hpp"
#include "store/postgres_values.hpp"

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

struct pg_conn;
struct pg_result;

namespace frise::store {

struct PostgresFailure : Failure {
    std::string state;  // SQLSTATE; empty if the server said nothing
};

// Thrown by a wait that was called off.
struct Stopped {};

// What a statement came to.
class PostgresRows {
  public:
    PostgresRows() = default;
    explicit PostgresRows(pg_result* result) : result_{result} {}

    [[nodiscard]] int size() const;
    [[nodiscard]] bool empty() const { return size() == 0; }
    [[nodiscard]] std::int64_t number(int row, int column) const { return number_from(bytes(row, column)); }
    [[nodiscard]] std::string text(int row, int column) const { return std::string{bytes(row, column)}; }
    [[nodiscard]] std::vector<std::string> texts(int row, int column) const { return texts_from(bytes(row, column)); }

  private:
    struct Clear {
        void operator()(pg_result* result) const;
    };

    [[nodiscard]] std::string_view bytes(int row, int column) const;

    std::unique_ptr<pg_result, Clear> result_;
};

// No call takes longer than its patience without a sign of life from the server; those that fail throw PostgresFailure.
class PostgresConnection {
  public:
    using Span = std::chrono::milliseconds;

    // Whoever makes the descriptor `stop` readable ends every wait, with Stopped.
    PostgresConnection(const PostgresAddress& address, Span patience, int stop = -1);
    PostgresConnection(const PostgresConnection&) = delete;
    PostgresConnection& operator=(const PostgresConnection&) = delete;
    ~PostgresConnection();

    // The one before.
    Span set_patience(Span patience) { return std::exchange(patience_, patience); }

    // One statement. Its text is the key under which it is kept for the next time.
    PostgresRows query(std::string_view sql, const PostgresValues& values = PostgresValues{});
    // Any number of statements, once. Together they are one transaction unless they say otherwise.
    void execute(const std::string& script);
    // Of a question with one number for an answer.
    std::int64_t number(std::string_view sql, const PostgresValues& values = PostgresValues{});

    // Whether the next statement has a chance. Asks nobody.
    bool usable();
    [[nodiscard]] bool in_transaction() const;
    [[nodiscard]] const std::string& name() const { return name_; }

    // What was notified meanwhile.
    std::optional<std::string> notification();
    // Until something comes; false if it did not within this span.
    bool wait_for_news(Span span);

  private:
    using Time = std::chrono::steady_clock::time_point;

    struct Close {
        void operator()(pg_conn* connection) const;
    };

    void connect(const std::string& uri);
    // Whether one of these poll events came in time.
    bool wait(int events, Time until);
    void wait_for_server(int events);
    const std::string& prepared(std::string_view sql, const PostgresValues& values);
    void take_in();
    // After a statement was sent; the last of several results.
    PostgresRows results(int sent);
    [[noreturn]] void fail(const pg_result* result);
    [[noreturn]] void fail_silent(const std::string& reason);
    [[noreturn]] void refuse(Trouble::Kind kind, const std::string& reason, const std::string& state = {}) const;

    std::string name_;
    int stop_;
    Span patience_;
    bool broken_ = false;
    std::unique_ptr<pg_conn, Close> connection_;
    std::map<std::string, std::string, std::less<>> statements_;  // their names
};

// Undone at its end unless committed.
class PostgresTransaction {
  public:
    explicit PostgresTransaction(PostgresConnection& connection);
    PostgresTransaction(const PostgresTransaction&) = delete;
    PostgresTransaction& operator=(const PostgresTransaction&) = delete;
    ~PostgresTransaction();

    void commit();

  private:
    PostgresConnection& connection_;
};

}  // namespace frise::store
