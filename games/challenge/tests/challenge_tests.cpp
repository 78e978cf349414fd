// Challenge for the tests that go over all games.
#include "games/challenge/tests/challenge_tests.hpp"

#include "tests/support/broken.hpp"

#include <algorithm>
#include <cstdint>

namespace frise::test {
namespace {

Refusal refusal_of_answer(TrialKind kind, const Answer& answer) {
    const int least = kind == TrialKind::order ? 1 : 0;
    const int most = kind == TrialKind::order ? 4 : 9;
    const auto on_wheel = [&](int wheel) { return wheel >= least && wheel <= most; };
    const bool four = answer.wheels.size() == 4 && std::all_of(answer.wheels.begin(), answer.wheels.end(), on_wheel);
    const bool signed_right = kind != TrialKind::right_date || answer.sign == 1 || answer.sign == -1;
    return four && signed_right ? accepted : ErrorCode::bad_answer;
}

}  // namespace

void ChallengeTruth::operator()(const TrialBegan& e) const { promise(e.round == table().round + 1, "trials count on"); }

void ChallengeTruth::operator()(const Turned& e) const {
    for (const Dated& card : e.cards) check_year(card);
}

void ChallengeTruth::operator()(const Advanced& e) const {
    const auto& positions = state<ChallengeState>().positions;
    promise(e.by > 0 && positions[index(e.seat)] + e.by == e.to, "a pawn advances by what it is said to");
    promise(e.to <= options<ChallengeOptions>().board.finish(), "a pawn stops on the finish");
}

void ChallengeTruth::operator()(const DuelPlaced& e) const {
    check_placed(e.gap, {e.card, e.year}, e.right);
    const bool no_card_left = e.right && table().pile.empty() && table().discard.empty();
    promise(e.cleared.has_value() == no_card_left, "a duel without a winner ends when no card is left");
    if (e.cleared) promise(e.cleared->size() == table().line.size() + 1, "all cards of a duel are cleared");
}

void ChallengeTruth::operator()(const Guessed& e) const {
    const Year year = game().setup().deck.year(*state<ChallengeState>().duel->card);
    const Hint hint = e.year == year ? Hint::right : e.year < year ? Hint::later : Hint::earlier;
    promise(e.hint == hint, "a hint is true");
    promise(e.bounds.low.value_or(year - 1) < year && year < e.bounds.high.value_or(year + 1),
            "the year lies between its bounds");
    if (hint == Hint::later) promise(e.bounds.low >= e.year, "a guess narrows the bounds");
    if (hint == Hint::earlier) promise(e.bounds.high && *e.bounds.high <= e.year, "a guess narrows the bounds");
}

void ChallengeTruth::operator()(const DuelWon& e) const {
    const bool card = state<ChallengeState>().duel->card.has_value();
    promise(e.cleared.size() == table().line.size() + (card ? 1 : 0), "all cards of a duel are cleared");
}

Refusal ChallengeTests::refusal(const Game& /*game*/, const ChallengeState& s, Seat /*seat*/, const Action& action) {
    if (s.trial) {
        const auto* answer = std::get_if<Answer>(&action);
        return answer == nullptr ? ErrorCode::not_allowed : refusal_of_answer(s.trial->kind, *answer);
    }
    if (s.duel->kind == DuelKind::sudden_death) {
        const auto* place = std::get_if<PlaceDrawn>(&action);
        if (place == nullptr) return ErrorCode::not_allowed;
        return in_line(s.table, place->gap) ? accepted : ErrorCode::bad_gap;
    }
    const auto* guess = std::get_if<Guess>(&action);
    if (guess == nullptr) return ErrorCode::not_allowed;
    return guess->year >= -9999 && guess->year <= 9999 ? accepted : ErrorCode::bad_answer;
}

bool ChallengeTests::is_listed(const ChallengeState& /*state*/, const Action& /*action*/) { return true; }

Cards ChallengeTests::cards_elsewhere(const ChallengeState& s) {
    Cards cards;
    if (s.trial) cards.insert(cards.end(), s.trial->cards.begin(), s.trial->cards.end());
    if (s.duel && s.duel->card) cards.push_back(*s.duel->card);
    return cards;
}

Cards ChallengeTests::dated_cards(const ChallengeState& /*state*/) { return {}; }

void ChallengeTests::change_secrets(ChallengeState& s, const std::vector<bool>& /*shown*/, Viewer viewer,
                                    Picker& pick) {
    if (!s.trial) return;
    for (const Seat seat : SeatSet::first(max_seats)) {
        if (viewer == seat) continue;
        Dials& answer = s.trial->answers[index(seat)];
        for (auto& wheel : answer.wheels) wheel = static_cast<std::int8_t>(pick.between(1, 4));
        answer.sign = static_cast<std::int8_t>(answer.sign == 0 ? 0 : -answer.sign);
    }
}

std::string ChallengeTests::typed(const Answer& action, const Screen& screen) {
    const TrialKind kind = std::get<ChallengeView>(screen.view.game).trial->kind;
    std::string digits;
    for (const int wheel : action.wheels) digits += std::to_string(wheel);
    if (kind == TrialKind::right_date) return (*action.sign < 0 ? "-" : "") + digits;
    return digits;
}

std::vector<codec_test::Sample> ChallengeTests::samples() {
    return {
        {GameId::challenge, "{'type':'trial','kind':'four-cards','cards':['a','b','c','a'],'round':1}"},
        {GameId::challenge, "{'type':'trial','kind':'bet','cards':['a'],'round':2}"},
        {GameId::challenge, "{'type':'trial','kind':'gap','cards':['a','b'],'round':3}"},
        {GameId::challenge, "{'type':'trial','kind':'right-date','cards':['a'],'round':4}"},
        {GameId::challenge, "{'type':'trial','kind':'order','cards':['a','b','c','a'],'round':5}"},
        {GameId::challenge, "{'type':'answered','seat':0,'wheels':[1,9,6,9]}"},
        {GameId::challenge, "{'type':'answered','seat':0,'wheels':[0,0,4,4],'sign':-1}"},
        {GameId::challenge, "{'type':'turned','cards':[{'card':'a','year':1969}],"
                            "'answers':[{'wheels':[1,9,6,9],'sign':1},{'wheels':[0,0,4,4],'sign':-1}]}"},
        {GameId::challenge, "{'type':'advanced','seat':1,'by':3,'to':21}"},
        {GameId::challenge, "{'type':'duel','kind':'sudden-death','seats':[4,0,2]}"},
        {GameId::challenge, "{'type':'duel','kind':'more-or-less','seats':[1,0],'card':'a'}"},
        {GameId::challenge, "{'type':'placed','seat':1,'card':'b','gap':0,'year':-44,'right':false}"},
        {GameId::challenge,
         "{'type':'placed','seat':1,'card':'b','gap':0,'year':1,'right':true,'cleared':['b','a','c']}"},
        {GameId::challenge, "{'type':'guessed','seat':1,'year':-9999,'hint':'later','bounds':[-9999,null]}"},
        {GameId::challenge, "{'type':'guessed','seat':1,'year':9999,'hint':'earlier','bounds':[null,9999]}"},
        {GameId::challenge, "{'type':'guessed','seat':1,'year':1,'hint':'right','bounds':[-1,2]}"},
        {GameId::challenge, "{'type':'duel-won','seat':1,'cleared':['a']}"},
        {GameId::challenge, "{'type':'game-over','winners':[1],'positions':[20,21]}"},
    };
}

}  // namespace frise::test
