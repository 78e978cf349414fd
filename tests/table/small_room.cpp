// Standing in for all that is around a room.
#include "tests/table/small_room.hpp"

#include "tests/table/opened.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <utility>

namespace frise::test {

namespace json = boost::json;

namespace {

std::string type_of(const json::object& message) { return json::value_to<std::string>(message.at("type")); }

}  // namespace

json::object Visitor::last(std::string_view type) const {
    const auto found =
        std::find_if(heard.rbegin(), heard.rend(), [&](const json::object& each) { return type_of(each) == type; });
    return found == heard.rend() ? json::object{} : *found;
}

std::size_t Visitor::count(std::string_view type) const {
    return static_cast<std::size_t>(
        std::count_if(heard.begin(), heard.end(), [&](const json::object& each) { return type_of(each) == type; }));
}

std::vector<std::string> Visitor::types() const {
    std::vector<std::string> all;
    for (const json::object& each : heard) all.push_back(type_of(each));
    return all;
}

std::string Visitor::refused() const {
    const json::object refusal = last("refused");
    return refusal.empty() ? "" : json::value_to<std::string>(refusal.at("code"));
}

SmallRoom::SmallRoom(const Wish& wish) : settings{wish.room} {
    json::object body = wish.table;
    body["name"] = "Ana";
    auto [table, entries] = opened_table(body, now().day);
    store::Append opening{table.code(), 0, {}, {}};
    for (const table::Entry& entry : entries) opening.entries.push_back(write_entry(entry, table.names()));
    log.append(opening);
    room = std::make_unique<table::Room>(std::move(table), table::Tail{}, settings, luck, now());
}

Visitor* SmallRoom::come(const std::string& person, std::optional<store::Number> last) {
    const table::GuestNo no{++guests_};
    visitors.push_back({std::make_shared<table::Guest>(table::Guest{no, person, "127.0.0.1", {}}), {}, {}});
    Visitor& visitor = visitors.back();
    const auto entered = room->enter(now(), visitor.guest, last);
    refused = entered ? "" : entered.error().code;
    carry_out();
    return entered ? &visitor : nullptr;
}

void SmallRoom::go(const Visitor& visitor) {
    room->leave(now(), visitor.guest->no);
    carry_out();
}

json::object SmallRoom::ask(Visitor& visitor, json::object request) {
    const std::size_t before = visitor.heard.size();
    if (!request.contains("id")) request["id"] = "request-" + std::to_string(++requests_);
    say(visitor, request);
    work();
    for (auto it = visitor.heard.begin() + static_cast<std::ptrdiff_t>(before); it != visitor.heard.end(); ++it) {
        const json::value* by = it->if_contains("by");
        const bool own = by == nullptr || *by == json::value(visitor.guest->person);
        if (own && it->contains("id") && it->at("id") == request.at("id")) return *it;
    }
    return {};
}

void SmallRoom::say(const Visitor& visitor, const json::object& request) {
    say_text(visitor, json::serialize(request));
}

void SmallRoom::say_text(const Visitor& visitor, std::string_view text) {
    room->receive(now(), visitor.guest->no, table::read_request(text).value());
    carry_out();
}

json::object SmallRoom::move() const {
    const Seat seat = *game()->to_act().begin();
    const CardNo card = game()->table().hands[index(seat)].front();
    const json::object action{
        {"type", "place"}, {"seat", seat.number}, {"card", room->table().names()->id(card)}, {"gap", 0}};
    return {{"type", "act"}, {"action", action}};
}

void SmallRoom::begin() {
    ana = come("ana");
    ben = come("ben");
    ask(*ben, {{"type", "sit"}, {"name", "Ben"}});
    ask(*ana, {{"type", "start"}});
    ASSERT_NE(game(), nullptr);
}

void SmallRoom::work() {
    while (append || read_after || find || prepare || rematch) {
        if (append) stored(log.append(*append));
        if (read_after) read();
        if (find) {
            room->cards_found(now(), prepared_with(*std::exchange(find, std::nullopt), 110).playset);
            carry_out();
        }
        if (prepare) {
            room->prepared(now(), prepared_with(*std::exchange(prepare, std::nullopt), 110));
            carry_out();
        }
        if (rematch) {
            rematch.reset();
            room->rematch_stored(now(), store::Appended::done);
            carry_out();
        }
    }
}

void SmallRoom::stored(const table::Room::Kept& kept) {
    append.reset();
    room->stored(now(), kept);
    carry_out();
}

store::Number SmallRoom::write_elsewhere(const table::Happening& what, const std::string& by) {
    const table::Entry entry{now().day, by, {}, what};
    log.append({room->table().code(), log.last(), {write_entry(entry, room->table().names())}, {}});
    return log.last();
}

void SmallRoom::read() {
    room->was_read(now(), std::optional{log.after(*std::exchange(read_after, std::nullopt))});
    carry_out();
}

void SmallRoom::carry_out() {
    table::Effects effects;
    room->take_effects(effects);
    for (const table::Effects::Message& message : effects.messages) {
        for (Visitor& each : visitors) {
            if (each.guest->no != message.to) continue;
            if (message.text) each.heard.push_back(json::parse(*message.text).as_object());
            if (!message.text) each.bye = message.bye;
        }
    }
    put_away(effects);
}

// One of each is under way, at most.
void SmallRoom::put_away(table::Effects& effects) {
    const auto put = [](auto& place, auto&& wanted) {
        EXPECT_FALSE(place) << "that is under way already";
        place = std::forward<decltype(wanted)>(wanted);
    };
    if (effects.append) put(append, std::move(*effects.append));
    if (effects.rematch) put(rematch, std::move(*effects.rematch));
    if (effects.read_after) put(read_after, *effects.read_after);
    if (effects.find) put(find, std::move(effects.find->settings));
    if (effects.prepare) put(prepare, std::move(effects.prepare->settings));
    if (effects.given_up) put(given_up, std::move(*effects.given_up));
    attendees.insert(attendees.end(), effects.attendees.begin(), effects.attendees.end());
    actions += effects.actions;
    refusals += effects.refusals;
}

void SmallRoom::pass(table::Time milliseconds) {
    const table::Time end = time + milliseconds;
    while (room->wake_at() && *room->wake_at() <= end) {
        time = std::max(time, *room->wake_at());
        room->wake(now());
        carry_out();
        work();
    }
    time = end;
}

}  // namespace frise::test
