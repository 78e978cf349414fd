// Events held against the table, by rules.md and not by the rules' own functions.
#include "tests/property/event_truth.hpp"

#include "tests/property/broken.hpp"

#include <algorithm>
#include <limits>

namespace frise::test {
namespace {

// An event that shows no year has to be named here, or checked below.
using NothingToCheck = Types<Out, TieBreakBegan, Answered, DuelBegan, Proposed, Accepted, Contested>;

class Truth {
  public:
    explicit Truth(const Game& game) : game_{game}, table_{game.table()} {}

    void operator()(const Dealt& e) const {
        const auto top = table_.pile.cards().first(e.cards.size());
        promise(std::equal(top.begin(), top.end(), e.cards.begin(), e.cards.end()), "a hand is dealt from the top");
        const auto size = static_cast<std::size_t>(game_.setup().terms.hand[index(e.seat)]);
        promise(e.cards.size() == size, "a hand is dealt in its size");
    }
    void operator()(const Started& e) const {
        check_top(e.card);
        check_year(e);
    }
    void operator()(const DiscardStarted& e) const {
        check_top(e.card);
        check_year(e);
    }
    void operator()(const Drew& e) const { check_top(e.card); }
    void operator()(const Placed& e) const { check_placed(e); }
    void operator()(const DuelPlaced& e) const {
        check_placed(e);
        const bool no_card_left = e.right && table_.pile.empty() && table_.discard.empty();
        promise(e.cleared.has_value() == no_card_left, "a duel without a winner ends when no card is left");
        if (e.cleared) promise(e.cleared->size() == table_.line.size() + 1, "all cards of a duel are cleared");
    }
    void operator()(const ProposalPlaced& e) const {
        check_placed(e);
        const auto contester = std::get<ContestState>(game_.state()).contester;
        const bool has_cards = !table_.hand(e.seat).empty();
        const bool giver_is_there = contester && !e.right ? true : (contester || !e.right) && has_cards;
        promise(e.giving.has_value() == giver_is_there, "somebody gives who has lost, and has a card");
        if (e.giving) promise(e.giving->to.has_value() == contester.has_value(), "who contested settles who gets it");
        if (e.giving) promise(e.giving->from == (e.right || !contester ? e.seat : *contester), "who lost gives");
    }
    void operator()(const PutRight& e) const {
        check_year(e);
        promise(at(e.gap - 1) <= e.year, "a card is put right not before its time");
        const bool last = static_cast<std::size_t>(e.gap) == table_.line.size();
        promise(last || e.year < at_or_end(e.gap), "a card is put right after those of its year");
    }
    void operator()(const Discarded& e) const { check_year(e); }
    void operator()(const Removed& e) const { check_year(e); }
    void operator()(const Played& e) const {
        check_year(e);
        const bool end = e.gap == 0 || static_cast<std::size_t>(e.gap) == table_.line.size();
        promise((e.row == Row::line) == end, "a card goes to an end of the line, or into the rift");
        promise(at(e.gap - 1) <= e.year && e.year <= at_or_end(e.gap), "a card is played where it fits");
    }
    void operator()(const Stuck& e) const {
        check_year(e);
        promise(at(0) < e.year && e.year < table_.line.back().year, "a card that fits an end is not stuck");
    }
    // A set-up or round shuffles the whole deck, a draw from an empty pile what was discarded.
    void operator()(const Reshuffled& e) const {
        Cards cards = e.cards;
        std::sort(cards.begin(), cards.end());
        Cards expected = table_.discard;
        if (expected.empty()) {
            for (std::size_t i = 0; i < game_.setup().deck.size(); ++i) expected.push_back(card_at(i));
        }
        std::sort(expected.begin(), expected.end());
        promise(cards == expected, "the cards shuffled are those that were to be");
        promise(e.whole == table_.discard.empty(), "a shuffle says whether it is of the whole deck");
        const auto* coop = std::get_if<CoopOptions>(&game_.setup().terms.options);
        const std::size_t used = coop == nullptr ? cards.size() : static_cast<std::size_t>(coop->cards);
        promise(e.pile == (e.whole ? used : table_.pile.size() + cards.size()), "a shuffle says how large the pile is");
    }
    void operator()(const Turned& e) const {
        for (const Dated& card : e.cards) check_year(card);
    }
    void operator()(const Advanced& e) const {
        const auto& positions = std::get<ChallengeState>(game_.state()).positions;
        promise(e.by > 0 && positions[index(e.seat)] + e.by == e.to, "a pawn advances by what it is said to");
        const auto& board = std::get<ChallengeOptions>(game_.setup().terms.options).board;
        promise(e.to <= board.finish(), "a pawn stops on the finish");
    }
    void operator()(const Guessed& e) const {
        const Year year = game_.setup().deck.year(*std::get<ChallengeState>(game_.state()).duel->card);
        const Hint hint = e.year == year ? Hint::right : e.year < year ? Hint::later : Hint::earlier;
        promise(e.hint == hint, "a hint is true");
        promise(e.bounds.low.value_or(year - 1) < year && year < e.bounds.high.value_or(year + 1),
                "the year lies between its bounds");
        if (hint == Hint::later) promise(e.bounds.low >= e.year, "a guess narrows the bounds");
        if (hint == Hint::earlier) promise(e.bounds.high && *e.bounds.high <= e.year, "a guess narrows the bounds");
    }
    void operator()(const TrialBegan& e) const { promise(e.round == table_.round + 1, "trials count on"); }
    void operator()(const DuelWon& e) const {
        const bool card = std::get<ChallengeState>(game_.state()).duel->card.has_value();
        promise(e.cleared.size() == table_.line.size() + (card ? 1 : 0), "all cards of a duel are cleared");
    }
    void operator()(const TurnEnded& e) const {
        promise(e.round == table_.round || e.round == table_.round + 1, "rounds count on");
    }
    void operator()(const Scored& e) const {
        const int rounds = std::get<ContestOptions>(game_.setup().terms.options).rounds;
        promise(e.next == (table_.round < rounds ? std::optional{table_.round + 1} : std::nullopt), "rounds count on");
    }
    void operator()(const Gave& e) const { promise(e.from != e.to && table_.holds(e.from, e.card), "a gift is one"); }
    void operator()(const RoundEnded& e) const {
        promise(e.round == table_.round && e.next.value_or(e.round + 1) == e.round + 1, "rounds count on");
    }
    void operator()(const GameOver& e) const { promise(!e.winners.empty(), "somebody wins"); }
    template <class E>
    void operator()(const E& e) const {
        if constexpr (requires { e.card, e.year; }) {
            check_year(e);
        } else {
            static_assert(is_in<E, NothingToCheck>, "say here what is true of this event");
        }
    }

  private:
    template <class E>
    void check_placed(const E& e) const {
        check_year(e);
        promise(e.right == (at(e.gap - 1) <= e.year && e.year <= at_or_end(e.gap)), "a card is right where it fits");
    }
    template <class E>
    void check_year(const E& e) const {
        promise(e.year == game_.setup().deck.year(e.card), "a card that is turned shows its year");
    }
    void check_top(CardNo card) const {
        promise(!table_.pile.empty() && card == table_.pile.top(), "a card is drawn from the top of the pile");
    }
    [[nodiscard]] Year at(int place) const {
        return place < 0 ? std::numeric_limits<Year>::min() : table_.line[static_cast<std::size_t>(place)].year;
    }
    [[nodiscard]] Year at_or_end(int place) const {
        const bool end = static_cast<std::size_t>(place) == table_.line.size();
        return end ? std::numeric_limits<Year>::max() : at(place);
    }

    const Game& game_;
    const Table& table_;
};

}  // namespace

void check_event(const Game& before, const Event& event) { std::visit(Truth{before}, event); }

}  // namespace frise::test
