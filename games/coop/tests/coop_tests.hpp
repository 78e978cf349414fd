// What the tests that go over all games ask of coop; games/tests.hpp says what each part is.
#pragma once

#include "games/coop/rules/coop_kind.hpp"
#include "tests/support/game_parts.hpp"

#include <string>
#include <vector>

namespace frise::test {

class CoopTruth : public SharedTruth {
  public:
    using SharedTruth::SharedTruth;
    using SharedTruth::operator();

    void operator()(const DiscardStarted& e) const;
    void operator()(const Played& e) const;
    void operator()(const Stuck& e) const;
    void operator()(const Reshuffled& e) const;
    void operator()(const TurnEnded& e) const;
};

struct CoopTests {
    using Kind = CoopKind;
    using Truth = CoopTruth;
    using Untold = Types<Dealt, TurnEnded>;

    static Refusal refusal(const Game& game, const CoopState& state, Seat seat, const Action& action);
    static bool is_listed(const CoopState& state, const Action& action);
    static Cards cards_elsewhere(const CoopState& state);
    static Cards dated_cards(const CoopState& state);
    static void change_secrets(CoopState& state, const std::vector<bool>& shown, Viewer viewer, Picker& pick);
    static std::string typed(const Play& action, const Screen& screen) { return screen.label(action.card); }
    static std::string typed(const Discard& action, const Screen& screen) { return "x " + screen.label(action.card); }
    static std::string typed(const EndTurn& action, const Screen& screen);
    static std::vector<codec_test::Sample> samples();
    static std::vector<golden::Recipe> recipes();
};

}  // namespace frise::test
