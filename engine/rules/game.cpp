// Game calls the machine of the kind that is played.
#include "engine/rules/game.hpp"

#include "engine/rules/refusal.hpp"
#include "engine/rules/script.hpp"

#include <concepts>
#include <string>
#include <utility>

namespace frise {
namespace {

// Every event of the kind has its evolve(), every action its apply().
template <class Machine, class E>
concept Evolves = requires(const Machine& machine, typename Machine::State& state, E event) {
    machine.evolve(state, std::move(event));
};
template <class Machine, class A>
concept Applies = requires(const Machine& machine, Script<Machine>& turn, Seat seat, const A& action) {
    { machine.apply(turn, seat, action) } -> std::same_as<Result<void>>;
};
template <class Machine, class... Events, class... Actions>
constexpr bool complete(Types<Events...> /*events*/, Types<Actions...> /*actions*/) {
    static_assert((Evolves<Machine, Events> && ...), "a machine lacks an evolve() for an event of its kind");
    static_assert((Applies<Machine, Actions> && ...), "a machine lacks an apply() for an action of its kind");
    return true;
}
template <class... Kinds>
constexpr bool all_complete(Types<Kinds...> /*kinds*/) {
    return (complete<typename Kinds::Machine>(EventsOf<Kinds>{}, typename Kinds::Actions{}) && ...);
}
static_assert(all_complete(Kinds{}));

template <class State>
auto machine_for(const Setup& setup, const State& /*of its kind*/) {
    using Kind = KindOf<State>;
    return typename Kind::Machine{setup, std::get<typename Kind::Options>(setup.terms.options)};
}

State state_for(const Options& options) {
    return std::visit([]<class Own>(const Own& /*of its kind*/) -> State { return typename KindOf<Own>::State{}; },
                      options);
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
    : setup_{std::make_shared<const Setup>(std::move(setup))}, state_{state_for(setup_->terms.options)} {
    std::visit([&](auto& state) { machine_for(*setup_, state).lay_out(state); }, state_);
    awaited_ = awaited();
}

void Game::start(Chance& chance, Sink sink) {
    std::visit(
        [&](auto& state) {
            const auto machine = machine_for(*setup_, state);
            machine.lay_out(state);
            Script turn{machine, state, chance, sink};
            machine.start(turn);
            awaited_ = machine.to_act(state);
        },
        state_);
}

Result<void> Game::apply(Seat seat, const Action& action, Chance& chance, Sink sink) {
    if (!awaited_.has(seat)) return refuse_seat(seat, awaited_, setup_->terms.seats);
    return std::visit(
        [&]<class Own>(Own& state) -> Result<void> {
            const auto machine = machine_for(*setup_, state);
            Script turn{machine, state, chance, sink};
            const auto take = [&]<class A>(const A& taken) -> Result<void> {
                if constexpr (is_in<A, typename KindOf<Own>::Actions>) {
                    auto done = machine.apply(turn, seat, taken);
                    awaited_ = machine.to_act(state);
                    return done;
                } else {
                    return not_allowed(machine.awaited(state));
                }
            };
            return std::visit(take, action);
        },
        state_);
}

void Game::evolve(const Event& event) {
    std::visit(
        [&]<class Own, class E>(Own& state, const E& happened) {
            // An event of another kind of game changes nothing; replay() refuses a log that has one.
            if constexpr (is_in<E, EventsOf<KindOf<Own>>>) machine_for(*setup_, state).evolve(state, E{happened});
        },
        state_, event);
    awaited_ = awaited();
}

SeatSet Game::awaited() const {
    return std::visit([&](const auto& state) { return machine_for(*setup_, state).to_act(state); }, state_);
}

Legal Game::legal(Seat seat) const {
    Legal legal;
    list_legal(seat, legal);
    return legal;
}

void Game::list_legal(Seat seat, Legal& legal) const {
    legal.clear();
    if (!awaited_.has(seat)) return;
    std::visit([&](const auto& state) { machine_for(*setup_, state).list_legal(state, seat, legal); }, state_);
}

View Game::view(Viewer viewer) const {
    View view;
    view.terms = setup_->terms;
    look(viewer, view);
    return view;
}

void Game::look(Viewer viewer, View& view) const {
    view.viewer = viewer;
    view.to_act = awaited_;
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
    setup.deck =
        std::visit([&](const auto& state) { return machine_for(*setup_, state).recorded_deck(state); }, state_);
    return setup;
}

}  // namespace frise
