// Answering requests.
#include "referee/referee.hpp"

#include "engine/codec/action_json.hpp"
#include "engine/codec/event_json.hpp"
#include "engine/codec/log_json.hpp"
#include "engine/codec/reader.hpp"
#include "engine/codec/setup_json.hpp"
#include "engine/codec/view_json.hpp"

#include <utility>

namespace frise {

namespace json = boost::json;

namespace {

tl::unexpected<Error> no_game() { return refuse(ErrorCode::no_game, "there is no game yet: start one with 'new'"); }

// Whole events, but for the answers that seats give in secret.
json::object write_public(const Event& event, const CardNames& names) {
    if (differs_by_viewer(event)) return write_seen(seen(event, onlooker), names);
    return write_event(event, names);
}

}  // namespace

std::string Referee::answer(std::string_view line) {
    const Answer answer = respond(line);
    if (answer) return json::serialize(*answer);
    const json::object error{{"code", name(answer.error().code)}, {"message", answer.error().message}};
    return json::serialize(json::object{{"error", error}});
}

Referee::Answer Referee::respond(std::string_view line) {
    json::error_code failed;
    const json::value request = json::parse(line, failed);
    if (failed) return refuse(ErrorCode::bad_json, "this line is no JSON: " + failed.message());
    Reader reader{request, "the request"};
    const std::string op = reader.text("op");
    if (reader.error()) return tl::unexpected{*reader.error()};
    if (op == "new") return start(request);
    if (op == "act") return act(request);
    if (op == "legal") return legal(request);
    if (op == "view") return view(request);
    if (op == "log") return log();
    if (op == "load") return load(request);
    return refuse(ErrorCode::bad_request,
                  "there is no op '" + op + "': the ops are new, act, legal, view, log and load");
}

Referee::Answer Referee::start(const json::value& request) {
    auto setup = read_setup(request, usual_);
    if (!setup) return tl::unexpected{setup.error()};
    auto match = std::make_unique<Match>(Game{std::move(*setup)});
    Seeded chance{match->game.setup().seed};
    match->game.start(chance, Sink{match->events});
    match_ = std::move(match);
    json::object answer = report(0);
    const auto notes = warnings(match_->game.setup());
    if (!notes.empty()) answer["warnings"] = json::array(notes.begin(), notes.end());
    return answer;
}

Referee::Answer Referee::act(const json::value& request) {
    Reader reader{request, "the request"};
    const json::value& value = reader.value("action");
    if (reader.error()) return tl::unexpected{*reader.error()};
    const auto action = match_ ? read_action(value, &match_->names, match_->game.setup().terms.game)
                               : read_action(value, nullptr, std::nullopt);
    if (!action) return tl::unexpected{action.error()};
    if (!match_) return no_game();
    if (match_->game.over()) return refuse(ErrorCode::game_over, "the game is over: start a new one");
    const auto seat = seat_at_table(action->seat);
    if (!seat) return tl::unexpected{seat.error()};

    Seeded chance{match_->game.setup().seed};
    const std::size_t before = match_->events.size();
    const auto applied = match_->game.apply(*seat, action->action, chance, Sink{match_->events});
    if (!applied) return tl::unexpected{applied.error()};
    return report(before);
}

Referee::Answer Referee::legal(const json::value& request) {
    Reader reader{request, "the request"};
    const std::int64_t number = reader.whole("seat");
    if (reader.error()) return tl::unexpected{*reader.error()};
    if (!match_) return no_game();
    const auto seat = seat_at_table(number);
    if (!seat) return tl::unexpected{seat.error()};
    return json::object{{"actions", write_legal(*seat, match_->game.legal(*seat), match_->names)}};
}

Referee::Answer Referee::view(const json::value& request) {
    Reader reader{request, "the request"};
    const auto number = reader.whole_if_given("seat");
    if (reader.error()) return tl::unexpected{*reader.error()};
    if (!match_) return no_game();
    Viewer viewer = onlooker;
    if (number) {
        const auto seat = seat_at_table(*number);
        if (!seat) return tl::unexpected{seat.error()};
        viewer = *seat;
    }
    return json::object{{"view", write_view(match_->game.view(viewer), match_->names)}};
}

Referee::Answer Referee::log() {
    if (!match_) return no_game();
    return json::object{{"log", write_log_object(match_->game.recorded_setup(), match_->events)}};
}

Referee::Answer Referee::load(const json::value& request) {
    Reader reader{request, "the request"};
    const json::value& value = reader.value("log");
    if (reader.error()) return tl::unexpected{*reader.error()};
    auto log = read_log_object(value);
    if (!log) return tl::unexpected{log.error()};
    auto game = replay(*log);
    if (!game) return tl::unexpected{game.error()};
    auto match = std::make_unique<Match>(std::move(*game));
    match->events = std::move(log->events);
    match_ = std::move(match);
    return report(0);
}

json::object Referee::report(std::size_t from) const {
    json::array events;
    events.reserve(match_->events.size() - from);
    for (std::size_t i = from; i < match_->events.size(); ++i) {
        events.push_back(write_public(match_->events[i], match_->names));
    }
    return {
        {"events", std::move(events)}, {"to_act", write_seats(match_->game.to_act())}, {"over", match_->game.over()}};
}

Result<Seat> Referee::seat_at_table(std::int64_t number) const {
    const int seats = match_->game.setup().terms.seats;
    if (number < 0 || number >= seats) {
        return refuse(ErrorCode::bad_request,
                      "there is no seat " + std::to_string(number) + ": seats are 0 to " + std::to_string(seats - 1));
    }
    return seat_at(static_cast<std::size_t>(number));
}

}  // namespace frise
