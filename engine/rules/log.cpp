// Replaying recorded games.
#include "engine/rules/log.hpp"

#include <algorithm>
#include <optional>
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

// The move that an event is the first result of. An event of another game stands for that game's action, which the
// rules then refuse.
template <class... Kinds>
std::optional<Move> move_behind(const Event& event, const Options& options, Types<Kinds...> /*kinds*/) {
    std::optional<Move> move;
    const auto ask = [&]<class Kind, class E>(As<Kind> /*kind*/, const E& e) {
        if constexpr (is_in<E, typename Kind::Beginnings>) {
            if (!move) move = Kind::move_behind(e);
        }
    };
    std::visit([&]<class Own>(const Own& /*options*/, const auto& e) { ask(As<KindOf<Own>>{}, e); }, options, event);
    std::visit([&](const auto& e) { (ask(As<Kinds>{}, e), ...); }, event);
    return move;
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
        const auto move = move_behind(log.events[done], log.setup.terms.options, Kinds{});
        if (!move) return bad_log(done, "cannot begin an action");
        again.clear();
        if (const auto applied = game.apply(move->seat, move->action, chance, Sink{again}); !applied) {
            return bad_log(done, "is against the rules: " + applied.error().message);
        }
        if (const auto same = same_events(again, log.events, done); !same) return tl::unexpected{same.error()};
    }
    return game;
}

}  // namespace frise
