// Going through events and views.
#include "server/card_news.hpp"

#include "engine/rules/overloaded.hpp"

namespace frise::server {

void brought_by(const Event& event, Cards& cards) {
    std::visit(Overloaded{[&](const Dealt& e) { cards.insert(cards.end(), e.cards.begin(), e.cards.end()); },
                          [&](const Started& e) { cards.push_back(e.card); },
                          [&](const DiscardStarted& e) { cards.push_back(e.card); },
                          [&](const Drew& e) { cards.push_back(e.card); },
                          [&](const TrialBegan& e) { cards.insert(cards.end(), e.cards.begin(), e.cards.end()); },
                          [&](const DuelBegan& e) {
                              if (e.card) cards.push_back(*e.card);
                          },
                          [](const auto& /*brings none*/) {}},
               event);
}

void turned_by(const Event& event, Cards& cards) {
    std::visit(
        Overloaded{[&](const Started& e) { cards.push_back(e.card); },
                   [&](const DiscardStarted& e) { cards.push_back(e.card); },
                   [&](const Placed& e) { cards.push_back(e.card); },
                   [&](const DuelPlaced& e) { cards.push_back(e.card); },
                   [&](const ProposalPlaced& e) { cards.push_back(e.card); },
                   [&](const Discarded& e) { cards.push_back(e.card); },
                   [&](const Played& e) { cards.push_back(e.card); }, [&](const Stuck& e) { cards.push_back(e.card); },
                   [&](const Turned& e) {
                       for (const Dated& card : e.cards) cards.push_back(card.card);
                   },
                   [](const auto& /*turns none*/) {}},
        event);
}

namespace {

struct GameCards {
    Cards& cards;

    void operator()(const LineView& /*has none of its own*/) const {}
    void operator()(const CoopView& view) const {
        for (const auto& card : view.rift) {
            if (card) cards.push_back(card->card);
        }
    }
    void operator()(const ChallengeView& view) const {
        if (view.trial) cards.insert(cards.end(), view.trial->cards.begin(), view.trial->cards.end());
        if (view.duel && view.duel->card) cards.push_back(*view.duel->card);
    }
    void operator()(const ContestView& view) const {
        if (view.proposal) cards.push_back(view.proposal->card);
    }
};

}  // namespace

Cards cards_in(const View& view) {
    Cards cards = view.discard;
    if (view.line) {
        for (const Dated& card : *view.line) cards.push_back(card.card);
    }
    if (view.hands) {
        for (const auto& hand : *view.hands) {
            for (const HandCard& card : hand) cards.push_back(card.card);
        }
    }
    std::visit(GameCards{cards}, view.game);
    return cards;
}

}  // namespace frise::server
