// Somebody who is connected to a table, as the table sees it.
#pragma once

#include "wording/language.hpp"

#include <memory>
#include <string>
#include <string_view>

namespace frise::server {

using Text = std::shared_ptr<const std::string>;

class Connection {
  public:
    Connection() = default;
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    virtual ~Connection() = default;

    virtual void send(Text text) = 0;
    // Says goodbye with a reason and closes; nothing is sent after it.
    virtual void dismiss(std::string_view reason) = 0;

    std::string person;   // empty: an onlooker without a token
    std::string address;  // they come from
    Language language;
};

}  // namespace frise::server
