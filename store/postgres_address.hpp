// Where a PostgreSQL database is.
#pragma once

#include <string>

namespace frise::store {

class PostgresAddress {
  public:
    // As in postgres://user:password@host:port/database. Throws Failure.
    explicit PostgresAddress(const std::string& uri);

    [[nodiscard]] const std::string& uri() const { return uri_; }
    // For people: without user and password.
    [[nodiscard]] const std::string& name() const { return name_; }

  private:
    std::string uri_;
    std::string name_;
};

}  // namespace frise::store
