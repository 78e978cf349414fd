// Settings: their cards are found beside the table, and what comes after them waits.
#include "server/log.hpp"
#include "server/opening.hpp"
#include "server/room.hpp"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <utility>

namespace frise::server {

// Settings of somebody who may not change them are refused at once.
bool Room::comes_later(const Waiting& message) const {
    if (choosing_.empty()) return false;
    const std::string& person = message.guest->person;
    if (message.type == "settings" && person == table_.company().host) return true;
    return person == choosing_ ||
           std::any_of(later_.begin(), later_.end(), [&](const Waiting& each) { return each.guest->person == person; });
}

void Room::take_later(Waiting message) {
    const bool settings_wait =
        std::any_of(later_.begin(), later_.end(), [](const Waiting& each) { return each.type == "settings"; });
    if (message.type == "settings" && settings_wait) {
        return reply({message.guest, message.id, {"busy", "other settings are being prepared: try again in a moment"}});
    }
    later_.push_back(std::move(message));
}

void Room::find_cards(Waiting message) {
    auto wanted = table_.change({message.guest->person, message.id, message.type, *message.body});
    if (!wanted) return reply({message.guest, message.id, wanted.error()});
    choosing_ = message.guest->person;
    asio::co_spawn(home_, prepare_settings(std::move(message), std::move(*wanted)), logged);
}

asio::awaitable<void> Room::prepare_settings(Waiting message, TableSettings wanted) {
    const auto self = shared_from_this();
    boost::json::object wish = write_table_settings(wanted);
    auto prepared = co_await prepare(house_, message.guest->address, std::move(wanted));
    if (prepared) {
        message.prepared = NewSettings{std::move(wish), std::move(prepared->settings), std::move(prepared->playset)};
        waiting_.push_back(std::move(message));
    } else {
        choosing_.clear();
        reply({message.guest, message.id, prepared.error()});
    }
    work();
}

void Room::settle(const std::vector<Waiting>& messages) {
    const bool settings = std::any_of(messages.begin(), messages.end(), [](const Waiting& each) {
        return std::holds_alternative<NewSettings>(each.prepared);
    });
    if (settings) choosing_.clear();
}

void Room::go_on_with_later() {
    while (choosing_.empty() && !later_.empty()) {
        Waiting next = std::move(later_.front());
        later_.pop_front();
        consider(std::move(next));
    }
}

}  // namespace frise::server
