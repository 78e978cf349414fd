// Replaying, stepping through and comparing recorded games.
#include "engine/rules/log.hpp"

#include "engine/rules/overloaded.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace frise {
namespace {

// Gives out the shuffles of a log, one after the other.
class Recorded final : public Chance {
  public:
    explicit Recorded(const Events& events) : events_{events} {}

    void shuffle(std::span<CardNo> cards, std::uint32_t nth) override {
        if (nth == icon_shuffle) return;
        while (next_ < events_.size() && !std::holds_alternative<Reshuffled>(events_[next_])) ++next_;
        if (next_ == events_.size()) return;
        // Whatever is no order of these very cards shows as a difference of the events that follow.
        const Cards& order = std::get<Reshuffled>(events_[next_++]).cards;
        if (same_cards(order, cards)) std::copy(order.begin(), order.end(), cards.begin());
    }

  private:
    static bool same_cards(Cards a, std::span<const CardNo> other) {
        Cards b{other.begin(), other.end()};
        std::sort(a.begin(), a.end());
        std::sort(b.begin(), b.end());
        return a == b;
    }

    const Events& events_;
    std::size_t next_ = 0;
};

struct Move {
    Seat seat;
    Action action;
};

Answer answer_with(const Dials& dials) {
    Answer answer;
    answer.wheels.assign(dials.wheels.begin(), dials.wheels.end());
    if (dials.sign != 0) answer.sign = dials.sign;
    return answer;
}

// The action that an event is the first result of.
std::optional<Move> move_behind(const Event& event, const Game& game) {
    using Found = std::optional<Move>;
    const bool duel = game.setup().terms.game == GameId::challenge;
    return std::visit(Overloaded{
                          [&](const Placed& e) -> Found {
                              if (duel) return Move{e.seat, PlaceDrawn{e.gap}};
                              return Move{e.seat, Place{e.card, e.gap}};
                          },
                          [](const Proposed& e) -> Found {
                              return Move{e.seat, Place{e.card, e.gap}};
                          },
                          [](const Accepted& e) -> Found {
                              return Move{e.seat, Accept{}};
                          },
                          [](const Contested& e) -> Found {
                              return Move{e.seat, Contest{}};
                          },
                          [](const Gave& e) -> Found {
                              return Move{e.from, Give{e.card, e.to.number}};
                          },
                          [](const Played& e) -> Found {
                              return Move{e.seat, Play{e.card, e.gap}};
                          },
                          [](const Stuck& e) -> Found {
                              return Move{e.seat, Play{e.card, std::nullopt}};
                          },
                          [](const Discarded& e) -> Found {
                              return Move{e.seat, Discard{e.card}};
                          },
                          [](const Drew& e) -> Found {
                              return Move{e.seat, EndTurn{}};
                          },
                          [](const TurnEnded& e) -> Found {
                              return Move{e.seat, EndTurn{}};
                          },
                          [](const Answered& e) -> Found {
                              return Move{e.seat, answer_with(e.dials)};
                          },
                          [](const Guessed& e) -> Found {
                              return Move{e.seat, Guess{e.year}};
                          },
                          [](const auto&) -> Found { return std::nullopt; },
                      },
                      event);
}

tl::unexpected<Error> bad_log(std::size_t number, const std::string& what) {
    return refuse(ErrorCode::bad_log, "event " + std::to_string(number + 1) + " of the log " + what);
}

// What was played again must stand in the log from `from` on.
Result<void> same_events(const Events& again, const Events& logged, std::size_t from) {
    for (std::size_t i = 0; i < again.size(); ++i) {
        if (from + i == logged.size()) return bad_log(from + i, "is missing: the log ends within an action");
        if (logged[from + i] != again[i]) return bad_log(from + i, "is not what the rules make of the events before");
    }
    return {};
}

}  // namespace

Result<Game> replay(const Log& log) {
    Recorded chance{log.events};
    Game game{log.setup};
    Events again;
    game.start(chance, Sink{again});
    if (const auto same = same_events(again, log.events, 0); !same) return tl::unexpected{same.error()};
    for (std::size_t done = again.size(); done < log.events.size(); done += again.size()) {
        const auto move = move_behind(log.events[done], game);
        if (!move) return bad_log(done, "cannot begin an action");
        again.clear();
        if (const auto applied = game.apply(move->seat, move->action, chance, Sink{again}); !applied) {
            return bad_log(done, "is against the rules: " + applied.error().message);
        }
        if (const auto same = same_events(again, log.events, done); !same) return tl::unexpected{same.error()};
    }
    return game;
}

Game step_to(const Log& log, std::size_t count) {
    Game game{log.setup};
    for (std::size_t i = 0; i < std::min(count, log.events.size()); ++i) game.evolve(log.events[i]);
    return game;
}

std::optional<Difference> compare(const Log& a, const Log& b) {
    if (a.setup != b.setup) return Difference{true, 0};
    const std::size_t common = std::min(a.events.size(), b.events.size());
    for (std::size_t i = 0; i < common; ++i) {
        if (a.events[i] != b.events[i]) return Difference{false, i};
    }
    return std::nullopt;
}

}  // namespace frise
