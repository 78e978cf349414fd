// The events that several games have.
#include "tests/support/shared_truth.hpp"

#include "tests/support/broken.hpp"

#include <algorithm>
#include <limits>

namespace frise::test {

void SharedTruth::operator()(const Dealt& e) const {
    const auto top = table_.pile.cards().first(e.cards.size());
    promise(std::equal(top.begin(), top.end(), e.cards.begin(), e.cards.end()), "a hand is dealt from the top");
    const auto size = static_cast<std::size_t>(game_.setup().terms.hand[index(e.seat)]);
    promise(e.cards.size() == size, "a hand is dealt in its size");
}

void SharedTruth::operator()(const Started& e) const {
    check_top(e.card);
    check_year({e.card, e.year});
}

void SharedTruth::operator()(const PutRight& e) const {
    check_year({e.card, e.year});
    promise(at(e.gap - 1) <= e.year, "a card is put right not before its time");
    const bool last = static_cast<std::size_t>(e.gap) == table_.line.size();
    promise(last || e.year < at(e.gap), "a card is put right after those of its year");
}

void SharedTruth::operator()(const GameOver& e) const { promise(!e.winners.empty(), "somebody wins"); }

void SharedTruth::check_year(const Dated& card) const {
    promise(card.year == game_.setup().deck.year(card.card), "a card that is turned shows its year");
}

void SharedTruth::check_top(CardNo card) const {
    promise(!table_.pile.empty() && card == table_.pile.top(), "a card is drawn from the top of the pile");
}

void SharedTruth::check_placed(int gap, const Dated& card, bool right) const {
    check_year(card);
    promise(right == (at(gap - 1) <= card.year && card.year <= at(gap)), "a card is right where it fits");
}

// A set-up or round shuffles the whole deck, a draw from an empty pile what was discarded.
void SharedTruth::check_shuffle(const Reshuffled& e, std::size_t used) const {
    Cards cards = e.cards;
    std::sort(cards.begin(), cards.end());
    Cards expected = table_.discard;
    if (expected.empty()) {
        for (std::size_t i = 0; i < game_.setup().deck.size(); ++i) expected.push_back(card_at(i));
    }
    std::sort(expected.begin(), expected.end());
    promise(cards == expected, "the cards shuffled are those that were to be");
    promise(e.whole == table_.discard.empty(), "a shuffle says whether it is of the whole deck");
    promise(e.pile == (e.whole ? used : table_.pile.size() + cards.size()), "a shuffle says how large the pile is");
}

Year SharedTruth::at(int place) const {
    if (place < 0) return std::numeric_limits<Year>::min();
    const auto n = static_cast<std::size_t>(place);
    return n < table_.line.size() ? table_.line[n].year : std::numeric_limits<Year>::max();
}

}  // namespace frise::test
