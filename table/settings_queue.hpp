// While the cards for settings are made, the table goes on: other settings wait for the answer, and so does whatever
// the same person asks for.
#pragma once

#include "table/batch.hpp"

#include <deque>
#include <optional>
#include <string>
#include <string_view>

namespace frise::table {

// A request that waits until settings are answered.
struct Later {
    Asker asker;
    TableRequest request;
};

class SettingsQueue {
  public:
    [[nodiscard]] bool busy() const { return !choosing_.empty(); }
    [[nodiscard]] std::size_t size() const { return later_.size(); }

    void begin(std::string person) { choosing_ = std::move(person); }
    void answered() { choosing_.clear(); }

    // Settings of somebody who may not change them do not wait: they are refused at once.
    [[nodiscard]] bool has_to_wait(const Later& request, std::string_view host) const;
    // False: settings are waiting already.
    bool wait(Later& request);
    // The next one, unless settings are still under way.
    std::optional<Later> next();

  private:
    std::string choosing_;  // whose settings are under way, until they are answered; empty: nobody's
    std::deque<Later> later_;
};

}  // namespace frise::table
