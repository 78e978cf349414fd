// script/bench engine: how fast the rules are, beside a plain loop of `classic` in the same run; how fast a long log
// loads; how fast the referee answers over a pipe.
#include "bench/allocations.hpp"
#include "bench/floor.hpp"
#include "bench/random_play.hpp"
#include "engine/codec/action_json.hpp"
#include "engine/codec/log_json.hpp"
#include "engine/codec/setup_json.hpp"
#include "engine/rules/game.hpp"
#include "referee/run.hpp"

#include <algorithm>
#include <boost/json.hpp>
#include <chrono>
#include <cstdio>
#include <fmt/format.h>
#include <sched.h>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace {

using namespace frise;
using Clock = std::chrono::steady_clock;
namespace json = boost::json;

constexpr int deck_size = 110;
constexpr int rounds = 7;
constexpr double slice_s = 0.25;

double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

std::array<std::int64_t, deck_size> sample_years() {
    std::array<std::int64_t, deck_size> years{};
    Rng rng{2026};
    for (auto& year : years) year = static_cast<std::int64_t>(rng.below(5000)) - 2990;
    std::replace(years.begin(), years.end(), 0, 1);
    return years;
}

Setup sample_setup(GameId game, int seats, const OptionsWish& wish = {}) {
    std::vector<Card> cards;
    for (const std::int64_t year : sample_years()) {
        cards.push_back({{"c" + std::to_string(cards.size()), ""}, year, std::nullopt, std::nullopt});
    }
    const Terms terms = settle(game, seats, wish).value();
    return {terms, check_deck(terms, std::move(cards)).value(), true, 0};
}

struct Count {
    std::uint64_t games = 0;
    std::uint64_t moves = 0;
    std::uint64_t allocations = 0;
    double seconds = 0;

    [[nodiscard]] double moves_s() const { return static_cast<double>(moves) / seconds; }
    [[nodiscard]] double games_s() const { return static_cast<double>(games) / seconds; }
    [[nodiscard]] double allocs_per_move() const {
        return static_cast<double>(allocations) / static_cast<double>(moves);
    }
};

template <class PlayGame>
Count run_for(double seconds, PlayGame play_game) {
    Count count;
    const std::uint64_t before = bench::allocations;
    const auto start = Clock::now();
    while (count.seconds < seconds) {
        for (int i = 0; i < 64; ++i, ++count.games) count.moves += play_game(count.games);
        count.seconds = seconds_since(start);
    }
    count.allocations = bench::allocations - before;
    return count;
}

double median(std::vector<double> values) {
    std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2), values.end());
    return values[values.size() / 2];
}

struct Rate {
    double moves_s = 0;
    double games_s = 0;
    double allocs_per_move = 0;
};

template <class PlayGame>
Rate measure(PlayGame play_game) {
    run_for(slice_s / 4, play_game);  // warms up memory and caches
    std::vector<double> moves;
    std::vector<double> games;
    double allocs = 0;
    for (int i = 0; i < rounds; ++i) {
        const Count count = run_for(slice_s, play_game);
        moves.push_back(count.moves_s());
        games.push_back(count.games_s());
        allocs = std::max(allocs, count.allocs_per_move());
    }
    return {median(moves), median(games), allocs};
}

// Floor and engine by turns, so that a noisy moment of the machine meets both.
struct Comparison {
    Rate floor;
    Rate classic;
    double ratio = 0;
};

Comparison compare_with_floor() {
    bench::Floor<4, deck_size, 4> floor{sample_years()};
    Rng choices{1};
    bench::RandomPlay engine{sample_setup(GameId::classic, 4)};
    const auto play_floor = [&](std::uint64_t seed) { return floor.play(seed, choices); };
    const auto play_engine = [&](std::uint64_t seed) { return engine.play(seed); };
    std::vector<double> ratios;
    std::vector<Rate> floors;
    std::vector<Rate> classics;
    run_for(slice_s / 4, play_floor);
    run_for(slice_s / 4, play_engine);
    for (int i = 0; i < rounds; ++i) {
        const Count f = run_for(slice_s, play_floor);
        const Count c = run_for(slice_s, play_engine);
        floors.push_back({f.moves_s(), f.games_s(), f.allocs_per_move()});
        classics.push_back({c.moves_s(), c.games_s(), c.allocs_per_move()});
        ratios.push_back(c.moves_s() / f.moves_s());
    }
    const auto middle = [](std::vector<Rate> rates) {
        std::sort(rates.begin(), rates.end(), [](const Rate& a, const Rate& b) { return a.moves_s < b.moves_s; });
        Rate rate = rates[rates.size() / 2];
        for (const Rate& each : rates) rate.allocs_per_move = std::max(rate.allocs_per_move, each.allocs_per_move);
        return rate;
    };
    return {middle(floors), middle(classics), median(ratios)};
}

// A game of `contest` with so many rounds that it takes at least this many actions.
Log long_log(std::size_t actions) {
    OptionsWish wish;
    wish.set("rounds", 1'000'000);
    wish.set("hand", 4);
    Log log{sample_setup(GameId::contest, 4, wish), {}};
    Game game{log.setup};
    Seeded chance{0};
    Rng rng{1};
    Legal legal;
    game.start(chance, Sink{log.events});
    for (std::size_t i = 0; i < actions; ++i) {
        const Seat seat = *game.to_act().begin();
        if (!game.apply(seat, bench::random_action(game, seat, rng, legal), chance, Sink{log.events})) std::abort();
    }
    return log;
}

double load_ms(const std::string& text) {
    std::vector<double> times;
    for (int i = 0; i < rounds; ++i) {
        const auto start = Clock::now();
        if (!replay(read_log(text).value())) std::abort();
        times.push_back(seconds_since(start) * 1000);
    }
    return median(times);
}

