// What the tests that go over all games ask of challenge; games/tests.hpp says what each part is.
#pragma once

#include "games/challenge/rules/challenge_kind.hpp"
#include "tests/support/game_parts.hpp"

#include <string>
#include <vector>

namespace frise::test {

class ChallengeTruth : public SharedTruth {
  public:
    using SharedTruth::SharedTruth;
    using SharedTruth::operator();

    void operator()(const TrialBegan& e) const;
    void operator()(const Answered& /*e*/) const {}
    void operator()(const Turned& e) const;
    void operator()(const Advanced& e) const;
    void operator()(const DuelBegan& /*e*/) const {}
    void operator()(const DuelPlaced& e) const;
    void operator()(const Guessed& e) const;
    void operator()(const DuelWon& e) const;
};

struct ChallengeTests {
    using Kind = ChallengeKind;
    using Truth = ChallengeTruth;
    using Untold = Types<>;

    static Refusal refusal(const Game& game, const ChallengeState& state, Seat seat, const Action& action);
    static bool is_listed(const ChallengeState& state, const Action& action);
    static Cards cards_elsewhere(const ChallengeState& state);
    static Cards dated_cards(const ChallengeState& state);
    static void change_secrets(ChallengeState& state, const std::vector<bool>& shown, Viewer viewer, Picker& pick);
    static std::string typed(const Answer& action, const Screen& screen);
    static std::string typed(const PlaceDrawn& action, const Screen& /*screen*/) { return std::to_string(action.gap); }
    static std::string typed(const Guess& action, const Screen& /*screen*/) { return std::to_string(action.year); }
    static std::vector<codec_test::Sample> samples();
    static std::vector<golden::Recipe> recipes();
};

}  // namespace frise::test
