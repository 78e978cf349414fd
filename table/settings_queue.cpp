// Who waits for settings.
#include "table/settings_queue.hpp"

#include <algorithm>
#include <utility>

namespace frise::table {
namespace {

bool is_settings(const TableRequest& request) { return std::holds_alternative<request::ChangeSettings>(request); }

}  // namespace

bool SettingsQueue::has_to_wait(const Later& request, std::string_view host) const {
    if (!busy()) return false;
    const std::string& person = request.asker.guest->person;
    if (is_settings(request.request) && person == host) return true;
    return person == choosing_ || std::any_of(later_.begin(), later_.end(),
                                              [&](const Later& each) { return each.asker.guest->person == person; });
}

bool SettingsQueue::wait(Later& request) {
    const bool settings_wait =
        std::any_of(later_.begin(), later_.end(), [](const Later& each) { return is_settings(each.request); });
    if (is_settings(request.request) && settings_wait) return false;
    later_.push_back(std::move(request));
    return true;
}

std::optional<Later> SettingsQueue::next() {
    if (busy() || later_.empty()) return std::nullopt;
    Later first = std::move(later_.front());
    later_.pop_front();
    return first;
}

}  // namespace frise::table
