// Any text as a log: what is accepted is a game that can be written, read, folded and played on.
#include "engine/codec/log_json.hpp"
#include "tests/support/step_to.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string>
#include <string_view>

namespace {

using namespace frise;

void require(bool holds, std::string_view what) {
    if (holds) return;
    std::cerr << what << '\n';
    std::abort();
}

void look_at(const Game& game) {
    for (const Seat seat : SeatSet::first(game.setup().terms.seats)) {
        require(game.legal(seat).empty() == !game.to_act().has(seat), "those who are to act have something to do");
        (void)game.view(seat);
    }
    (void)game.view(onlooker);
}

void play_on(Game game, std::uint64_t seed) {
    Rng rng{seed};
    Seeded chance{game.setup().seed};
    for (int moves = 0; moves < 10 && !game.over(); ++moves) {
        const Seat seat = *game.to_act().begin();
        const Legal legal = game.legal(seat);
        const Action action = legal.at(rng.below(static_cast<std::uint32_t>(legal.count())));
        require(game.apply(seat, action, chance).has_value(), "a legal action is accepted");
    }
    look_at(game);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto log = read_log(std::string_view{reinterpret_cast<const char*>(data), size});
    if (!log) {
        require(!log.error().message.empty(), "a refusal has a message");
        return 0;
    }
    const auto again = read_log(write_log(*log));
    require(again && *again == *log, "a log that is read can be written and read again");
    const auto game = replay(*log);
    if (!game) return 0;
    require(step_to(*log, log->events.size()).state() == game->state(), "a log that is accepted folds to its game");
    look_at(*game);
    play_on(*game, size);
    return 0;
}
