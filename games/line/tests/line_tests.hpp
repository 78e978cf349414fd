// What the tests that go over all games ask of the line games; games/tests.hpp says what each part is.
#pragma once

#include "games/line/rules/line_kind.hpp"
#include "tests/support/game_parts.hpp"

#include <string>
#include <vector>

namespace frise::test {

class LineTruth : public SharedTruth {
  public:
    using SharedTruth::SharedTruth;
    using SharedTruth::operator();

    void operator()(const Removed& e) const { check_year({e.card, e.year}); }
    void operator()(const RoundEnded& e) const;
    void operator()(const TieBreakBegan& /*e*/) const {}
};

struct LineTests {
    using Kind = LineKind;
    using Truth = LineTruth;
    using Untold = Types<Dealt, RoundEnded>;

    static Refusal refusal(const Game& game, const LineState& state, Seat seat, const Action& action);
    static bool is_listed(const LineState& state, const Action& action);
    static Cards cards_elsewhere(const LineState& state);
    static Cards dated_cards(const LineState& state);
    static void change_secrets(LineState& state, const std::vector<bool>& shown, Viewer viewer, Picker& pick);
    static std::string typed(const Place& action, const Screen& screen) { return screen.typed(action); }
    static std::vector<codec_test::Sample> samples();
    static std::vector<golden::Recipe> recipes();
};

}  // namespace frise::test
