// Events held against the table.
#include "tests/property/event_truth.hpp"

#include "games/tests.hpp"

namespace frise::test {

void check_event(const Game& before, const Event& event) {
    const auto check = [&]<class State>(const State& /*state*/) {
        using Kind = KindOf<State>;
        using Tests = PartOf<Kind, GameTests>;
        std::visit(
            [&]<class E>(const E& e) {
                if constexpr (is_in<E, EventsOf<Kind>>) typename Tests::Truth{before}(e);
            },
            event);
    };
    std::visit(check, before.state());
}

}  // namespace frise::test
