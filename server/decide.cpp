// What a request leads to.
#include "bots/bot_kind.hpp"
#include "engine/codec/action_json.hpp"
#include "engine/codec/reader.hpp"
#include "server/live_table.hpp"
#include "wording/letters.hpp"

#include <algorithm>

namespace frise::server {

namespace json = boost::json;

namespace {

constexpr std::size_t longest_chat = 300;
constexpr std::size_t largest_team = 8;
constexpr std::size_t longest_person = 64;
constexpr std::string_view stand_in = "regular";
constexpr std::size_t usual_events = 3;  // of an action: a card placed, discarded, another drawn
constexpr std::size_t most_spare = 256;

// A game is a dozen lists, and every action makes a copy of one: those that are no longer needed lend their memory to
// the next.
std::vector<std::unique_ptr<Game>>& spare_games() {
    thread_local std::vector<std::unique_ptr<Game>> spare;
    return spare;
}

struct PutAside {
    void operator()(Game* game) const {
        std::unique_ptr<Game> owned{game};
        if (spare_games().size() < most_spare) spare_games().push_back(std::move(owned));
    }
};

std::shared_ptr<Game> copy_of(const Game& game) {
    auto& spare = spare_games();
    if (spare.empty()) return {new Game{game}, PutAside{}};
    std::unique_ptr<Game> copy = std::move(spare.back());
    spare.pop_back();
    *copy = game;
    return {copy.release(), PutAside{}};
}

tl::unexpected<Refusal> not_host() { return deny("not-host", "only the host may do that"); }
tl::unexpected<Refusal> begun() { return deny("begun", "the game has begun"); }
tl::unexpected<Refusal> not_seated() { return deny("not-seated", "only those who sit at the table may do that"); }

template <class What>
Entry entry_of(const Request& request, Time now, What what) {
    return Entry{now, std::string{request.person}, std::string{request.id}, std::move(what)};
}

// What follows from a request stands under its id only once.
template <class What>
Entry consequence(const Request& request, Time now, What what) {
    return Entry{now, std::string{request.person}, {}, std::move(what)};
}

std::vector<Entry> just(Entry entry) {
    std::vector<Entry> list;
    list.push_back(std::move(entry));
    return list;
}

Setup setup_for(const TableSettings& settings, const Playset& playset) {
    return {settings.terms, playset.deck, true, 0};
}

}  // namespace

Granted<void> LiveTable::admit(const Request& request) const {
    if (const auto number = counted_.find(request.person, request.id)) {
        Refusal twice{"duplicate", "this was done already", *number};
        return tl::unexpected{std::move(twice)};
    }
    if (request.person.empty()) return deny("no-token", "onlookers without a token only watch");
    if (was_kicked(request.person)) return deny("kicked", "the host asked you to leave this table");
    return {};
}

Granted<std::vector<Entry>> LiveTable::decide(const Request& request, const Circumstances& now) const {
    if (const auto admitted = admit(request); !admitted) return tl::unexpected{admitted.error()};
    if (request.type == "act") return decide_act(request, now);
    if (request.type == "sit") return decide_sit(request, now.now);
    if (request.type == "stand") return decide_stand(request, now.now);
    if (request.type == "bot") return decide_bot(request, now.now);
    if (request.type == "kick") return decide_kick(request, now.now);
    if (request.type == "host") return decide_host(request, now.now);
    if (request.type == "start") return decide_start(request, now);
    if (request.type == "chat") return decide_chat(request, now.now);
    if (request.type == "pause" || request.type == "resume") return decide_pause(request, now.now);
    if (request.type == "leave") return decide_leave(request, now.now);
    return deny("unknown-type", "there is no message of type '" + echo(request.type) + "'");
}

LiveTable::Decided LiveTable::decide_act(const Request& request, const Circumstances& now) const {
    Reader reader{request.body, "the message"};
    const json::value& value = reader.value("action");
    const auto seen_number = reader.whole_if_given("n");
    if (reader.error()) return deny(*reader.error());
    const auto wanted = read_action(value, names(), settings().terms.game);
    if (!wanted) return deny(wanted.error());
    if (!game_) return deny("no-game", "the game has not begun");
    const bool exists = wanted->seat >= 0 && wanted->seat < settings().terms.seats;
    if (!exists) return deny("bad-request", "there is no seat " + std::to_string(wanted->seat));
    const Seat seat = seat_at(static_cast<std::size_t>(wanted->seat));
    if (!company_->places[index(seat)].has(request.person)) {
        return deny("not-your-seat", "somebody else sits on seat " + std::to_string(wanted->seat));
    }
    if (company_->paused) return deny("paused", "the game is paused");
    if (seen_number && *seen_number < static_cast<std::int64_t>(turn_) && !game_->over()) {
        return deny("stale", "something happened since: look again");
    }
    Acted acted{seat, Actor::person, {}, copy_of(*game_)};
    acted.events.reserve(usual_events);
    const auto applied = acted.after->apply(seat, wanted->action, now.chance, Sink{acted.events});
    if (!applied) return deny(applied.error());
    return just(entry_of(request, now.now, std::move(acted)));
}

std::optional<Entry> LiveTable::act(Seat seat, const Action& action, Actor actor, const Circumstances& now) const {
    if (!game_ || company_->paused) return std::nullopt;
    Acted acted{seat, actor, {}, copy_of(*game_)};
    if (!acted.after->apply(seat, action, now.chance, Sink{acted.events})) return std::nullopt;
    return Entry{now.now, {}, {}, std::move(acted)};
}

Granted<Seat> LiveTable::seat_in(const Request& request) const {
    Reader reader{request.body, "the message"};
    const std::int64_t seat = reader.whole("seat");
    if (reader.error()) return deny(*reader.error());
    if (seat < 0 || seat >= settings().terms.seats) {
        return deny("no-such-seat", "there is no seat " + std::to_string(seat));
    }
    return seat_at(static_cast<std::size_t>(seat));
}

// Without a number the first free one. Whoever sits already moves, unless `also` says that one device is passed around.
LiveTable::Decided LiveTable::decide_sit(const Request& request, Time now) const {
    Reader reader{request.body, "the message"};
    const auto typed = reader.text_if_given("name");
    const bool also = reader.yes_no_if_given("also").value_or(false);
    const bool chosen = reader.has("seat");
    if (reader.error()) return deny(*reader.error());
    Seat seat;
    if (chosen) {
        const auto found = seat_in(request);
        if (!found) return tl::unexpected{found.error()};
        seat = *found;
    } else {
        const auto& places = company_->places;
        const auto free = std::find_if(places.begin(), places.end(), [](const Place& place) { return place.empty(); });
        if (free == places.end()) return deny("full", "all seats are taken");
        seat = seat_at(static_cast<std::size_t>(free - places.begin()));
    }
    const Place& place = company_->places[index(seat)];
    std::string called = clean_name(typed.value_or(""));
    const bool own = place.has(request.person);
    if (called.empty() && own && place.people.size() == 1) called = place.name;
    if (called.empty()) called = name_of(request.person);
    if (called.empty()) return deny("bad-name", "say a name");
    if (own) {
        if (place.bot.empty() && place.name == called) return deny("seated", "you sit there already");
        return just(entry_of(request, now, Sat{seat, std::string{request.person}, called}));
    }
    if (!place.people.empty() && (!settings().teams || place.people.size() >= largest_team)) {
        return deny("seat-taken", "somebody sits there");
    }
    if (game_ && place.people.empty() && place.bot.empty()) return begun();
    // Whoever sat with two teams would see the plans of both.
    const bool joins = !place.people.empty() && !seats_of(request.person).empty();
    if (joins && (also || game_)) return deny("seated", "you play on another side");
    std::vector<Entry> entries;
    if (!also) {
        for (const Seat old : seats_of(request.person)) {
            if (game_) return deny("seated", "you have a seat in this game");
            entries.push_back(consequence(request, now, Stood{old, std::string{request.person}}));
        }
    }
    entries.push_back(entry_of(request, now, Sat{seat, std::string{request.person}, called}));
    return entries;
}

LiveTable::Decided LiveTable::decide_stand(const Request& request, Time now) const {
    const auto seat = seat_in(request);
    if (!seat) return tl::unexpected{seat.error()};
    if (!company_->places[index(*seat)].has(request.person)) return not_seated();
    if (game_ && company_->places[index(*seat)].people.size() == 1) {
        return deny("begun", "the game has begun: hand the seat to a bot, or leave");
    }
    return just(entry_of(request, now, Stood{*seat, std::string{request.person}}));
}

// One's own seat at any time, others' for the host. Without a kind the bot goes.
LiveTable::Decided LiveTable::decide_bot(const Request& request, Time now) const {
    const auto seat = seat_in(request);
    if (!seat) return tl::unexpected{seat.error()};
    const Place& place = company_->places[index(*seat)];
    if (!place.has(request.person) && !is_host(request)) return not_host();
    Reader reader{request.body, "the message"};
    const std::string kind = reader.text_if_given("kind").value_or("");
    if (reader.error()) return deny(*reader.error());
    const auto known = bot_kind(kind);
    if (!kind.empty() && !known) return deny("bad-bot", "there is no bot '" + echo(kind) + "'");
    if (kind.empty() && game_ && place.people.empty()) return deny("begun", "nobody else plays on that seat");
    if (!place.people.empty() && !game_) return deny("seat-taken", "somebody sits there");
    return just(entry_of(request, now, BotSat{*seat, kind.empty() ? std::string{} : name(*known)}));
}

LiveTable::Decided LiveTable::decide_kick(const Request& request, Time now) const {
    if (!is_host(request)) return not_host();
    Reader reader{request.body, "the message"};
    const std::string person = reader.text("person");
    if (reader.error()) return deny(*reader.error());
    if (person.empty() || person.size() > longest_person) return deny("bad-request", "there is no such person");
    if (person == request.person) return deny("not-allowed", "a host who wants to go leaves");
    if (was_kicked(person)) return deny("not-allowed", "they were asked to go already");
    std::vector<Entry> entries;
    entries.push_back(entry_of(request, now, Kicked{person}));
    for (const Seat seat : seats_of(person)) {
        entries.push_back(consequence(request, now, Stood{seat, person}));
        if (game_ && company_->places[index(seat)].people.size() == 1) {
            entries.push_back(consequence(request, now, BotSat{seat, std::string{stand_in}}));
        }
    }
    return entries;
}

LiveTable::Decided LiveTable::decide_host(const Request& request, Time now) const {
    if (!is_host(request)) return not_host();
    Reader reader{request.body, "the message"};
    const std::string person = reader.text("person");
    if (reader.error()) return deny(*reader.error());
    if (seats_of(person).empty()) return deny("not-seated", "the host sits at the table");
    return just(entry_of(request, now, HostPassed{person}));
}

LiveTable::Decided LiveTable::decide_start(const Request& request, const Circumstances& now) const {
    if (!is_host(request)) return not_host();
    if (game_) return begun();
    Reader reader{request.body, "the message"};
    const std::string fill = reader.text_if_given("fill").value_or("");
    if (reader.error()) return deny(*reader.error());
    const auto kind = bot_kind(fill);
    if (!fill.empty() && !kind) return deny("bad-bot", "there is no bot '" + echo(fill) + "'");
    std::vector<Entry> entries;
    for (std::size_t i = 0; i < company_->places.size(); ++i) {
        if (!company_->places[i].empty()) continue;
        if (!kind) return deny("seats-free", "seat " + std::to_string(i) + " is free: let a bot sit there");
        entries.push_back(consequence(request, now.now, BotSat{seat_at(i), name(*kind)}));
    }
    Game game{setup_for(settings(), *playset_)};
    Began began;
    began.salt = now.salt;
    game.start(now.chance, Sink{began.events});
    if (descriptor(settings().terms.game).deck.icons) began.icons = game.recorded_setup().deck.icons;
    entries.push_back(entry_of(request, now.now, std::move(began)));
    return entries;
}

LiveTable::Decided LiveTable::decide_chat(const Request& request, Time now) const {
    Reader reader{request.body, "the message"};
    const std::string text = shortened(cleaned(reader.text("text")), longest_chat);
    const auto typed = reader.text_if_given("name");
    if (reader.error()) return deny(*reader.error());
    if (text.empty()) return deny("bad-request", "there is nothing in it");
    std::string called = name_of(request.person);
    if (called.empty()) called = clean_name(typed.value_or(""));
    return just(entry_of(request, now, Chatted{called, text}));
}

LiveTable::Decided LiveTable::decide_pause(const Request& request, Time now) const {
    if (seats_of(request.person).empty()) return not_seated();
    if (!game_ || game_->over()) return deny("no-game", "no game is going on");
    const bool pause = request.type == "pause";
    if (pause == company_->paused) return deny("not-allowed", pause ? "it is paused" : "it is not paused");
    if (pause) return just(entry_of(request, now, Paused{}));
    return just(entry_of(request, now, Resumed{}));
}

LiveTable::Decided LiveTable::decide_leave(const Request& request, Time now) const {
    if (!knows(request.person)) return not_seated();
    std::vector<Entry> entries;
    for (const Seat seat : seats_of(request.person)) {
        entries.push_back(consequence(request, now, Stood{seat, std::string{request.person}}));
        if (game_ && !game_->over() && company_->places[index(seat)].people.size() == 1) {
            entries.push_back(consequence(request, now, BotSat{seat, std::string{stand_in}}));
        }
    }
    if (is_host(request)) entries.push_back(consequence(request, now, HostPassed{heir_of(request.person)}));
    if (!entries.empty()) entries.back().id = request.id;
    return entries;
}

Granted<TableSettings> LiveTable::change(const Request& request) const {
    if (const auto admitted = admit(request); !admitted) return tl::unexpected{admitted.error()};
    if (!is_host(request)) return not_host();
    if (game_) return begun();
    Reader reader{request.body, "the message"};
    const json::value& value = reader.value("settings");
    if (reader.error()) return deny(*reader.error());
    auto changed = read_table_settings(value, &settings());
    if (!changed) return deny(changed.error());
    for (auto i = static_cast<std::size_t>(changed->terms.seats); i < company_->places.size(); ++i) {
        if (!company_->places[i].empty()) return deny("seat-taken", "somebody sits on seat " + std::to_string(i));
    }
    for (const Place& place : company_->places) {
        if (!changed->teams && place.people.size() > 1) return deny("seat-taken", "several people share a seat");
    }
    return std::move(*changed);
}

}  // namespace frise::server
