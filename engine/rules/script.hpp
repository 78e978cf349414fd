// One action being carried out: each event is kept by the sink and changes the state at once.
#pragma once

#include "engine/core/chance.hpp"
#include "engine/core/table.hpp"
#include "engine/rules/event.hpp"
#include "engine/rules/setup.hpp"

#include <algorithm>
#include <type_traits>
#include <utility>

namespace frise {

template <class Machine>
class Script {
  public:
    using State = typename Machine::State;

    Script(const Machine& machine, State& state, Chance& chance, Sink sink)
        : machine_{machine}, state_{state}, chance_{chance}, sink_{sink} {}

    State& state() { return state_; }
    Table& table() { return state_.table; }
    Chance& chance() { return chance_; }

    template <class E>
    void emit(E&& event) {
        static_assert(is_in<std::remove_cvref_t<E>, EventsOf<typename Machine::Kind>>,
                      "the kind of game does not list this event");
        sink_.keep(event);
        machine_.evolve(state_, std::forward<E>(event));
    }

    // Shuffles the discard pile anew if the draw pile is empty. False: there is no card at all.
    bool can_draw() {
        if (!table().pile.empty()) return true;
        if (table().discard.empty()) return false;
        reshuffle();
        return true;
    }

    // Shuffles the discarded cards and puts them under what is left of the draw pile.
    void reshuffle() {
        Cards cards = table().pile.empty() ? table().pile.release() : Cards{};
        cards.assign(table().discard.begin(), table().discard.end());
        chance_.shuffle(cards, table().shuffles);
        const std::size_t pile = table().pile.size() + cards.size();
        emit(Reshuffled{std::move(cards), pile, false});
    }

    // The whole deck, of which the top `pile` cards are played with.
    void shuffle_all(std::size_t count, std::size_t pile) {
        Cards cards = table().pile.release();
        cards.resize(count);
        for (std::size_t i = 0; i < count; ++i) cards[i] = card_at(i);
        chance_.shuffle(cards, table().shuffles);
        emit(Reshuffled{std::move(cards), pile, true});
    }
    void shuffle_all(std::size_t count) { shuffle_all(count, count); }

    Cards take_hand(Seat seat, std::size_t count) {
        // Uses the memory of the hand that it replaces.
        Cards cards = std::exchange(table().hand(seat), Cards{});
        const auto top = table().pile.cards().first(count);
        cards.assign(top.begin(), top.end());
        return cards;
    }

    void deal(const Terms& terms, Seat first) {
        for (int i = 0; i < terms.seats; ++i) {
            const Seat seat = clockwise(first, terms.seats, i);
            emit(Dealt{seat, take_hand(seat, static_cast<std::size_t>(terms.hand[index(seat)])), {}});
        }
    }

    void start_line(const Deck& deck) {
        const CardNo card = table().pile.top();
        emit(Started{card, deck.year(card)});
    }

    void draw(Seat seat) {
        if (can_draw()) emit(Drew{seat, table().pile.top(), std::nullopt});
    }

  private:
    const Machine& machine_;
    State& state_;
    Chance& chance_;
    Sink sink_;
};

// The table before the first event. A deck that is to be shuffled becomes the pile with the event `reshuffled`.
inline void lay_out(Table& table, const Setup& setup, std::size_t count) {
    table.clear();
    if (setup.shuffle) return;
    Cards cards = table.pile.release();
    cards.resize(count);
    for (std::size_t i = 0; i < count; ++i) cards[i] = card_at(i);
    table.pile.put_under(std::move(cards));
}

// What these events mean in every game.
inline void evolve(Table& table, Dealt&& e) {
    table.pile.remove_top(e.cards.size());
    table.hand(e.seat) = std::move(e.cards);
}
inline void evolve(Table& table, const Started& e) {
    table.pile.remove_top();
    table.line.assign(1, Dated{e.card, e.year});
}
inline void evolve(Table& table, const Drew& e) {
    table.pile.remove_top();
    table.hand(e.seat).push_back(e.card);
}
inline void evolve(Table& table, Reshuffled&& e) {
    if (e.whole) {
        table.pile.remove_top(table.pile.size());
        for (Cards& hand : table.hands) hand.clear();
        table.line.clear();
    }
    table.discard.clear();
    table.pile.put_under(std::move(e.cards));
    table.pile.keep_top(e.pile);
    ++table.shuffles;
}
inline void evolve(Table& table, const GameOver& e) {
    table.over = true;
    table.winners = e.winners;
}

}  // namespace frise
