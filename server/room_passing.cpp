// Messages that are passed on and not kept: reactions, pointing, answers that a team is still talking about.
#include "engine/codec/action_json.hpp"
#include "engine/codec/reader.hpp"
#include "server/card_news.hpp"
#include "server/room.hpp"

#include <algorithm>
#include <array>

namespace frise::server {

namespace json = boost::json;

namespace {

constexpr std::array<std::string_view, 8> reactions{"bravo", "laugh", "wow", "think", "sad", "hurry", "heart", "sorry"};

Text passing_text(const json::object& object) { return std::make_shared<const std::string>(json::serialize(object)); }

}  // namespace

bool Room::take_in_passing(const Waiting& message) {
    const bool known = !message.guest->person.empty();
    if (message.type == "react" && known) {
        react(message);
    } else if (message.type == "point" && known) {
        point(message);
    } else if (message.type == "draft" && known) {
        draft_answer(message);
    } else if (message.type == "look") {
        look(message);
    } else if (message.type == "read") {
        const json::value* cards = message.body->get_object().if_contains("cards");
        const json::array none;
        message.guest->send(std::make_shared<const std::string>(
            facts(table_, cards != nullptr && cards->is_array() ? cards->get_array() : none, message.guest->language)));
    } else if (message.type == "lang") {
        Reader reader{*message.body, "the message"};
        message.guest->language = language_with(reader.text("lang")).value_or(message.guest->language);
        message.guest->send(std::make_shared<const std::string>(welcome(table_, attendance(), *message.guest)));
    } else if (message.type == "ping") {
        message.guest->send(passing_text({{"type", "pong"}, {"now", house_.clock.now()}, {"n", table_.last()}}));
    } else {
        return false;
    }
    return true;
}

void Room::react(const Waiting& message) {
    Reader reader{*message.body, "the message"};
    const std::string reaction = reader.text("reaction");
    if (std::find(reactions.begin(), reactions.end(), reaction) == reactions.end()) {
        return reply({message.guest, message.id, {"bad-request", "there is no such reaction"}});
    }
    const Text text = passing_text({{"type", "reaction"}, {"by", message.guest->person}, {"reaction", reaction}});
    for (const auto& guest : guests_) guest->send(text);
}

// Only at a card that lies open: what is in the pile is nobody's business.
void Room::point(const Waiting& message) {
    Reader reader{*message.body, "the message"};
    const std::string id = reader.text("card");
    const auto gap = reader.whole_if_given("gap");
    const CardNo card = table_.game() ? table_.names()->number(id) : no_such_card;
    bool open = false;
    if (card != no_such_card) {
        const Cards cards = cards_in(table_.game()->view(onlooker));
        open = std::find(cards.begin(), cards.end(), card) != cards.end();
    }
    if (reader.error() || !open || table_.seats_of(message.guest->person).empty()) {
        return reply({message.guest, message.id, {"not-allowed", "there is no such card on the table"}});
    }
    json::object object{{"type", "pointed"}, {"by", message.guest->person}, {"card", id}};
    if (gap) object["gap"] = *gap;
    const Text text = passing_text(object);
    for (const auto& guest : guests_) guest->send(text);
}

// For the eyes of those on the same seat alone.
void Room::draft_answer(const Waiting& message) {
    const json::value* value = message.body->get_object().if_contains("action");
    const auto wanted = value != nullptr && table_.game()
                            ? read_action(*value, table_.names(), table_.settings().terms.game)
                            : Result<ActionRequest>{frise::refuse(ErrorCode::bad_request, "there is no action in it")};
    const auto& places = table_.company().places;
    const bool own = wanted && wanted->seat >= 0 && static_cast<std::size_t>(wanted->seat) < places.size() &&
                     places[static_cast<std::size_t>(wanted->seat)].has(message.guest->person);
    if (!own) return reply({message.guest, message.id, {"bad-request", "a draft is an action of your seat"}});
    const Seat seat = seat_at(static_cast<std::size_t>(wanted->seat));
    const Text text = passing_text({{"type", "draft"},
                                    {"by", message.guest->person},
                                    {"action", write_action(seat, wanted->action, *table_.names())}});
    for (const auto& guest : guests_) {
        if (guest != message.guest && places[index(seat)].has(guest->person)) guest->send(text);
    }
}

// With the eyes of one's own seat, where one device has several.
void Room::look(const Waiting& message) {
    Reader reader{*message.body, "the message"};
    const auto number = reader.whole_if_given("seat");
    const SeatSet own = table_.seats_of(message.guest->person);
    Viewer viewer = viewer_for(table_, message.guest->person);
    if (number) {
        const bool mine = *number >= 0 && *number < max_seats && own.has(seat_at(static_cast<std::size_t>(*number)));
        if (!mine) return reply({message.guest, message.id, {"not-your-seat", "look with the eyes of your own seat"}});
        viewer = seat_at(static_cast<std::size_t>(*number));
    }
    std::string text = json::serialize(json::object{{"type", "state"}, {"n", table_.last()}});
    text.pop_back();
    text += ",\"state\":" + state_part(table_, viewer, message.guest->language) + "}";
    message.guest->send(std::make_shared<const std::string>(std::move(text)));
}

bool Room::agreed_to_pause(const Waiting& message) {
    const std::string& person = message.guest->person;
    const bool pausable = table_.game() && !table_.game()->over() && !table_.company().paused;
    if (table_.seats_of(person).empty() || !pausable) return true;  // for the table to refuse
    if (std::find(to_pause_.begin(), to_pause_.end(), person) == to_pause_.end()) to_pause_.push_back(person);
    const Attendance present = attendance();
    const bool all = std::all_of(present.here.begin(), present.here.end(), [&](std::string_view each) {
        return table_.seats_of(each).empty() ||
               std::find(present.to_pause.begin(), present.to_pause.end(), each) != present.to_pause.end();
    });
    announce(person);
    if (!all) tell_presence(message);
    return all;
}

bool Room::no_longer_to_pause(const Waiting& message) {
    if (table_.company().paused || std::erase(to_pause_, message.guest->person) == 0) return false;
    announce(message.guest->person);
    tell_presence(message);
    return true;
}

void Room::tell_presence(const Waiting& asked) {
    tell_presence();
    json::object answer = presence();
    answer["id"] = asked.id;
    if (!asked.id.empty()) asked.guest->send(passing_text(answer));
}

}  // namespace frise::server
