// From options to a plan, to a run, to a report.
#include "sim/simulate.hpp"

#include "bots/knowledge.hpp"
#include "bots/outside/outside_bot.hpp"
#include "bots/thinker.hpp"
#include "cli/deck_choice.hpp"
#include "cli/plan.hpp"
#include "cli/wishes.hpp"
#include "engine/codec/setup_json.hpp"
#include "sim/command_text.hpp"
#include "sim/gauge.hpp"
#include "sim/paper.hpp"
#include "sim/report.hpp"
#include "sim/run.hpp"
#include "wording/slot.hpp"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <thread>
#include <type_traits>
#include <variant>

namespace frise::sim {
namespace {

constexpr int usual_seats = 4;
constexpr std::uint64_t most_games = 1'000'000'000'000;
constexpr std::size_t most_line_ups = 10'000;

using Typed = std::optional<std::string>;
using Refusal = std::string;

template <class T>
using Understood = tl::expected<T, Refusal>;

// All that the options say, in order.
struct Wanted {
    cli::Wishes wishes;
    GameId game = all_games.front();
    std::uint64_t games = 10'000;
    unsigned threads = 1;
    double bot_seconds = 1;
    double turn_seconds = 30;
    Shard shard;
};

class Secretary {
  public:
    Secretary(const SimulateOptions& options, const cli::Desk& desk) : options_{options}, desk_{desk} {}

