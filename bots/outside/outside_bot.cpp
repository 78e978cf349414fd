// Asking a program, and playing for it where it fails.
#include "bots/outside/outside_bot.hpp"

#include "bots/outside/allows.hpp"
#include "bots/outside/message.hpp"
#include "engine/codec/event_json.hpp"
#include "wording/letters.hpp"

#include <algorithm>

namespace frise {
namespace {

// What came from outside may be long, and may hold anything.
std::string plain(std::string_view text, std::size_t room) { return shortened(cleaned(text), room); }
std::string said(std::string_view line) { return "It answered '" + plain(line, 60) + "'"; }

}  // namespace

OutsideBot::OutsideBot(std::string command, std::chrono::milliseconds limit, const std::vector<Face>& faces)
    : command_{std::move(command)}, limit_{limit}, faces_{faces}, names_{faces}, process_{command_} {}

void OutsideBot::start_over(std::uint64_t seed) {
    chance_.start_over(seed);
    events_.clear();
    words_.clear();
    by_chance_ = false;
    if (!alive()) return;
    if (const auto told = process_.tell(new_game_line(seed), limit_); !told) note(told.error());
}

void OutsideBot::watch(const Seen& event) {
    if (alive()) events_.push_back(write_seen(event, names_));
}

Action OutsideBot::choose(const View& view, const Legal& legal) {
    words_.clear();
    const std::optional<Action> action = asked(view, legal);
    by_chance_ = !action;
    return action ? *action : chance_.choose(view, legal);
}

std::optional<Action> OutsideBot::asked(const View& view, const Legal& legal) {
    const std::string question =
        alive() ? question_line(view, legal, std::exchange(events_, {}), {faces_, names_}) : "";
    const auto line = process_.ask(question, limit_);
    if (!line) {
        note(line.error());
        return std::nullopt;
    }
    auto reply = read_reply(*line, view, names_);
    if (!reply) {
        const bool nonsense = reply.error().code != ErrorCode::not_your_turn;
        note(nonsense ? MishapKind::nonsense : MishapKind::illegal,
             said(*line) + ": " + plain(reply.error().message, 200) + ".");
        return std::nullopt;
    }
    if (!allows(view, legal, reply->action)) {
        note(MishapKind::illegal, said(*line) + ", which is not allowed now.");
        return std::nullopt;
    }
    words_ = std::move(reply->why);
    return reply->action;
}

void OutsideBot::note(Process::Failure failure) {
    switch (failure) {
        case Process::Failure::died: return note(MishapKind::died, "It is gone: " + process_.ending() + ".");
        case Process::Failure::stalled:
            return note(MishapKind::stalled,
                        "It took more than " + std::to_string(limit_.count()) + " ms to answer and was ended.");
        case Process::Failure::too_long: break;
    }
    note(MishapKind::nonsense, "It answered with a line longer than 1 MiB and was ended.");
}

void OutsideBot::note(MishapKind kind, std::string message) {
    const auto same = [&](const Mishap& mishap) { return mishap.kind == kind; };
    if (const auto it = std::find_if(mishaps_.begin(), mishaps_.end(), same); it != mishaps_.end()) {
        ++it->count;
    } else {
        mishaps_.push_back({kind, 1, std::move(message)});
    }
}

}  // namespace frise
