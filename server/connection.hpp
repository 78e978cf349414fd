// The way to somebody at a table.
#pragma once

#include "table/guest.hpp"

#include <string_view>

namespace frise::server {

class Connection {
  public:
    Connection() = default;
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    virtual ~Connection() = default;

    virtual void send(table::Text text) = 0;
    // Says goodbye with a reason and closes; nothing is sent after it.
    virtual void dismiss(std::string_view reason) = 0;
};

}  // namespace frise::server