    [[nodiscard]] Understood<Wanted> understand() const {
        const auto wishes = cli::understand(options_.game);
        if (!wishes) return refuse(wishes.error());
        Wanted wanted{*wishes, wishes->game.value_or(all_games.front()), 10'000, std::thread::hardware_concurrency()};
        if (wishes->names) {
            return tl::unexpected{desk_.words("sim.only_bots")};
        }
        if (!read(wanted.games, options_.games, 1, most_games)) return wrong("--games", options_.games, "1", "10^12");
        if (!read(wanted.threads, options_.threads, 1, 1024)) return wrong("--threads", options_.threads, "1", "1024");
        if (!read(wanted.bot_seconds, options_.bot_time, 0.01, 3600)) {
            return wrong("--bot-time", options_.bot_time, "0.01", "3600");
        }
        if (!read(wanted.turn_seconds, options_.turn_seconds, 0.1, 3600)) {
            return wrong("--turn-seconds", options_.turn_seconds, "0.1", "3600");
        }
        if (options_.shard) {
            const auto shard = shard_from(*options_.shard);
            if (!shard) {
                return tl::unexpected{desk_.words("sim.bad_shard", {word("value", *options_.shard)})};
            }
            wanted.shard = *shard;
        }
        wanted.threads = std::max(1U, wanted.threads);
        return wanted;
    }

    // The bots by name, each once, and who plays together.
    [[nodiscard]] Understood<Plan> plan(const Wanted& wanted, const deckkit::Deck& deck) const {
        std::vector<std::string> names;
        for (const BotKind& kind : kinds(wanted)) names.push_back(name(kind));
        names.insert(names.end(), options_.commands.begin(), options_.commands.end());
        std::vector<std::string> distinct;
        std::vector<std::size_t> wished;
        for (const std::string& each : names) {
            const auto it = std::find(distinct.begin(), distinct.end(), each);
            wished.push_back(static_cast<std::size_t>(it - distinct.begin()));
            if (it == distinct.end()) distinct.push_back(each);
        }
        const int seats = seats_for(wanted, wished.size());
        const auto line_ups = line_ups_for(wanted.game, wished, distinct.size(), static_cast<std::size_t>(seats));
        if (!line_ups) return tl::unexpected{line_ups.error()};
        auto setup = cli::plan(wanted.wishes, wanted.game, seats, deck, desk_.language(), 0);
        if (!setup) return refuse(setup.error());
        Plan plan{std::move(*setup),    {},          *line_ups, wanted.games, wanted.wishes.seed.value_or(1),
                  options_.fixed_seats, wanted.shard};
        add_entrants(plan, wanted, distinct, lore_of(deck, plan.setup.deck.faces));
        return plan;
    }

    [[nodiscard]] Heading heading(const Plan& plan, const Wanted& wanted, const cli::ChosenDeck& chosen) const {
        Heading heading;
        heading.game = wanted.game;
        heading.seats = plan.setup.terms.seats;
        heading.options = write_options(plan.setup.terms);
        for (const auto& stamp : chosen.stamps) heading.decks.push_back(stamp.name);
        for (std::size_t i = 0; i < plan.setup.deck.size(); ++i) {
            const Face& face = plan.setup.deck.faces[i];
            heading.cards.push_back({face.id, face.title, plan.setup.deck.years[i]});
        }
        for (const Entrant& entrant : plan.entrants) heading.entrants.push_back(entrant.name);
        heading.line_ups = plan.line_ups;
        heading.games = plan.games;
        heading.seed = plan.seed;
        heading.fixed_seats = plan.fixed_seats;
        heading.tournament = options_.tournament;
        heading.shard = plan.shard;
        heading.turn_seconds = wanted.turn_seconds;
        heading.command = command_for(options_);
        heading.version = options_.version;
        return heading;
    }

    [[nodiscard]] tl::unexpected<Refusal> refuse(const Message& message) const {
        return tl::unexpected{filled(desk_.language(), message.text, message.slots)};
    }

  private:
    template <class Number>
    static bool read(Number& number, const Typed& typed, std::type_identity_t<Number> least,
                     std::type_identity_t<Number> most) {
        if (!typed) return true;
        const char* const end = typed->data() + typed->size();
        const auto [rest, error] = std::from_chars(typed->data(), end, number);
        return error == std::errc{} && rest == end && number >= least && number <= most;
    }

    [[nodiscard]] tl::unexpected<Refusal> wrong(const char* option, const Typed& typed, const char* least,
                                                const char* most) const {
        return tl::unexpected{desk_.words("sim.bad_number", {word("option", option), word("least", least),
                                                             word("most", most), word("value", *typed)})};
    }

    [[nodiscard]] std::vector<BotKind> kinds(const Wanted& wanted) const {
        if (wanted.wishes.bots) {
            std::vector<BotKind> named;
            for (const cli::Opponent& bot : *wanted.wishes.bots) named.push_back(std::get<BotKind>(bot));
            return named;
        }
        if (options_.tournament && options_.commands.empty()) {
            std::vector<BotKind> all;
            for (const Strength strength : all_strengths) all.push_back({strength, {}, {}});
            return all;
        }
        return options_.commands.empty() ? std::vector<BotKind>(1) : std::vector<BotKind>{};
    }

    [[nodiscard]] int seats_for(const Wanted& wanted, std::size_t bots) const {
        const auto [least, most] = seat_range(wanted.game);
        if (wanted.wishes.seats)
            return static_cast<int>(std::clamp<std::int64_t>(*wanted.wishes.seats, 0, max_seats + 1));
        if (options_.tournament) return std::max(2, least);
        if (bots > 1) return static_cast<int>(std::min<std::size_t>(bots, max_seats + 1));
        return std::clamp(usual_seats, least, most);
    }

    [[nodiscard]] Understood<std::vector<std::vector<std::size_t>>> line_ups_for(GameId game,
                                                                                 const std::vector<std::size_t>& wished,
                                                                                 std::size_t distinct,
                                                                                 std::size_t seats) const {
        if (!options_.tournament) {
            if (wished.size() > seats || wished.empty()) {
                return tl::unexpected{desk_.words("sim.too_many_bots", {word("bots", std::to_string(wished.size())),
                                                                        word("seats", std::to_string(seats))})};
            }
            std::vector<std::size_t> line_up;
            for (std::size_t seat = 0; seat < seats; ++seat) line_up.push_back(wished[seat % wished.size()]);
            return std::vector<std::vector<std::size_t>>{line_up};
        }
        if (descriptor(game).together) {
            return tl::unexpected{desk_.words("sim.no_tournament", {word("game", std::string{name(game)})})};
        }
        if (distinct < seats || distinct < 2) {
            return tl::unexpected{desk_.words("sim.tournament_bots", {word("seats", std::to_string(seats))})};
        }
        auto line_ups = all_line_ups(distinct, seats, most_line_ups);
        if (line_ups.size() > most_line_ups) {
            return tl::unexpected{desk_.words("sim.too_many_tables")};
        }
        return line_ups;
    }

    void add_entrants(Plan& plan, const Wanted& wanted, const std::vector<std::string>& names, const Lore& lore) const {
        const auto limit = std::chrono::milliseconds{static_cast<std::int64_t>(wanted.bot_seconds * 1000)};
        const auto faces = plan.setup.deck.faces;
        for (const std::string& each : names) {
            const auto is_command = std::find(options_.commands.begin(), options_.commands.end(), each);
            if (is_command != options_.commands.end()) {
                plan.entrants.push_back(
                    {each, [each, limit, faces] { return std::make_unique<OutsideBot>(each, limit, faces); }});
                continue;
            }
            const BotKind kind = *bot_kind(each);
            const auto education = std::make_shared<Education>(kind, plan.setup.deck.years, lore);
            plan.entrants.push_back({each, [education, habits = kind.habits] {
                                         return std::make_unique<Thinker>(Knowledge{education, 0}, habits);
                                     }});
        }
    }

    const SimulateOptions& options_;
    const cli::Desk& desk_;
};

}  // namespace

int simulate(const SimulateOptions& options, const cli::Desk& desk) {
    const Secretary secretary{options, desk};
    const auto wanted = secretary.understand();
    if (!wanted) return desk.refuse(wanted.error());
    const auto chosen = cli::choose_deck(wanted->wishes, desk.language());
    if (!chosen) return desk.refuse(secretary.refuse(chosen.error()).value());
    const auto plan = secretary.plan(*wanted, chosen->deck);
    if (!plan) return desk.refuse(plan.error());
    const Paper paper{options, desk};
    if (const auto problem = paper.problem()) return desk.refuse(*problem);
    const auto start = std::chrono::steady_clock::now();
    const Interruption interruption;
    Gauge gauge{plan->own_games(), options.quiet, desk};
    const Outcome outcome =
        run(*plan, {wanted->threads, [&](std::uint64_t done) { gauge.show(done); }, &Interruption::flag()});
    gauge.clear();
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return paper.write({secretary.heading(*plan, *wanted, *chosen), outcome.tally, outcome.stopped, seconds});
}

}  // namespace frise::sim
