// The bots that sit at a table, and the one that plays for a person whose time is up.
#pragma once

#include "bots/bot.hpp"
#include "engine/rules/action.hpp"
#include "table/effects.hpp"
#include "table/live_table.hpp"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace frise::table {

class Robots {
  public:
    // Who plays for a person whose time is up.
    static constexpr std::string_view stand_in = "regular";

    // When the next of them plays: somewhat irregularly, as people do. Chosen once for each entry. `awaited`: one of
    // them is to act. `pace`: milliseconds that they take.
    void plan(bool awaited, Number last, Time now, Time pace, Luck& luck);
    [[nodiscard]] std::optional<Time> due() const { return due_; }

    // None: there is nothing that the seat may do.
    std::optional<Action> choose(const LiveTable& table, Seat seat, std::string_view kind);
    // They are shown what their seats see.
    void watch(const Events& events);

  private:
    Bot& at(const LiveTable& table, Seat seat, std::string_view kind);

    std::map<Seat, std::pair<std::string, std::unique_ptr<Bot>>> bots_;  // with their kinds
    std::optional<Time> due_;
    Number due_after_ = 0;
};

}  // namespace frise::table
