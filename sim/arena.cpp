// Playing.
#include "sim/arena.hpp"

#include "bots/outside/outside_bot.hpp"

#include <algorithm>
#include <stdexcept>

namespace frise::sim {
namespace {

// Of a game's seed; no shuffle uses it.
constexpr std::uint64_t bot_stream = 1ULL << 40U;

}  // namespace

Arena::Arena(const Plan& plan)
    : plan_{plan},
      game_{plan.setup},
      tally_{static_cast<std::size_t>(plan.setup.terms.seats), plan.entrants.size(), plan.setup.deck.size()},
      scorer_{game_.setup(), tally_},
      bots_(plan.entrants.size()),
      before_{game_.view(onlooker)} {
    for (const auto& line_up : plan.line_ups) {
        for (std::size_t entrant = 0; entrant < bots_.size(); ++entrant) {
            const auto wanted = static_cast<std::size_t>(std::count(line_up.begin(), line_up.end(), entrant));
            while (bots_[entrant].size() < wanted) bots_[entrant].push_back(plan.entrants[entrant].make());
        }
    }
}

void Arena::seat_bots(std::uint64_t seed) {
    seated_.clear();
    for (std::size_t seat = 0; seat < seating_.size(); ++seat) {
        const auto same =
            std::count(seating_.begin(), seating_.begin() + static_cast<std::ptrdiff_t>(seat), seating_[seat]);
        Bot& bot = *bots_[seating_[seat]][static_cast<std::size_t>(same)];
        bot.start_over(Rng{seed, bot_stream + seat}.next());
        seated_.push_back(&bot);
    }
}

void Arena::play(std::uint64_t number) {
    const std::uint64_t seed = Rng{plan_.seed, number}.next();
    seating_ = plan_.seating(number);
    seat_bots(seed);
    scorer_.start(seating_);
    Seeded chance{seed};
    events_.clear();
    game_.start(chance, Sink{events_});
    view_ = before_;
    show_events();
    Count moves = 0;
    while (!view_.to_act.empty()) {
        const Seat seat = *view_.to_act.begin();
        game_.list_legal(seat, legal_);
        view_.viewer = seat;
        const Action action = seated_[index(seat)]->choose(view_, legal_);
        events_.clear();
        if (const auto done = game_.apply(seat, action, chance, Sink{events_}); !done) {
            throw std::logic_error{"a bot did what is not legal: " + done.error().message};
        }
        show_events();
        ++moves;
    }
    scorer_.finish(game_, moves);
}

Tally Arena::tally() {
    for (std::size_t entrant = 0; entrant < bots_.size(); ++entrant) {
        EntrantTally sum;
        for (const auto& bot : bots_[entrant]) {
            auto* const outside = dynamic_cast<OutsideBot*>(bot.get());
            if (outside == nullptr) continue;
            for (const auto& [kind, count, message] : outside->take_mishaps()) {
                EntrantTally one;
                one.mishaps[static_cast<std::size_t>(kind)] = count;
                one.mishap = message;
                sum += one;
            }
        }
        tally_.entrants[entrant] += sum;
    }
    return tally_;
}

void Arena::show_events() {
    scorer_.count(events_);
    for (const Event& event : events_) {
        const Seen shown = seen(event, onlooker);
        if (differs_by_viewer(event)) {
            for (std::size_t seat = 0; seat < seated_.size(); ++seat) seated_[seat]->watch(seen(event, seat_at(seat)));
        } else {
            for (Bot* bot : seated_) bot->watch(shown);
        }
        // To follow what happens is less work than to look at the whole table before each move. What a seat sees and an
        // onlooker does not is its own answer while others think, when it is not asked.
        fold(view_, shown);
    }
    view_.to_act = game_.to_act();
}

}  // namespace frise::sim
