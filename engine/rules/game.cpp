// Handing each question to the machine of the game that is played.
#include "engine/rules/game.hpp"

#include <string>
#include <utility>

namespace frise {
namespace {

LineGame machine_for(const Setup& setup, const LineState& /*state*/) { return LineGame{setup}; }
CoopGame machine_for(const Setup& setup, const CoopState& /*state*/) { return CoopGame{setup}; }
ChallengeGame machine_for(const Setup& setup, const ChallengeState& /*state*/) { return ChallengeGame{setup}; }
ContestGame machine_for(const Setup& setup, const ContestState& /*state*/) { return ContestGame{setup}; }

State state_for(GameId game) {
    switch (game) {
        case GameId::coop: return CoopState{};
        case GameId::challenge: return ChallengeState{};
        case GameId::contest: return ContestState{};
        case GameId::classic:
        case GameId::first_edition:
        case GameId::twist:
        case GameId::chronology: break;
    }
    return LineState{};
}

std::string list_of(SeatSet seats) {
    std::string text;
    for (const Seat seat : seats) text += (text.empty() ? "" : ", ") + std::to_string(seat.number);
    return text;
}

tl::unexpected<Error> refuse_seat(Seat seat, SeatSet awaited, int seats) {
    if (awaited.empty()) return refuse(ErrorCode::game_over, "the game is over: start a new one");
    const std::string number = std::to_string(seat.number);
    if (seat.number >= seats) {
        return refuse(ErrorCode::bad_request,
                      "there is no seat " + number + ": seats are 0 to " + std::to_string(seats - 1));
    }
    return refuse(ErrorCode::not_your_turn, "it is not the turn of seat " + number + " but of " + list_of(awaited));
}

}  // namespace

Game::Game(Setup setup)
    : setup_{std::make_shared<const Setup>(std::move(setup))}, state_{state_for(setup_->terms.game)} {
    std::visit([&](auto& state) { machine_for(*setup_, state).lay_out(state); }, state_);
}

void Game::start(Chance& chance, Sink sink) {
    std::visit([&](auto& state) { machine_for(*setup_, state).start(state, chance, sink); }, state_);
}

Result<void> Game::apply(Seat seat, const Action& action, Chance& chance, Sink sink) {
    return std::visit(
        [&](auto& state) -> Result<void> {
            const auto machine = machine_for(*setup_, state);
            const SeatSet awaited = machine.to_act(state);
            if (!awaited.has(seat)) return refuse_seat(seat, awaited, setup_->terms.seats);
            return machine.apply(state, seat, action, chance, sink);
        },
        state_);
}

void Game::evolve(const Event& event) {
    std::visit([&](auto& state, auto copy) { machine_for(*setup_, state).evolve(state, std::move(copy)); }, state_,
               event);
}

SeatSet Game::to_act() const {
    return std::visit([&](const auto& state) { return machine_for(*setup_, state).to_act(state); }, state_);
}

Legal Game::legal(Seat seat) const {
    Legal legal;
    list_legal(seat, legal);
    return legal;
}

void Game::list_legal(Seat seat, Legal& legal) const {
    legal.clear();
    std::visit(
        [&](const auto& state) {
            const auto machine = machine_for(*setup_, state);
            if (machine.to_act(state).has(seat)) machine.list_legal(state, seat, legal);
        },
        state_);
}

View Game::view(Viewer viewer) const {
    View view;
    look(viewer, view);
    return view;
}

void Game::look(Viewer viewer, View& view) const {
    view.terms = setup_->terms;
    view.viewer = viewer;
    view.to_act = to_act();
    view.round = table().round;
    view.draw_count = table().pile.size();
    view.discard = table().discard;
    std::visit(
        [&](const auto& state) {
            const auto machine = machine_for(*setup_, state);
            machine.look(state, view);
            view.over.reset();
            if (state.table.over) view.over = GameOver{state.table.winners, machine.outcome(state)};
        },
        state_);
}

const Table& Game::table() const {
    return std::visit([](const auto& state) -> const Table& { return state.table; }, state_);
}

Setup Game::recorded_setup() const {
    Setup setup = *setup_;
    if (const auto* coop = std::get_if<CoopState>(&state_)) setup.deck.icons = coop->icons;
    return setup;
}

Game Game::with(Setup setup, State state) const {
    Game game = *this;
    game.setup_ = std::make_shared<const Setup>(std::move(setup));
    game.state_ = std::move(state);
    return game;
}

}  // namespace frise
