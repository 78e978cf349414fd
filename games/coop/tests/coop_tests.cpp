// Coop for the tests that go over all games.
#include "games/coop/tests/coop_tests.hpp"

#include "tests/support/broken.hpp"

namespace frise::test {
namespace {

Refusal refusal_of_discard(const CoopState& s, CardNo card) {
    const Icon wanted = s.icons[index(s.table.discard.back())].back;
    const bool may = s.tried == 0 && s.icons[index(card)].front == wanted;
    return may ? accepted : ErrorCode::not_allowed;
}

}  // namespace

void CoopTruth::operator()(const DiscardStarted& e) const {
    check_top(e.card);
    check_year({e.card, e.year});
}

void CoopTruth::operator()(const Played& e) const {
    check_year({e.card, e.year});
    const bool end = e.gap == 0 || static_cast<std::size_t>(e.gap) == table().line.size();
    promise((e.row == Row::line) == end, "a card goes to an end of the line, or into the rift");
    promise(at(e.gap - 1) <= e.year && e.year <= at(e.gap), "a card is played where it fits");
}

void CoopTruth::operator()(const Stuck& e) const {
    check_year({e.card, e.year});
    promise(at(0) < e.year && e.year < table().line.back().year, "a card that fits an end is not stuck");
}

void CoopTruth::operator()(const Reshuffled& e) const {
    check_shuffle(e, static_cast<std::size_t>(options<CoopOptions>().cards));
}

void CoopTruth::operator()(const TurnEnded& e) const {
    promise(e.round == table().round || e.round == table().round + 1, "rounds count on");
}

Refusal CoopTests::refusal(const Game& /*game*/, const CoopState& s, Seat seat, const Action& action) {
    if (std::holds_alternative<EndTurn>(action)) return s.placed > 0 ? accepted : ErrorCode::not_allowed;
    const auto* play = std::get_if<Play>(&action);
    const auto* discard = std::get_if<Discard>(&action);
    if (play == nullptr && discard == nullptr) return ErrorCode::not_allowed;
    const CardNo card = play != nullptr ? play->card : discard->card;
    if (!s.table.holds(seat, card)) return ErrorCode::not_your_card;
    if (s.stuck[index(card)] != 0) return ErrorCode::not_allowed;
    if (discard != nullptr) return refusal_of_discard(s, card);
    return !play->wish || in_line(s.table, *play->wish) ? accepted : ErrorCode::bad_gap;
}

bool CoopTests::is_listed(const CoopState& /*state*/, const Action& action) {
    const auto* play = std::get_if<Play>(&action);
    return play == nullptr || !play->wish;
}

Cards CoopTests::cards_elsewhere(const CoopState& s) {
    Cards cards;
    for (const auto& card : s.rift) {
        if (card) cards.push_back(card->card);
    }
    return cards;
}

Cards CoopTests::dated_cards(const CoopState& s) {
    Cards cards = cards_elsewhere(s);
    for (std::size_t i = 0; i < s.stuck.size(); ++i) {
        if (s.stuck[i] != 0) cards.push_back(card_at(i));
    }
    return cards;
}

void CoopTests::change_secrets(CoopState& s, const std::vector<bool>& shown, Viewer /*viewer*/, Picker& pick) {
    std::vector<Icons> icons = s.icons;
    for (std::size_t i = 0; i < icons.size(); ++i) {
        if (!s.table.discard.empty() && card_at(i) == s.table.discard.back()) continue;  // the one to match
        if (!shown[i]) icons[i].front = pick.between(0, 9);
        icons[i].back = pick.between(0, 9);
    }
    s.icons = std::move(icons);
}

std::string CoopTests::typed(const EndTurn& /*action*/, const Screen& screen) {
    return screen.language == french ? "fin" : "end";
}

std::vector<codec_test::Sample> CoopTests::samples() {
    return {
        {GameId::coop, "{'type':'discard-started','card':'a','year':1969,'icon':2}"},
        {GameId::coop, "{'type':'played','seat':1,'card':'c','year':1,'row':'line','gap':0}"},
        {GameId::coop, "{'type':'played','seat':1,'card':'c','year':1,'row':'rift','gap':3}"},
        {GameId::coop, "{'type':'stuck','seat':1,'card':'c','year':1}"},
        {GameId::coop, "{'type':'turn-ended','seat':1,'round':2}"},
        {GameId::coop, "{'type':'game-over','winners':[0,1],'score':-30,'rank':1}"},
    };
}

}  // namespace frise::test
