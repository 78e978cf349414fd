// script/bench sim: how many games of bots a second, on one thread and on two, beside random legal play; and whether a
// long run takes more memory than a short one.
#include "bots/make_bot.hpp"
#include "deckkit/load.hpp"
#include "deckkit/playing_cards.hpp"
#include "sim/run.hpp"

#include <algorithm>
#include <boost/json.hpp>
#include <chrono>
#include <fmt/format.h>
#include <fstream>
#include <string>
#include <vector>

namespace {

using namespace frise;
using Clock = std::chrono::steady_clock;

constexpr int seats = 4;
constexpr int rounds = 7;
constexpr double slice_s = 0.4;

double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

double median(std::vector<double> values) {
    std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2), values.end());
    return values[values.size() / 2];
}

sim::Plan plan_for(GameId game, Strength strength, const deckkit::Deck& deck) {
    const Terms terms = settle(game, seats, {}).value();
    sim::Plan plan;
    plan.setup = {terms, check_deck(terms, deckkit::playing_cards(deck, Language{}, game)).value(), true, 0};
    const Lore lore = lore_of(deck, plan.setup.deck.faces);
    plan.entrants.push_back({std::string{name(strength)}, [strength, lore, years = plan.setup.deck.years] {
                                 return make_bot(BotKind{strength, {}, {}}, years, lore, 0);
                             }});
    plan.line_ups = {std::vector<std::size_t>(seats, 0)};
    return plan;
}

// Runs of so many games that one takes about a slice.
class Runs {
  public:
    Runs(sim::Plan plan, unsigned threads) : plan_{std::move(plan)}, threads_{threads} {
        plan_.games = 64;
        while (time() < slice_s / 4) plan_.games *= 2;
        plan_.games = static_cast<std::uint64_t>(games_s() * slice_s) + 1;
    }

    double games_s() {
        ++plan_.seed;
        const double seconds = time();
        return static_cast<double>(plan_.games) / seconds;
    }

  private:
    [[nodiscard]] double time() const {
        const auto start = Clock::now();
        if (sim::run(plan_, {threads_, {}, nullptr}).tally.games != plan_.games) std::abort();
        return seconds_since(start);
    }

    sim::Plan plan_;
    unsigned threads_;
};

// The same engine and deck with nobody who thinks, and nothing counted.
class RandomPlay {
  public:
    explicit RandomPlay(Setup setup) : game_{std::move(setup)} {}

    double games_s() {
        std::uint64_t games = 0;
        const auto start = Clock::now();
        double seconds = 0;
        for (; seconds < slice_s; seconds = seconds_since(start)) {
            for (int i = 0; i < 64; ++i, ++games) play();
        }
        return static_cast<double>(games) / seconds;
    }

  private:
    void play() {
        Seeded chance{++seed_};
        game_.start(chance);
        for (SeatSet awaited = game_.to_act(); !awaited.empty(); awaited = game_.to_act()) {
            const Seat seat = *awaited.begin();
            game_.list_legal(seat, legal_);
            const Action action = legal_.at(rng_.below(static_cast<std::uint32_t>(legal_.count())));
            if (!game_.apply(seat, action, chance)) std::abort();  // a legal action is accepted
        }
    }

    Game game_;
    Legal legal_;
    Rng rng_{1};
    std::uint64_t seed_ = 0;
};

// By turns, so that a noisy moment of the machine meets all.
struct Classic {
    double one_thread = 0;
    double two_threads = 0;
    double random = 0;
    double scaling = 0;
    double ratio = 0;  // of random play
};

Classic measure_classic(const deckkit::Deck& deck) {
    const sim::Plan plan = plan_for(GameId::classic, Strength::regular, deck);
    Runs one{plan, 1};
    Runs two{plan, 2};
    RandomPlay random{plan.setup};
    random.games_s();  // warms up memory and caches
    std::vector<double> ones;
    std::vector<double> twos;
    std::vector<double> randoms;
    std::vector<double> scalings;
    std::vector<double> ratios;
    for (int i = 0; i < rounds; ++i) {
        ones.push_back(one.games_s());
        twos.push_back(two.games_s());
        randoms.push_back(random.games_s());
        scalings.push_back(twos.back() / ones.back());
        ratios.push_back(ones.back() / randoms.back());
    }
    return {median(ones), median(twos), median(randoms), median(scalings), median(ratios)};
}

double measure(const sim::Plan& plan) {
    Runs runs{plan, 1};
    std::vector<double> rates;
    rates.reserve(3);
    for (int i = 0; i < 3; ++i) rates.push_back(runs.games_s());
    return median(rates);
}

double resident_mb() {
    std::ifstream status{"/proc/self/status"};
    for (std::string line; std::getline(status, line);) {
        if (line.starts_with("VmRSS:")) return std::stod(line.substr(6)) / 1000;
    }
    return 0;
}

struct Memory {
    double after_few = 0;
    double after_many = 0;
};

// In the middle of one long run, while all that it keeps is there.
Memory measure_memory(const deckkit::Deck& deck) {
    constexpr std::uint64_t few = 100'000;
    sim::Plan plan = plan_for(GameId::classic, Strength::child, deck);
    plan.games = 1'000'000;
    Memory memory;
    sim::run(plan, {2,
                    [&](std::uint64_t done) {
                        if (memory.after_few == 0 && done >= few) memory.after_few = resident_mb();
                        if (done >= few) memory.after_many = resident_mb();
                    },
                    nullptr});
    memory.after_many = std::max(memory.after_many, resident_mb());
    return memory;
}

}  // namespace

int main() {
    const deckkit::Deck deck = deckkit::load_deck("inventions").value();
    const Classic classic = measure_classic(deck);
    fmt::print("Whole games of regular bots with {} seats and {} cards; median of {} runs of about {} s\n\n", seats,
               deck.cards.size(), rounds, slice_s);
    fmt::print("{:<36}{:>12}{:>16}\n", "", "games/s", "of one thread");
    const auto row = [&](std::string_view label, double games_s) {
        fmt::print("{:<36}{:>12.0f}{:>16.2f}\n", label, games_s, games_s / classic.one_thread);
    };
    row("classic, one thread", classic.one_thread);
    row("classic, two threads", classic.two_threads);
    row("classic, random legal play (ceiling)", classic.random);
    boost::json::object result{{"classic_regular_games_s", classic.one_thread},
                               {"scaling_2_threads", classic.scaling},
                               {"random_games_s", classic.random},
                               {"ratio", classic.ratio}};
    for (const GameId game : all_games) {
        if (game == GameId::classic) continue;
        const double games_s = measure(plan_for(game, Strength::regular, deck));
        row(fmt::format("{}, one thread", name(game)), games_s);
        std::string key{name(game)};
        std::replace(key.begin(), key.end(), '-', '_');
        result[key + "_regular_games_s"] = games_s;
    }
    fmt::print("\nTwo threads play {:.2f} times what one does; thinking bots play {:.3f} of what chance plays\n",
               classic.scaling, classic.ratio);

    const auto [few, many] = measure_memory(deck);
    result["rss_ratio"] = many / few;
    fmt::print("memory: {:.1f} MB after 100,000 games, {:.1f} MB after 1,000,000, {:.2f} times as much\n\n", few, many,
               many / few);
    fmt::print("{}\n", boost::json::serialize(result));
}
