// What all rooms of a server share.
#pragma once

#include "server/clock.hpp"
#include "server/keeper.hpp"
#include "server/metrics.hpp"
#include "server/playset_orders.hpp"
#include "server/playsets.hpp"
#include "server/settings.hpp"
#include "server/tables.hpp"
#include "server/workshop.hpp"
#include "table/room.hpp"

#include <map>
#include <mutex>
#include <string>

namespace frise::server {

// How many are at which table, for the lists that people choose from.
class Presence {
  public:
    void change(const std::string& table, int by) {
        const std::scoped_lock lock{mutex_};
        if ((here_[table] += by) <= 0) here_.erase(table);
    }
    [[nodiscard]] int at(const std::string& table) const {
        const std::scoped_lock lock{mutex_};
        const auto it = here_.find(table);
        return it == here_.end() ? 0 : it->second;
    }

  private:
    mutable std::mutex mutex_;
    std::map<std::string, int> here_;
};

inline table::RoomSettings room_settings(const Settings& settings, bool shared) {
    return {.most_onlookers = static_cast<std::size_t>(settings.max_onlookers),
            .bot_pace = settings.bot_pace_ms,
            .host_away = table::Time{60'000} * settings.host_away_minutes,
            .unload = table::Time{1000} * settings.unload_seconds,
            .shared = shared};
}

struct House {
    Settings settings;
    const Clock& clock;
    Metrics& metrics;
    Keeper& keeper;
    Playsets playsets;
    Presence presence;
    bool shared = false;  // other servers use the same store
    table::RoomSettings rooms = room_settings(settings, shared);
    Workshop workshop;
    PlaysetOrders orders{playsets, keeper, workshop};
};

}  // namespace frise::server