// Requests that play games of `classic` one after the other, with this many `act`s.
std::vector<std::string> referee_requests(std::size_t acts) {
    Setup setup = sample_setup(GameId::classic, 4);
    const CardNames names{setup.deck.faces};
    std::vector<std::string> lines;
    Rng rng{1};
    Legal legal;
    for (std::size_t done = 0; done < acts; ++setup.seed) {
        json::object start = write_setup(setup);
        start["op"] = "new";
        lines.push_back(json::serialize(start) + '\n');
        Game game{setup};
        Seeded chance{setup.seed};
        game.start(chance);
        for (; !game.over() && done < acts; ++done) {
            const Seat seat = *game.to_act().begin();
            const Action action = bench::random_action(game, seat, rng, legal);
            lines.push_back(
                json::serialize(json::object{{"op", "act"}, {"action", write_action(seat, action, names)}}) + '\n');
            if (!game.apply(seat, action, chance)) std::abort();
        }
    }
    return lines;
}

// On two cores most of the time would go into waking the other one, which takes 10 to 100 µs on one and the same
// machine.
void stay_on_one_core() {
    cpu_set_t cores;
    CPU_ZERO(&cores);
    CPU_SET(static_cast<std::size_t>(::sched_getcpu()), &cores);
    if (::sched_setaffinity(0, sizeof cores, &cores) != 0) fmt::print(stderr, "cannot stay on one core\n");
}

// One request after the other over a pair of pipes, each sent when the answer to the last has come.
double referee_act_us(const std::vector<std::string>& lines) {
    std::array<int, 2> to{};
    std::array<int, 2> from{};
    stay_on_one_core();
    if (::pipe(to.data()) != 0 || ::pipe(from.data()) != 0) std::abort();
    const pid_t child = ::fork();
    if (child == 0) {
        ::close(to[1]);
        ::close(from[0]);
        ::_exit(run_referee(to[0], from[1]));
    }
    ::close(to[0]);
    ::close(from[1]);
    std::array<char, 1 << 16> answer{};
    double seconds = 0;
    std::size_t acts = 0;
    for (const std::string& line : lines) {
        const auto start = Clock::now();
        if (::write(to[1], line.data(), line.size()) != static_cast<ssize_t>(line.size())) std::abort();
        ssize_t got = 0;
        while (got == 0 || answer[static_cast<std::size_t>(got) - 1] != '\n') {
            const ssize_t more = ::read(from[0], answer.data() + got, answer.size() - static_cast<std::size_t>(got));
            if (more <= 0) std::abort();
            got += more;
        }
        if (line.find("\"act\"") == std::string::npos) continue;
        if (std::string_view{answer.data(), 8} == "{\"error\"") std::abort();
        seconds += seconds_since(start);
        ++acts;
    }
    ::close(to[1]);
    ::close(from[0]);
    ::waitpid(child, nullptr, 0);
    return seconds * 1e6 / static_cast<double>(acts);
}

bool tell_if_allocates(GameId game, const Rate& rate) {
    if (rate.allocs_per_move == 0) return false;
    fmt::print(stderr, "{} allocates in simulation: {} a move\n", name(game), rate.allocs_per_move);
    return true;
}

}  // namespace

int main() {
    const Comparison classic = compare_with_floor();
    fmt::print("Random legal play on one core, {} cards, shuffled; median of {} runs of {} s\n\n", deck_size, rounds,
               slice_s);
    fmt::print("{:<24}{:>12}{:>14}{:>14}{:>14}\n", "", "games/s", "moves/s", "of classic", "allocs/move");
    const auto row = [&](std::string_view label, const Rate& rate) {
        fmt::print("{:<24}{:>12.0f}{:>14.0f}{:>13.0f}%{:>14.4f}\n", label, rate.games_s, rate.moves_s,
                   100 * rate.moves_s / classic.classic.moves_s, rate.allocs_per_move);
    };
    row("plain loop (floor)", classic.floor);
    row("classic, 4 seats", classic.classic);
    json::object result{{"classic_moves_s", classic.classic.moves_s},
                        {"floor_moves_s", classic.floor.moves_s},
                        {"ratio", classic.ratio},
                        {"allocs_per_move", classic.classic.allocs_per_move}};
    bool allocates = tell_if_allocates(GameId::classic, classic.classic);
    for (const GameId game : all_games) {
        if (game == GameId::classic) continue;
        bench::RandomPlay engine{sample_setup(game, 4)};
        const Rate rate = measure([&](std::uint64_t seed) { return engine.play(seed); });
        row(fmt::format("{}, 4 seats", name(game)), rate);
        std::string key{name(game)};
        std::replace(key.begin(), key.end(), '-', '_');
        result[key + "_moves_s"] = rate.moves_s;
        if (game == GameId::coop) {
            result["coop_allocs_per_move"] = rate.allocs_per_move;
            allocates |= tell_if_allocates(game, rate);
        }
    }
    fmt::print("\nclassic makes {:.2f} of the floor's moves/s (asked for: 0.50 or more)\n", classic.ratio);

    constexpr std::size_t logged_actions = 10'000;
    const std::string text = write_log(long_log(logged_actions));
    const double load = load_ms(text);
    result["load_10000_ms"] = load;
    fmt::print("a saved contest of {} actions ({} kB) loads in {:.1f} ms\n", logged_actions, text.size() / 1000, load);

    constexpr std::size_t requests = 100'000;
    const double act = referee_act_us(referee_requests(requests));
    result["referee_act_us"] = act;
    fmt::print("the referee answers an act in {:.1f} µs, mean of {} over a pipe, one at a time, on one core\n\n", act,
               requests);

    fmt::print("{}\n", json::serialize(result));
    return allocates ? 1 : 0;
}
