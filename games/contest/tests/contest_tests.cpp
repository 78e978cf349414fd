// Contest for the tests that go over all games.
#include "games/contest/tests/contest_tests.hpp"

#include "tests/support/broken.hpp"

#include <optional>

namespace frise::test {

void ContestTruth::operator()(const ProposalPlaced& e) const {
    check_placed(e.gap, {e.card, e.year}, e.right);
    const auto contester = state<ContestState>().contester;
    const bool has_cards = !table().hand(e.seat).empty();
    const bool giver_is_there = contester && !e.right ? true : (contester || !e.right) && has_cards;
    promise(e.giving.has_value() == giver_is_there, "somebody gives who has lost, and has a card");
    if (e.giving) promise(e.giving->to.has_value() == contester.has_value(), "who contested settles who gets it");
    if (e.giving) promise(e.giving->from == (e.right || !contester ? e.seat : *contester), "who lost gives");
}

void ContestTruth::operator()(const Gave& e) const {
    promise(e.from != e.to && table().holds(e.from, e.card), "a gift is one");
}

void ContestTruth::operator()(const Scored& e) const {
    const int rounds = options<ContestOptions>().rounds;
    promise(e.next == (table().round < rounds ? std::optional{table().round + 1} : std::nullopt), "rounds count on");
}

Refusal ContestTests::refusal(const Game& game, const ContestState& s, Seat seat, const Action& action) {
    if (s.giving) {
        const auto* give = std::get_if<Give>(&action);
        if (give == nullptr) return ErrorCode::not_allowed;
        if (!s.table.holds(seat, give->card)) return ErrorCode::not_your_card;
        if (s.giving->to) return !give->to || *give->to == s.giving->to->number ? accepted : ErrorCode::not_allowed;
        const int to = give->to.value_or(-1);
        return to >= 0 && to < game.setup().terms.seats && to != seat.number ? accepted : ErrorCode::not_allowed;
    }
    if (!s.proposal) return refusal_of_place(s.table, seat, action);
    const bool answers = std::holds_alternative<Accept>(action) || std::holds_alternative<Contest>(action);
    return answers ? accepted : ErrorCode::not_allowed;
}

bool ContestTests::is_listed(const ContestState& s, const Action& action) {
    const auto* give = std::get_if<Give>(&action);
    if (give == nullptr) return true;
    return s.giving && s.giving->to.has_value() == !give->to.has_value();
}

Cards ContestTests::cards_elsewhere(const ContestState& s) { return s.proposal ? Cards{s.proposal->card} : Cards{}; }

Cards ContestTests::dated_cards(const ContestState& /*state*/) { return {}; }

void ContestTests::change_secrets(ContestState& /*state*/, const std::vector<bool>& /*shown*/, Viewer /*viewer*/,
                                  Picker& /*pick*/) {}

std::string ContestTests::typed(const Give& action, const Screen& screen) {
    if (!action.to) return screen.label(action.card);
    const SeatList& seats = std::get<GiveAny>(screen.legal.choices().front()).to;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        if (seats[i].number == *action.to) return screen.label(action.card) + " " + std::to_string(i + 1);
    }
    return "";
}

std::vector<codec_test::Sample> ContestTests::samples() {
    return {
        {GameId::contest, "{'type':'proposed','seat':1,'card':'a','gap':2}"},
        {GameId::contest, "{'type':'accepted','seat':1}"},
        {GameId::contest, "{'type':'contested','seat':1}"},
        {GameId::contest, "{'type':'placed','seat':1,'card':'b','gap':0,'year':-44,'right':true}"},
        {GameId::contest,
         "{'type':'placed','seat':1,'card':'b','gap':0,'year':-44,'right':true,'giving':{'from':1,'to':0}}"},
        {GameId::contest,
         "{'type':'placed','seat':1,'card':'b','gap':0,'year':-44,'right':false,'giving':{'from':1,'to':null}}"},
        {GameId::contest, "{'type':'gave','from':1,'to':0,'card':'a'}"},
        {GameId::contest, "{'type':'scored','points':[0,2,8],'totals':[4000000000,2,8]}"},
        {GameId::contest, "{'type':'scored','points':[0,2,8],'totals':[4000000000,2,8],'next':2}"},
        {GameId::contest, "{'type':'game-over','winners':[1],'totals':[1,9]}"},
    };
}

}  // namespace frise::test
