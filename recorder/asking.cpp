// What people ask for.
#include "engine/codec/action_json.hpp"
#include "recorder/evening.hpp"

#include <algorithm>
#include <array>
#include <boost/json.hpp>
#include <limits>

namespace frise::recorder {

namespace json = boost::json;

void Evening::come(Person& person) {
    if (person.here) return;
    person.no = table::GuestNo{++guests_};
    const Language language = pick_.of(all_languages());
    const auto guest = std::make_shared<table::Guest>(table::Guest{person.no, person.name, "127.0.0.1", language});
    const auto entered = room_->enter(now(), guest, person.left_at);
    person.here = entered.has_value();
    if (!entered) record_ += "! " + entered.error().message + "\n";
    carry_out();
}

void Evening::go(Person& person) {
    if (!person.here) return;
    person.here = false;
    person.left_at.reset();
    if (!pick_.one_in(4)) person.left_at = table().last();
    room_->leave(now(), person.no);
    carry_out();
}

void Evening::ask(const Person& person, json::object request) {
    if (!pick_.one_in(10)) request["id"] = "r" + std::to_string(++requests_);
    ask_text(person, json::serialize(request));
}

void Evening::ask_text(const Person& person, std::string_view text) {
    record_ += "< " + std::to_string(static_cast<std::uint64_t>(person.no)) + " " + std::string{text} + "\n";
    auto request = table::read_request(text);
    if (!request) return;
    room_->receive(now(), person.no, std::move(*request));
    carry_out();
}

void Evening::act(const Person& person, Seat seat) {
    const json::object action = write_action(seat, action_for(seat), *table().names());
    json::object request{{"type", "act"}, {"action", action}};
    if (pick_.one_in(2)) request["n"] = table().last() - (pick_.one_in(20) ? 1 : 0);
    if (pick_.one_in(20)) ask(person, {{"type", "draft"}, {"action", action}});
    ask(person, std::move(request));
}

// Well considered, or anything that may be done.
Action Evening::action_for(Seat seat) {
    if (!pick_.one_in(3)) {
        if (const auto good = advice_.choose(table(), seat, "beginner")) return *good;
    }
    const Legal legal = table().game()->legal(seat);
    const Choice& choice = pick_.of(legal.choices());
    const std::uint64_t most = std::numeric_limits<std::uint32_t>::max();
    return at(choice, pick_.below(static_cast<std::size_t>(std::min(count(choice), most))));
}

void Evening::remark(const Person& person) {
    constexpr std::array<std::string_view, 4> broken{R"({"type":"act"})", R"({"type":"act","action":{"seat":0}})",
                                                     R"({"type":"nonsense","id":"x"})", R"({"type":7})"};
    const std::string card = (*table().playset()).deck.faces->at(pick_.below(table().playset()->deck.size())).id;
    switch (pick_.below(10)) {
        case 0: return ask(person, {{"type", "chat"}, {"text", "Quelle année ? 🤔"}, {"name", "Zoë"}});
        case 1: return ask(person, {{"type", "react"}, {"reaction", "bravo"}});
        case 2: return ask(person, {{"type", "point"}, {"card", card}, {"gap", 1}});
        case 3: return ask(person, {{"type", "look"}, {"seat", pick_.between(0, 2)}});
        case 4: return ask(person, {{"type", "read"}, {"cards", {card, "nothing"}}});
        case 5: return ask(person, {{"type", "lang"}, {"lang", code(pick_.of(all_languages()))}});
        case 6: return ask(person, {{"type", "ping"}});
        case 7: return ask(person, {{"type", "pause"}});
        case 8: return ask(person, {{"type", "host"}, {"person", "ben"}});
        default: return ask_text(person, pick_.of(broken));
    }
}

void Evening::change_something(const Person& person) {
    switch (pick_.below(5)) {
        case 0: return ask(person, {{"type", "settings"}, {"settings", {{"turn_seconds", pick_.between(3, 30)}}}});
        case 1: return ask(person, {{"type", "settings"}, {"settings", {{"listed", pick_.one_in(2)}}}});
        case 2: return ask(person, {{"type", "bot"}, {"seat", pick_.between(0, 2)}, {"kind", "beginner"}});
        case 3: return ask(person, {{"type", "stand"}, {"seat", pick_.between(0, 2)}});
        default: return ask(person, {{"type", "sit"}, {"name", "L’autre"}, {"also", true}});
    }
}

}  // namespace frise::recorder
