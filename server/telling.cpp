// Making the texts.
#include "server/telling.hpp"

#include "engine/codec/event_json.hpp"
#include "engine/codec/view_json.hpp"
#include "engine/rules/seen.hpp"
#include "server/card_news.hpp"
#include "server/json_text.hpp"

#include <algorithm>

namespace frise::server {

namespace json = boost::json;

namespace {

constexpr std::size_t usual_event_tree = 4096;  // as a tree; others take more memory as they need it
constexpr std::size_t usual_view = 16'384;
constexpr std::size_t usual_update = 640;

void put(std::string& text, const json::object& object) {
    std::array<char, 4096> buffer;  // NOLINT(cppcoreguidelines-pro-type-member-init): written before it is read
    json::serializer serializer;
    serializer.reset(&object);
    while (!serializer.done()) text += serializer.read(buffer.data(), buffer.size());
}

// Opens an object that was written for one more part, which is JSON already; the part and its brace are to follow.
void open_part(std::string& object, std::string_view name) {
    object.back() = ',';
    object += '"';
    object += name;
    object += "\":";
}

void add_part(std::string& object, std::string_view name, std::string_view part) {
    object.reserve(object.size() + name.size() + part.size() + 4);  // a brace at the end would double it
    open_part(object, name);
    object += part;
    object += '}';
}

// Each card once, in the order of the ids: that of the deck may be the order of the years.
void sort_by_id(Cards& cards, const Playset& playset) {
    std::sort(cards.begin(), cards.end(),
              [&](CardNo a, CardNo b) { return playset.names.id(a) < playset.names.id(b); });
    cards.erase(std::unique(cards.begin(), cards.end()), cards.end());
}

// {"id":face,…}; ids are written by the library, which knows what to escape.
void put_faces(std::string& text, const Playset& playset, Cards& cards, const std::vector<std::string>& texts) {
    sort_by_id(cards, playset);
    text += '{';
    for (const CardNo card : cards) {
        if (card != cards.front()) text += ',';
        text += playset.quoted[index(card)];
        text += ':';
        text += texts[index(card)];
    }
    text += '}';
}

json::array about_of(const Playset& playset, const Cards& turned) {
    json::array about;
    for (const CardNo card : turned) {
        if (playset.about[index(card)]) about.push_back(json::value(playset.names.id(card)));
    }
    return about;
}

json::array seats_json(const LiveTable& table) {
    json::array seats;
    for (const Place& place : table.company().places) {
        json::object seat{{"people", json::value_from(place.people)}, {"name", place.name}};
        if (!place.bot.empty()) seat["bot"] = place.bot;
        seats.push_back(std::move(seat));
    }
    return seats;
}

json::object chat_json(const Entry& entry, Number number) {
    const auto& [called, text] = std::get<Chatted>(entry.what);
    json::object chat{{"type", "chat"}, {"at", entry.at}, {"by", entry.by}, {"name", called}, {"text", text}};
    if (number != 0) chat["n"] = number;
    if (!entry.id.empty()) chat["id"] = entry.id;
    return chat;
}

bool shows_differently(const Acted& acted) {
    return std::any_of(acted.events.begin(), acted.events.end(),
                       [](const Event& event) { return std::holds_alternative<Answered>(event); });
}

}  // namespace

std::string_view standing_name(store::Standing standing) {
    switch (standing) {
        case store::Standing::gathering: return "gathering";
        case store::Standing::playing: return "playing";
        case store::Standing::over: return "over";
        case store::Standing::archived: break;
    }
    return "archived";
}

Viewer viewer_for(const LiveTable& table, std::string_view person) {
    const SeatSet seats = table.seats_of(person);
    if (seats.count() != 1) return onlooker;
    return *seats.begin();
}

json::object write_table(const LiveTable& table, const Attendance& attendance) {
    const Company& company = table.company();
    json::object object{{"code", table.code()},
                        {"standing", standing_name(table.standing())},
                        {"host", company.host},
                        {"settings", write_table_settings(company.settings)},
                        {"seats", seats_json(table)},
                        {"here", json::value_from(attendance.here)},
                        {"onlookers", attendance.onlookers},
                        {"paused", company.paused},
                        {"to_pause", json::value_from(attendance.to_pause)}};
    json::object people;
    for (const auto& [person, called] : company.names) people[person] = called;
    object["people"] = std::move(people);
    if (table.playset() != nullptr) {
        object["cards"] = table.playset()->deck.size();
        object["left_out"] = table.playset()->left_out;
    }
    if (!company.rematch.empty()) object["rematch"] = company.rematch;
    return object;
}

std::string state_part(const LiveTable& table, Viewer viewer, Language language) {
    if (!table.game()) return "null";
    const View view = table.game()->view(viewer);
    const Playset& playset = *table.playset();
    Cards shown;
    if (view.line) {
        for (const Dated& card : *view.line) shown.push_back(card.card);
    }
    json::monotonic_resource memory{usual_view};
    std::string part;
    put(part, json::object({{"view", write_view(view, playset.names, &memory)}, {"about", about_of(playset, shown)}},
                           &memory));
    open_part(part, "cards");
    Cards cards = cards_in(view);
    put_faces(part, playset, cards, playset.faces_in(language));
    part += '}';
    return part;
}

std::string welcome(const LiveTable& table, const Attendance& attendance, const Connection& guest) {
    json::array seats = write_seats(table.seats_of(guest.person));
    json::array chat;
    for (const Entry& entry : table.company().chat) chat.push_back(chat_json(entry, 0));
    json::object object{{"type", "welcome"},         {"n", table.last()},
                        {"now", attendance.now},     {"person", guest.person},
                        {"seats", std::move(seats)}, {"table", write_table(table, attendance)},
                        {"chat", std::move(chat)}};
    if (attendance.until) object["until"] = *attendance.until;
    std::string text = json::serialize(object);
    add_part(text, "state", state_part(table, viewer_for(table, guest.person), guest.language));
    return text;
}

std::string resumed(const LiveTable& table, const Attendance& attendance, Number from, const Connection& guest) {
    json::object object{{"type", "resumed"},
                        {"n", from},
                        {"now", attendance.now},
                        {"person", guest.person},
                        {"seats", write_seats(table.seats_of(guest.person))},
                        {"table", write_table(table, attendance)}};
    if (attendance.until) object["until"] = *attendance.until;
    return json::serialize(object);
}

std::string refused(const LiveTable& table, const Refusal& refusal, std::string_view id, const Connection& guest) {
    json::object object{{"type", "refused"}, {"code", refusal.code}, {"message", refusal.message}, {"n", table.last()}};
    if (!id.empty()) object["id"] = id;
    if (refusal.counted != 0) object["counted"] = refusal.counted;
    std::string text = json::serialize(object);
    add_part(text, "state", state_part(table, viewer_for(table, guest.person), guest.language));
    return text;
}

Text Telling::for_guest(const Connection& guest) {
    const auto* acted = std::get_if<Acted>(&entry_.what);
    const bool by_seat = std::holds_alternative<Began>(entry_.what) || (acted != nullptr && shows_differently(*acted));
    const Viewer viewer = by_seat ? viewer_for(table_, guest.person) : onlooker;
    for (const Made& each : texts_) {
        if (each.viewer == viewer && each.language == guest.language) return each.text;
    }
    texts_.push_back({viewer, guest.language, std::make_shared<const std::string>(make(viewer, guest.language))});
    return texts_.back().text;
}

std::string Telling::make(Viewer viewer, Language language) const {
    if (const auto* acted = std::get_if<Acted>(&entry_.what)) return update(*acted, viewer, language);
    if (std::holds_alternative<Chatted>(entry_.what)) return json::serialize(chat_json(entry_, told_.number));
    json::object object{{"type", "table"}, {"n", told_.number}, {"table", write_table(table_, attendance_)}};
    if (!entry_.by.empty()) object["by"] = entry_.by;
    if (!entry_.id.empty()) object["id"] = entry_.id;
    if (!std::holds_alternative<Began>(entry_.what)) return json::serialize(object);
    object["type"] = "began";
    if (attendance_.until) object["until"] = *attendance_.until;
    std::string text = json::serialize(object);
    add_part(text, "state", state_part(table_, viewer, language));
    return text;
}

std::string shown_events(const Events& events, const CardNames& names, Viewer viewer) {
    std::array<unsigned char, usual_event_tree> room;  // NOLINT(cppcoreguidelines-pro-type-member-init): as above
    json::monotonic_resource memory{room.data(), room.size()};
    json::array list(&memory);
    list.reserve(events.size());
    for (const Event& event : events) list.push_back(write_seen(seen(event, viewer), names, &memory));
    return json::serialize(list);
}

std::string Telling::update(const Acted& acted, Viewer viewer, Language language) const {
    const Playset& playset = *table_.playset();
    JsonText text{usual_update};
    text.add("type", std::string_view{"update"});
    text.add("n", told_.number);
    text.add("at", entry_.at);
    text.add("seat", acted.seat.number);
    if (acted.actor != Actor::person) text.add("actor", name(acted.actor));
    if (!entry_.by.empty()) text.add("by", std::string_view{entry_.by});
    if (!entry_.id.empty()) text.add("id", std::string_view{entry_.id});
    if (viewer == onlooker && !told_.shown.empty()) {
        text.add_json("events", told_.shown);
    } else {
        text.add_json("events", shown_events(acted.events, playset.names, viewer));
    }
    std::string& list = text.begin("to_act") += '[';
    for (const Seat seat : told_.to_act) {
        if (seat != *told_.to_act.begin()) list += ',';
        text.put(seat.number);
    }
    list += ']';
    text.add("over", told_.over);
    if (attendance_.until && told_.number == table_.last()) text.add("until", *attendance_.until);
    thread_local Cards brought;  // keep their memory
    thread_local Cards turned;
    brought.clear();
    turned.clear();
    for (const Event& event : acted.events) {
        brought_by(event, brought);
        turned_by(event, turned);
    }
    sort_by_id(turned, playset);
    if (auto about = about_of(playset, turned); !about.empty()) text.add_json("about", json::serialize(about));
    if (!brought.empty()) put_faces(text.begin("cards"), playset, brought, playset.faces_in(language));
    return text.end();
}

std::string facts(const LiveTable& table, const json::array& cards, Language language) {
    std::string text = R"({"type":"facts"})";
    if (table.playset() == nullptr) return text;
    const Playset& playset = *table.playset();
    Cards turned;
    for (const json::value& each : cards) {
        const CardNo card = each.is_string() ? playset.names.number(std::string_view{each.get_string()}) : no_such_card;
        if (card != no_such_card && table.was_turned(card)) turned.push_back(card);
    }
    open_part(text, "cards");
    put_faces(text, playset, turned, playset.facts_in(language));
    return text + '}';
}

}  // namespace frise::server
