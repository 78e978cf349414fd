// Following a game, and playing it.
#include "load/table_play.hpp"

#include "engine/codec/action_json.hpp"
#include "engine/codec/event_json.hpp"
#include "engine/codec/view_json.hpp"
#include "load/choice.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <functional>

namespace frise::load {

namespace json = boost::json;

namespace {

constexpr double reconnect_after = 0.1;
constexpr std::size_t most_complaints = 10;
constexpr std::size_t usual_update = 4096;  // as a tree
constexpr std::string_view update_head = R"({"type":"update","n":)";

std::uint64_t hash_text(std::string_view text) { return std::hash<std::string_view>{}(text) | 1U; }

SeatSet seats_in(const json::value& list) {
    SeatSet seats;
    for (const json::value& seat : list.as_array()) seats.add(seat_at(seat.to_number<std::size_t>()));
    return seats;
}

std::string text_at(const json::object& object, std::string_view field) {
    const json::value* value = object.if_contains(field);
    return value != nullptr && value->is_string() ? std::string{value->get_string()} : std::string{};
}

}  // namespace

void Crowd::complain(const std::string& words) {
    if (report.complaints.size() < most_complaints) report.complaints.push_back(words);
}

bool Crowd::put_off(std::string_view code) {
    if (!options.outages || code != "not-stored") return false;
    ++report.put_off;
    return true;
}

std::uint64_t story_hash(const json::array& events) {
    const auto secret = [](const json::value& event) { return event.at("type") == "answered"; };
    if (std::none_of(events.begin(), events.end(), secret)) return hash_text(json::serialize(events));
    json::array seen = events;
    for (json::value& event : seen) {
        if (!secret(event)) continue;
        event.as_object().erase("wheels");
        event.as_object().erase("sign");
    }
    return hash_text(json::serialize(seen));
}

TablePlay::TablePlay(Crowd& crowd, std::string table, std::vector<Identity> people, std::uint64_t seed)
    : crowd_{crowd}, rng_{seed} {
    story_.table = std::move(table);
    const std::size_t first = crowd_.opened++;
    people.resize(people.size() + static_cast<std::size_t>(crowd_.options.onlookers));
    for (Identity& who : people) {
        players_.emplace_back();
        players_.back().who = std::move(who);
        players_.back().server = (crowd_.options.spread ? players_.size() - 1 : first) % crowd_.servers.size();
    }
}

void TablePlay::connect() {
    for (std::size_t i = 0; i < players_.size(); ++i) connect(i, false);
}

void TablePlay::disconnect() {
    for (Player& player : players_) {
        if (player.wire) player.wire->drop();
        player.wire.reset();
        ++player.connection;
    }
}

bool TablePlay::all_are_there() const {
    return std::all_of(players_.begin(), players_.end(), [](const Player& player) { return player.inside; });
}

void TablePlay::connect(std::size_t index, bool again) {
    Player& player = players_[index];
    if (player.wire) player.wire->drop();
    const std::uint64_t connection = ++player.connection;
    player.inside = false;
    if (again) {
        ++crowd_.report.reconnects;
        player.server = (player.server + 1) % crowd_.servers.size();
    }
    const auto mine = [this, index, connection] { return players_[index].connection == connection; };
    player.wire =
        std::make_shared<Wire>(crowd_.context, Wire::Ears{[this, index, mine] {
                                                              if (!mine()) return;
                                                              Player& me = players_[index];
                                                              json::object hello{{"type", "hello"}};
                                                              if (!looks_on(index)) hello["token"] = me.who.token;
                                                              if (me.last > 0) hello["last"] = me.last;
                                                              me.wire->send(json::serialize(hello));
                                                          },
                                                          [this, index, mine](std::string_view text) {
                                                              if (mine()) heard(index, text);
                                                          },
                                                          [this, index, mine] {
                                                              if (!mine()) return;
                                                              players_[index].inside = false;
                                                              crowd_.agenda.in(reconnect_after, [this, index, mine] {
                                                                  if (mine()) connect(index, true);
                                                              });
                                                          }});
    player.wire->open(crowd_.servers[player.server], "/api/tables/" + story_.table + "/socket");
    plan_drop(index);
}

void TablePlay::plan_drop(std::size_t index) {
    if (crowd_.options.drops_per_minute <= 0) return;
    const double chance = (static_cast<double>(rng_.next() >> 11U) + 1) * 0x1.0p-53;
    const double wait = -std::log(chance) * 60 / crowd_.options.drops_per_minute;
    const std::uint64_t connection = players_[index].connection;
    crowd_.agenda.in(wait, [this, index, connection] {
        if (players_[index].connection == connection && crowd_.acting) connect(index, true);
    });
}

void TablePlay::heard(std::size_t index, std::string_view text) {
    ++crowd_.report.messages_in;
    crowd_.report.bytes_in += text.size();
    if (text.starts_with(update_head)) {
        std::uint64_t number = 0;
        std::from_chars(text.data() + update_head.size(), text.data() + text.size(), number);
        return heard_update(index, number, text);
    }
    const json::object message = json::parse(text).as_object();
    const std::string type = text_at(message, "type");
    if (const json::value* number = message.if_contains("n");
        number != nullptr && type != "refused" && type != "state") {
        players_[index].last = std::max(players_[index].last, number->to_number<std::uint64_t>());
    }
    if (const std::string id = text_at(message, "id"); type != "refused" && !id.empty()) {
        auto& pending = players_[index].pending;
        if (pending && pending->id == id) pending.reset();
    }
    if (type == "welcome" || type == "resumed" || type == "began") {
        heard_state(index, message);
    } else if (type == "table") {
        heard_table(index, message.at("table"));
    } else if (type == "refused") {
        heard_refusal(index, message);
    } else if (type == "error" && !crowd_.put_off(text_at(message, "code"))) {
        ++crowd_.report.errors;
        crowd_.complain("error: " + std::string{text.substr(0, 200)});
    }
}

void TablePlay::heard_state(std::size_t index, const json::object& message) {
    Player& player = players_[index];
    const bool entered = message.at("type") != "began";
    if (message.contains("state")) take_state(message);
    if (entered) {
        player.inside = true;
        player.thinking = false;
        if (player.pending) {
            ++crowd_.report.resent;
            player.wire->send(player.pending->text);
        }
    } else if (index == 0) {
        ++crowd_.started;
    }
    heard_table(index, message.at("table"));
    consider(index);
}

void TablePlay::take_state(const json::object& message) {
    const auto number = message.at("n").to_number<std::uint64_t>();
    const json::value& state = message.at("state");
    if (!state.is_object() || (view_ && number <= known_)) return;
    auto view = read_view(state.at("view"), onlooker, names_);
    if (!view) {
        ++crowd_.report.errors;
        return crowd_.complain("a view: " + view.error().message);
    }
    view_ = std::move(*view);
    known_ = number;
}

// Sits down, begins, and moves on to a rematch, as the table needs it.
void TablePlay::heard_table(std::size_t index, const json::value& table) {
    Player& player = players_[index];
    const json::object& object = table.as_object();
    if (const json::value* next = object.if_contains("rematch")) {
        if (index == 0) move_to(std::string{next->as_string()});
        return;
    }
    if (object.at("standing") != "gathering" || player.pending || looks_on(index)) return;
    bool full = true;
    bool seated = false;
    for (const json::value& seat : object.at("seats").as_array()) {
        const json::array& people = seat.at("people").as_array();
        full = full && !people.empty();
        seated = seated || std::find(people.begin(), people.end(), json::value(player.who.person)) != people.end();
    }
    if (!seated) return send(index, {{"type", "sit"}, {"seat", index}, {"name", "P" + std::to_string(index)}});
    if (full && object.at("host") == json::value(player.who.person)) send(index, {{"type", "start"}});
}

void TablePlay::heard_refusal(std::size_t index, const json::object& message) {
    Player& player = players_[index];
    const std::string code = text_at(message, "code");
    const bool mine = player.pending && text_at(message, "id") == player.pending->id;
    if (!mine) return;
    if (code == "too-fast" || code == "not-stored" || code == "busy") {
        if (!crowd_.put_off(code)) ++crowd_.report.refused;
        return crowd_.agenda.in(1, [this, index, id = player.pending->id] {
            Player& me = players_[index];
            if (me.pending && me.pending->id == id && me.inside) me.wire->send(me.pending->text);
        });
    }
    if (code == "duplicate") story_.acknowledged.push_back({player.pending->id, 0});
    player.pending.reset();
    // After a reconnection one may act on what is no longer so; without one that would be an error.
    const bool excused =
        code == "duplicate" || code == "seated" || code == "begun" || (code == "stale" && player.connection > 1);
    if (!excused) {
        ++crowd_.report.refused;
        crowd_.complain("refused: " + code + ", " + text_at(message, "message"));
    }
    consider(index);
}

void TablePlay::heard_update(std::size_t index, std::uint64_t number, std::string_view text) {
    Player& player = players_[index];
    player.last = std::max(player.last, number);
    if (number == known_ + 1 && view_) {
        heard_first(number, text);
    } else if (number < story_.heard.size() && story_.heard[number].text != 0 &&
               story_.heard[number].text != hash_text(text)) {
        // Texts are the same for all, but for one's own answers and clocks: then the events decide.
        if (story_hash(json::parse(text).at("events").as_array()) != story_.heard[number].events) {
            ++crowd_.report.divergent;
            crowd_.complain("two stories of number " + std::to_string(number) + " at " + story_.table);
        }
    }
    // The view was there already, from a whole state that somebody else got.
    if (player.pending && text.find("\"id\":\"" + player.pending->id + '"') != std::string_view::npos) {
        story_.acknowledged.push_back({player.pending->id, number});
        player.pending.reset();
        count_action();
    }
    arrived(number);
    consider(index);
}

// Whoever hears of it first tells the others: one view is enough for all.
void TablePlay::heard_first(std::uint64_t number, std::string_view text) {
    std::array<unsigned char, usual_update> room{};
    json::monotonic_resource memory{room.data(), room.size()};
    const json::value value = json::parse(text, &memory);
    const json::object& message = value.as_object();
    const json::array& events = message.at("events").as_array();
    if (story_.heard.size() <= number) story_.heard.resize(number + 1);
    story_.heard[number] = {hash_text(text), story_hash(events)};
    Update update{{}, seats_in(message.at("to_act"))};
    for (const json::value& each : events) {
        auto event = read_seen(each, names_, view_->terms.game);
        if (!event) {
            ++crowd_.report.errors;
            return crowd_.complain("an event: " + event.error().message);
        }
        update.events.push_back(std::move(*event));
    }
    fold(*view_, update);
    known_ = number;
    const std::string id = text_at(message, "id");
    if (!id.empty()) story_.acknowledged.push_back({id, number});
    for (Player& player : players_) {
        if (!player.pending || player.pending->id != id) continue;
        arrivals_[number].sent = player.pending->sent;
        player.pending.reset();
        count_action();
    }
}

void TablePlay::arrived(std::uint64_t number) {
    const auto it = arrivals_.find(number);
    if (it == arrivals_.end()) return;
    if (++it->second.count < static_cast<int>(players_.size())) return;
    if (it->second.sent && crowd_.measuring) {
        const std::chrono::duration<float, std::milli> span = Clock::now() - *it->second.sent;
        crowd_.latencies.push_back(span.count());
    }
    arrivals_.erase(arrivals_.begin(), std::next(it));
}

void TablePlay::count_action() {
    if (!crowd_.measuring) return;
    ++crowd_.report.actions;
    note_silence();
    last_action_ = Clock::now();
    if (crowd_.hooks.acted) crowd_.hooks.acted();
}

void TablePlay::note_silence() {
    const std::chrono::duration<double> silence = Clock::now() - last_action_;
    crowd_.report.longest_silence_s = std::max(crowd_.report.longest_silence_s, silence.count());
}

void TablePlay::go_on() {
    last_action_ = Clock::now();
    for (std::size_t i = 0; i < players_.size(); ++i) consider(i);
}

bool TablePlay::waits() const {
    return std::any_of(players_.begin(), players_.end(),
                       [](const Player& player) { return player.pending.has_value(); });
}

void TablePlay::consider(std::size_t index) {
    Player& player = players_[index];
    if (!crowd_.acting || !view_ || !player.inside || player.pending || player.thinking || player.last < known_) return;
    if (looks_on(index)) return;
    if (view_->over) {
        if (index != 0 || asked_rematch_ || !crowd_.options.again) return;
        asked_rematch_ = true;
        ++crowd_.report.games;
        return send(index, {{"type", "rematch"}});
    }
    if (!view_->to_act.has(seat_at(index))) return;
    if (crowd_.options.pace_seconds <= 0) return act(index);
    player.thinking = true;
    const double share = 0.5 + static_cast<double>(rng_.below(1000)) / 1000;
    crowd_.agenda.in(crowd_.options.pace_seconds * share, [this, index] {
        players_[index].thinking = false;
        const bool mine = view_ && !view_->over && view_->to_act.has(seat_at(index));
        if (crowd_.acting && mine && players_[index].inside && !players_[index].pending) act(index);
    });
}

void TablePlay::act(std::size_t index) {
    const Seat seat = seat_at(index);
    json::object message{{"type", "act"}};
    message["n"] = known_;
    message["action"] = write_action(seat, choose(*view_, seat, rng_), names_);
    send(index, std::move(message));
}

void TablePlay::send(std::size_t index, json::object message, bool remember) {
    Player& player = players_[index];
    const std::string id = std::to_string(index) + "." + std::to_string(++ids_);
    message["id"] = id;
    std::string text = json::serialize(message);
    if (remember) player.pending = Pending{id, text, Clock::now()};
    crowd_.report.bytes_out += text.size();
    player.wire->send(std::move(text));
}

void TablePlay::move_to(const std::string& table) {
    if (table == story_.table) return;
    past_.push_back(std::move(story_));
    story_ = {table, {}, {}};
    view_.reset();
    names_ = {};
    known_ = 0;
    arrivals_.clear();
    asked_rematch_ = false;
    for (std::size_t i = 0; i < players_.size(); ++i) {
        players_[i].last = 0;
        players_[i].pending.reset();
        players_[i].thinking = false;
        connect(i, false);
    }
}

std::vector<Story> TablePlay::take_stories() {
    std::vector<Story> all = std::move(past_);
    all.push_back(std::move(story_));
    return all;
}

}  // namespace frise::load
