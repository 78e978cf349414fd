// The line games for the tests that go over all games.
#include "games/line/tests/line_tests.hpp"

#include "tests/support/broken.hpp"

namespace frise::test {

void LineTruth::operator()(const RoundEnded& e) const {
    promise(e.round == table().round && e.next.value_or(e.round + 1) == e.round + 1, "rounds count on");
}

Refusal LineTests::refusal(const Game& /*game*/, const LineState& state, Seat seat, const Action& action) {
    return refusal_of_place(state.table, seat, action);
}

bool LineTests::is_listed(const LineState& /*state*/, const Action& /*action*/) { return true; }
Cards LineTests::cards_elsewhere(const LineState& /*state*/) { return {}; }
Cards LineTests::dated_cards(const LineState& /*state*/) { return {}; }

void LineTests::change_secrets(LineState& /*state*/, const std::vector<bool>& /*shown*/, Viewer /*viewer*/,
                               Picker& /*pick*/) {}

std::vector<codec_test::Sample> LineTests::samples() {
    return {
        {GameId::first_edition, "{'type':'removed','seat':1,'card':'b','year':-44}"},
        {GameId::classic, "{'type':'round-ended','round':12}"},
        {GameId::classic, "{'type':'round-ended','round':12,'next':13}"},
        {GameId::classic, "{'type':'tie-break','seats':[2,0]}"},
    };
}

}  // namespace frise::test
