// Settings: their cards are made on another thread, and requests that come after them wait.
#include "server/log.hpp"
#include "server/opening.hpp"
#include "server/room.hpp"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <utility>

namespace frise::server {
namespace {

bool is_settings(const TableRequest& request) { return std::holds_alternative<request::ChangeSettings>(request); }

}  // namespace

// Settings of somebody who may not change them do not wait: they are refused at once.
bool Room::has_to_wait(const Later& request) const {
    if (choosing_.empty()) return false;
    const std::string& person = request.asker.guest->person;
    if (is_settings(request.request) && person == table_.company().host) return true;
    return person == choosing_ || std::any_of(later_.begin(), later_.end(),
                                              [&](const Later& each) { return each.asker.guest->person == person; });
}

void Room::wait_for_settings(Later request) {
    const bool settings_wait =
        std::any_of(later_.begin(), later_.end(), [](const Later& each) { return is_settings(each.request); });
    if (is_settings(request.request) && settings_wait) {
        return refuse(request.asker, {"busy", "other settings are being prepared: try again in a moment"});
    }
    later_.push_back(std::move(request));
}

void Room::consider(Asker asker, request::ChangeSettings settings) {
    auto wanted = table_.change(asker.by(), settings);
    if (!wanted) return refuse(asker, wanted.error());
    choosing_ = asker.guest->person;
    asio::co_spawn(home_, prepare_settings(std::move(asker), std::move(settings), std::move(*wanted)), logged);
}

asio::awaitable<void> Room::prepare_settings(Asker asker, request::ChangeSettings asked, TableSettings wanted) {
    const auto self = shared_from_this();
    boost::json::object wish = write_table_settings(wanted);
    auto prepared = co_await prepare(house_, asker.guest->address, std::move(wanted));
    if (prepared) {
        waiting_.push_back(
            {std::move(asker), NewSettings{std::move(asked), std::move(wish), std::move(prepared->settings),
                                           std::move(prepared->playset)}});
    } else {
        choosing_.clear();
        refuse(asker, prepared.error());
    }
    work();
}

bool Room::is_outdated(const LiveTable& table, const Asker& asker, const NewSettings& changed) {
    const auto allowed = table.change(asker.by(), changed.asked);
    return allowed && write_table_settings(*allowed) != changed.wish;
}

void Room::settings_answered(std::span<const Waiting> decided) {
    const bool settings = std::any_of(decided.begin(), decided.end(), [](const Waiting& each) {
        return std::holds_alternative<NewSettings>(each.what);
    });
    if (settings) choosing_.clear();
}

void Room::go_on_with_later() {
    while (choosing_.empty() && !later_.empty()) {
        Later next = std::move(later_.front());
        later_.pop_front();
        consider(std::move(next));
    }
}

}  // namespace frise::server
