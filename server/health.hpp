// Whether the store can be written, as anybody may ask at any rate: it is tried once a second for all who ask.
#pragma once

#include "server/house.hpp"

#include <boost/asio/awaitable.hpp>
#include <mutex>
#include <optional>

namespace frise::server {

class Health {
  public:
    explicit Health(House& house) : house_{house} {}

    boost::asio::awaitable<bool> fine();

  private:
    // Whether this one has to try; if not, what was found last is the answer.
    bool begin_trying();

    House& house_;
    std::mutex mutex_;
    bool trying_ = false;
    bool fine_ = true;  // the server has started with it
    std::optional<Time> tried_at_;
};

}  // namespace frise::server
