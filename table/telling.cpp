// Filling in the messages.
#include "table/telling.hpp"

#include "engine/codec/event_json.hpp"
#include "engine/codec/view_json.hpp"
#include "engine/rules/seen.hpp"
#include "table/card_news.hpp"
#include "table/message_text.hpp"

#include <algorithm>

namespace frise::table {

namespace json = boost::json;

namespace {

constexpr std::size_t usual_event_tree = 4096;  // as a tree; others take more memory as they need it
constexpr std::size_t usual_view = 16'384;
constexpr std::size_t usual_update = 640;
constexpr std::size_t usual_table = 1500;

json::array about_of(const Playset& playset, const Cards& turned) {
    json::array about;
    for (const CardNo card : turned) {
        if (playset.about[index(card)]) about.push_back(json::value(playset.names.id(card)));
    }
    return about;
}

json::array seats_json(const LiveTable& table) {
    json::array seats;
    for (const Chair& chair : table.company().chairs) {
        json::object seat{{"people", json::value_from(chair.people)}, {"name", chair.name}};
        if (!chair.bot.empty()) seat["bot"] = chair.bot;
        seats.push_back(std::move(seat));
    }
    return seats;
}

message::ChatLine chat_line(const Entry& entry, Number number) {
    const auto& chatted = std::get<Chatted>(entry.what);
    return {entry.at, entry.by, chatted.name, chatted.text, number, entry.id};
}

bool shows_differently(const Acted& acted) {
    return std::any_of(acted.events.begin(), acted.events.end(), differs_by_viewer);
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
    put_json(part,
             json::object({{"view", write_view(view, playset.names, &memory)}, {"about", about_of(playset, shown)}},
                          &memory));
    part.back() = ',';  // one more field follows, which needs no tree
    part += R"("cards":)";
    Cards cards = cards_in(view);
    put_json(part, message::ByCard{playset, cards, playset.faces_in(language)});
    part += '}';
    return part;
}

Text welcome(const LiveTable& table, const Attendance& attendance, const Guest& guest) {
    const std::string state = state_part(table, viewer_for(table, guest.person), guest.language);
    message::Welcome told{
        table.last(), attendance.now,   guest.person, table.seats_of(guest.person), write_table(table, attendance),
        {},           attendance.until, {state}};
    for (const Entry& entry : table.company().chat) told.chat.push_back(chat_line(entry, 0));
    return text_of(told, usual_table + state.size());
}

Text resumed(const LiveTable& table, const Attendance& attendance, Number from, const Guest& guest) {
    return text_of(message::Resumed{from, attendance.now, guest.person, table.seats_of(guest.person),
                                    write_table(table, attendance), attendance.until},
                   usual_table);
}

Text refused(const LiveTable& table, const Refusal& refusal, std::string_view id, const Guest& guest) {
    const std::string state = state_part(table, viewer_for(table, guest.person), guest.language);
    return text_of(
        message::Refused{refusal.code, refusal.message, table.last(), id, refusal.counted, message::Json{state}},
        state.size() + 200);
}

Text Telling::for_guest(const Guest& guest) {
    const auto* acted = std::get_if<Acted>(&entry_.what);
    const bool by_seat = std::holds_alternative<Began>(entry_.what) || (acted != nullptr && shows_differently(*acted));
    const Viewer viewer = by_seat ? viewer_for(table_, guest.person) : onlooker;
    for (const Made& each : texts_) {
        if (each.viewer == viewer && each.language == guest.language) return each.text;
    }
    texts_.push_back({viewer, guest.language, make(viewer, guest.language)});
    return texts_.back().text;
}

Text Telling::make(Viewer viewer, Language language) const {
    if (const auto* acted = std::get_if<Acted>(&entry_.what)) return update(*acted, viewer, language);
    if (std::holds_alternative<Chatted>(entry_.what)) return text_of(chat_line(entry_, told_.number));
    json::object table = write_table(table_, attendance_);
    if (!std::holds_alternative<Began>(entry_.what)) {
        return text_of(message::TableChanged{told_.number, std::move(table), entry_.by, entry_.id}, usual_table);
    }
    const std::string state = state_part(table_, viewer, language);
    return text_of(message::Began{told_.number, std::move(table), entry_.by, entry_.id, attendance_.until, {state}},
                   usual_table + state.size());
}

std::string shown_events(const Events& events, const CardNames& names, Viewer viewer) {
    std::array<unsigned char, usual_event_tree> room;  // NOLINT(cppcoreguidelines-pro-type-member-init): as above
    json::monotonic_resource memory{room.data(), room.size()};
    json::array list(&memory);
    list.reserve(events.size());
    for (const Event& event : events) list.push_back(write_seen(seen(event, viewer), names, &memory));
    return json::serialize(list);
}

Text Telling::update(const Acted& acted, Viewer viewer, Language language) const {
    const Playset& playset = *table_.playset();
    message::Updated update{told_.number, entry_.at, acted.seat};
    if (acted.actor != Actor::person) update.actor = name(acted.actor);
    update.by = entry_.by;
    update.id = entry_.id;
    const std::string events = shown_events(acted.events, playset.names, viewer);
    update.events = {events};
    update.to_act = told_.to_act;
    update.over = told_.over;
    if (told_.number == table_.last()) update.until = attendance_.until;
    thread_local Cards brought;  // keep their memory
    thread_local Cards turned;
    brought.clear();
    turned.clear();
    for (const Event& event : acted.events) {
        brought_by(event, viewer, brought);
        turned_by(event, viewer, turned);
    }
    sort_by_id(turned, playset);
    // A card that was placed and then put right shows its year twice.
    turned.erase(std::unique(turned.begin(), turned.end()), turned.end());
    const json::array about = about_of(playset, turned);
    const std::string about_text = about.empty() ? std::string{} : json::serialize(about);
    if (!about.empty()) update.about = {about_text};
    if (!brought.empty()) update.cards.emplace(message::ByCard{playset, brought, playset.faces_in(language)});
    return text_of(update, usual_update);
}

Text facts(const LiveTable& table, const json::array& cards, Language language) {
    if (table.playset() == nullptr) return text_of(message::FactsTold{});
    const Playset& playset = *table.playset();
    Cards turned;
    for (const json::value& each : cards) {
        const CardNo card = each.is_string() ? playset.names.number(std::string_view{each.get_string()}) : no_such_card;
        if (card != no_such_card && table.was_turned(card)) turned.push_back(card);
    }
    return text_of(message::FactsTold{message::ByCard{playset, turned, playset.facts_in(language)}});
}

}  // namespace frise::table
