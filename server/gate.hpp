// Who may come in, and how often: limits for each address.
#pragma once

#include "server/credits.hpp"
#include "server/settings.hpp"
#include "store/time.hpp"

#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>

namespace frise::server {

class Gate {
  public:
    explicit Gate(const Settings& settings) : settings_{settings} {}

    // Open as long as the ticket lives; empty where there are too many.
    using Ticket = std::shared_ptr<void>;
    Ticket admit(const std::string& address);

    bool may_ask(const std::string& address, store::Time now);  // an HTTP request
    bool may_open_table(const std::string& address, store::Time now);
    // A recovery code or a table's code that was wrong costs one of few.
    bool may_guess(const std::string& address, store::Time now);
    void guessed_wrong(const std::string& address, store::Time now);

  private:
    struct Visitor {
        int connections = 0;
        Credits requests;
        Credits tables;
        Credits guesses;
        store::Time seen = 0;
    };

    Visitor& visitor(const std::string& address, store::Time now);

    const Settings& settings_;
    std::mutex mutex_;
    int connections_ = 0;
    std::unordered_map<std::string, Visitor> visitors_;
};

}  // namespace frise::server
