// Following a table.
#include "tests/server/truth.hpp"

#include "tests/support/own_cards.hpp"

#include <stdexcept>

namespace frise::test {
namespace {

// Where the cards lie when an entry is done. Read from the state of the game, not from what the server makes of it.
Secrets secrets_of(const Game& game) {
    Secrets secrets{std::vector<bool>(game.setup().deck.size()), std::vector<bool>(game.setup().deck.size())};
    const Table& table = game.table();
    for (const CardNo card : table.pile.cards()) {
        secrets.year[index(card)] = true;
        secrets.title[index(card)] = true;
    }
    for (const Cards& hand : table.hands) {
        for (const CardNo card : hand) secrets.year[index(card)] = true;
    }
    for (const CardNo card : cards_elsewhere(game)) secrets.year[index(card)] = true;
    for (const CardNo card : dated_cards(game)) secrets.year[index(card)] = false;
    return secrets;
}

// Shown while the entry happened, though some may lie in the pile again at its end.
struct ToldBy {
    Secrets& secrets;

    void turned(CardNo card) const {
        secrets.year[index(card)] = false;
        secrets.title[index(card)] = false;
    }
    void brought(CardNo card) const { secrets.title[index(card)] = false; }
    // They lay open in the duel, and may be shuffled into the pile at once.
    void cleared(const ClearedCards& cards) const {
        for (const CardNo card : cards) brought(card);
    }

    void operator()(const Started& e) const { turned(e.card); }
    void operator()(const DiscardStarted& e) const { turned(e.card); }
    void operator()(const Placed& e) const { turned(e.card); }
    void operator()(const DuelPlaced& e) const {
        turned(e.card);
        if (e.cleared) cleared(*e.cleared);
    }
    void operator()(const DuelWon& e) const { cleared(e.cleared); }
    void operator()(const ProposalPlaced& e) const { turned(e.card); }
    void operator()(const Discarded& e) const { turned(e.card); }
    void operator()(const Removed& e) const { turned(e.card); }
    void operator()(const Played& e) const { turned(e.card); }
    void operator()(const Stuck& e) const { turned(e.card); }
    void operator()(const Turned& e) const {
        for (const Dated& card : e.cards) turned(card.card);
    }
    void operator()(const Drew& e) const { brought(e.card); }
    void operator()(const Proposed& e) const { brought(e.card); }
    void operator()(const Gave& e) const { brought(e.card); }
    template <class E>
    void operator()(const E& /*shows nothing that lies in the pile afterwards*/) const {}
};

}  // namespace

Truth::Truth(std::string code, const Ledger& ledger, std::shared_ptr<const server::Playset> playset)
    : ledger_{ledger},
      playset_{std::move(playset)},
      table_{std::move(code)},
      secrets_{Secrets::all(playset_->deck.size())},
      never_told_{secrets_.front()} {
    table_.bring(playset_);
    follow();
}

void Truth::follow() {
    for (const std::string& text : ledger_.after(table_.code(), table_.last())) {
        auto entry = server::read_entry(text, &playset_->names, table_.settings().terms.game);
        if (!entry) throw std::runtime_error{entry.error().message + ": " + text};
        const auto* acted = std::get_if<server::Acted>(&entry->what);
        const Events events = acted != nullptr ? acted->events : Events{};
        table_.evolve(*entry);
        fold(events);
    }
}

void Truth::fold(const Events& events) {
    Secrets now = table_.game() ? secrets_of(*table_.game()) : secrets_.front();
    for (const Event& event : events) {
        std::visit(ToldBy{now}, event);
        if (const auto* guess = std::get_if<Guessed>(&event)) guessed_.insert(guess->year);
    }
    for (std::size_t i = 0; i < now.year.size(); ++i) {
        never_told_.year[i] = never_told_.year[i] && now.year[i];
        never_told_.title[i] = never_told_.title[i] && now.title[i];
    }
    secrets_.push_back(std::move(now));
}

}  // namespace frise::test
