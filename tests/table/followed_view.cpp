// Reading views and folding updates, as any client may do.
#include "tests/table/followed_view.hpp"

#include "engine/codec/event_json.hpp"
#include "engine/codec/view_json.hpp"
#include "engine/rules/seen.hpp"

#include <algorithm>

namespace frise::test {

namespace json = boost::json;

void FollowedView::follow(const json::object& message) {
    if (const json::value* table = message.if_contains("table")) find_seat(table->at("seats").as_array());
    const json::string& type = message.at("type").as_string();
    // A refusal and a look have the state too, which is of use to who does not know it.
    const bool begins = type == "welcome" || type == "began";
    const json::value* state = message.if_contains("state");
    if (state != nullptr && (begins || !view_)) read(*state);
    if (type == "update" && view_) fold_in(message);
}

// With one seat they see what that sees, and otherwise what everybody sees.
void FollowedView::find_seat(const json::array& seats) {
    SeatSet own;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const json::array& people = seats[i].at("people").as_array();
        if (std::find(people.begin(), people.end(), json::value(person_)) != people.end()) own.add(seat_at(i));
    }
    const Viewer viewer = own.count() == 1 ? Viewer{*own.begin()} : onlooker;
    if (viewer != viewer_) view_.reset();
    viewer_ = viewer;
}

void FollowedView::read(const json::value& state) {
    view_.reset();
    if (!state.is_object()) return;
    auto view = read_view(state.at("view"), viewer_, names_);
    if (!view) trouble_ = "a view cannot be read: " + view.error().message;
    if (view) view_ = std::move(*view);
}

void FollowedView::fold_in(const json::object& update) {
    Update told;
    for (const json::value& seat : update.at("to_act").as_array())
        told.to_act.add(seat_at(seat.to_number<std::size_t>()));
    for (const json::value& event : update.at("events").as_array()) {
        auto heard = read_seen(event, names_, view_->terms.game);
        if (!heard) {
            trouble_ = "an event cannot be read: " + heard.error().message;
            return;
        }
        told.events.push_back(std::move(*heard));
    }
    fold(*view_, told);
}

std::optional<json::value> FollowedView::view() const {
    if (!view_) return std::nullopt;
    return json::parse(json::serialize(write_view(*view_, names_)));
}

}  // namespace frise::test
