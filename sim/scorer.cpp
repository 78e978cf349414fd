// Every event goes to the counter of the kind that is played.
#include "sim/scorer.hpp"

#include <concepts>

namespace frise::sim {
namespace {

template <class Kind, class Sims>
struct Owner;
template <class Kind, class Sim, class... Sims>
struct Owner<Kind, Types<Sim, Sims...>>
    : std::conditional_t<std::same_as<typename Sim::Kind, Kind>, As<Sim>, Owner<Kind, Types<Sims...>>> {};
template <class Kind>
using SimOf = typename Owner<Kind, GameSims>::Type;

template <class Counter, class E>
concept Counts = requires(Counter& counter, const E& event) {
    counter(event);
};

// Each event of a kind is either counted or named as one that is not; a new one compiles only when that is decided.
template <class Counter, class... Events>
constexpr bool decided(Types<Events...> /*events*/) {
    return ((Counts<Counter, Events> != is_in<Events, typename Counter::Uncounted>)&&...);
}
template <class... Kinds>
constexpr bool all_decided(Types<Kinds...> /*kinds*/) {
    static_assert((decided<typename SimOf<Kinds>::Counter>(EventsOf<Kinds>{}) && ...),
                  "a counter must count each event of its kind or name it among the Uncounted");
    return true;
}
static_assert(all_decided(Kinds{}));
static_assert(Kinds::size == GameSims::size, "games/sim.hpp has a kind twice");

}  // namespace

Scorer::Counter Scorer::counter_for(const Setup& setup, Ledger& ledger, OwnTallies& own) {
    return std::visit(
        [&]<class Options>(const Options& options) -> Counter {
            using Sim = SimOf<KindOf<Options>>;
            return typename Sim::Counter{options, ledger, std::get<typename Sim::Tally>(own)};
        },
        setup.terms.options);
}

Scorer::Scorer(const Setup& setup, Tally& tally) : ledger_{tally}, counter_{counter_for(setup, ledger_, tally.own)} {}

void Scorer::start(const std::vector<std::size_t>& seating) {
    ledger_.start(seating);
    std::visit([](auto& counter) { counter.start(); }, counter_);
}

void Scorer::count(const Events& events) {
    std::visit(
        [&]<class Own>(Own& counter) {
            const auto take = [&]<class E>(const E& event) {
                if constexpr (std::same_as<E, GameOver>) ledger_.won_by(event.winners);
                if constexpr (Counts<Own, E>) counter(event);
            };
            for (const Event& event : events) std::visit(take, event);
        },
        counter_);
}

}  // namespace frise::sim
