// What the tests that go over all games ask of contest; games/tests.hpp says what each part is.
#pragma once

#include "games/contest/rules/contest_kind.hpp"
#include "tests/support/game_parts.hpp"

#include <string>
#include <vector>

namespace frise::test {

class ContestTruth : public SharedTruth {
  public:
    using SharedTruth::SharedTruth;
    using SharedTruth::operator();

    void operator()(const Proposed& /*e*/) const {}
    void operator()(const Accepted& /*e*/) const {}
    void operator()(const Contested& /*e*/) const {}
    void operator()(const ProposalPlaced& e) const;
    void operator()(const Gave& e) const;
    void operator()(const Scored& e) const;
};

struct ContestTests {
    using Kind = ContestKind;
    using Truth = ContestTruth;
    using Untold = Types<Dealt>;

    static Refusal refusal(const Game& game, const ContestState& state, Seat seat, const Action& action);
    static bool is_listed(const ContestState& state, const Action& action);
    static Cards cards_elsewhere(const ContestState& state);
    static Cards dated_cards(const ContestState& state);
    static void change_secrets(ContestState& state, const std::vector<bool>& shown, Viewer viewer, Picker& pick);
    static std::string typed(const Place& action, const Screen& screen) { return screen.typed(action); }
    static std::string typed(const Accept& /*action*/, const Screen& /*screen*/) { return "a"; }
    static std::string typed(const Contest& /*action*/, const Screen& /*screen*/) { return "c"; }
    static std::string typed(const Give& action, const Screen& screen);
    static std::vector<codec_test::Sample> samples();
    static std::vector<golden::Recipe> recipes();
};

}  // namespace frise::test
