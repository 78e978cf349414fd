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
        // If the recorded order is one of other cards, the events come out different, and the log is refused.
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

// The move that an event is the first result of; none if no action of this game begins with it.
std::optional<Move> move_behind(const Event& event, const Options& options) {
    return std::visit(
        []<class Own, class E>(const Own& /*options*/, const E& e) -> std::optional<Move> {
            using Kind = KindOf<Own>;
            if constexpr (is_in<E, typename Kind::Beginnings>) {
                return Kind::move_behind(e);
            } else {
                return std::nullopt;
            }
        },
        options, event);
}

using Same = bool (*)(const Event& a, const Event& b);

bool same(const Event& a, const Event& b) { return a == b; }

bool same_but_for_newer_fields(const Event& a, const Event& b) {
    return a.index() == b.index() &&
           std::visit([&]<class E>(const E& e) { return same_in_version_1(e, std::get<E>(b)); }, a);
}

tl::unexpected<Error> bad_log(std::size_t number, const std::string& what) {
    return refuse(ErrorCode::bad_log, "event " + std::to_string(number + 1) + " of the log " + what);
}

// Plays recorded events again. What the rules make of them must be the same.
class Playback {
  public:
    Playback(Game& game, const Events& recorded, Same same)
        : game_{game}, recorded_{recorded}, same_{same}, chance_{recorded} {
        played_.reserve(recorded.size());
    }

    Result<void> start() {
        game_.start(chance_, Sink{played_});
        return compare(0);
    }

    Result<void> go_on() {
        while (played_.size() < recorded_.size()) {
            const std::size_t done = played_.size();
            const auto move = move_behind(recorded_[done], game_.setup().terms.options);
            if (!move) return bad_log(done, "cannot begin an action");
            if (const auto applied = game_.apply(move->seat, move->action, chance_, Sink{played_}); !applied) {
                return bad_log(done, "is against the rules: " + applied.error().message);
            }
            if (auto compared = compare(done); !compared) return compared;
        }
        return {};
    }

    Events take() { return std::move(played_); }

  private:
    [[nodiscard]] Result<void> compare(std::size_t from) const {
        for (std::size_t i = from; i < played_.size(); ++i) {
            if (i == recorded_.size()) return bad_log(i, "is missing: the log ends within an action");
            if (!same_(recorded_[i], played_[i])) return bad_log(i, "is not what the rules make of the events before");
        }
        return {};
    }

    Game& game_;
    const Events& recorded_;
    Same same_;
    Recorded chance_;
    Events played_;
};

}  // namespace

Result<Game> replay(const Log& log) {
    Game game{log.setup};
    Playback playback{game, log.events, same};
    return playback.start().and_then([&] { return playback.go_on(); }).map([&] { return std::move(game); });
}

Result<void> complete_game(Game& game, Events& events) {
    Playback playback{game, events, same_but_for_newer_fields};
    return playback.start().and_then([&] { return playback.go_on(); }).map([&] { events = playback.take(); });
}

Result<void> complete_actions(Game& game, Events& events) {
    Playback playback{game, events, same_but_for_newer_fields};
    return playback.go_on().map([&] { events = playback.take(); });
}

}  // namespace frise
