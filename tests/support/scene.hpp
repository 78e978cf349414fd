// A game dealt as a test wants it, with cards called by their years. Of several cards of one year the second in
// draw order is "1900b", the third "1900c"; the order is the hands from `first` clockwise, the line, the pile.
#pragma once

#include "engine/rules/game.hpp"
#include "tests/support/event_text.hpp"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <gtest/gtest.h>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace frise::test {

using Texts = std::vector<std::string>;

// What lies where when the game begins, and the options that are not at their default.
struct Deal {
    GameId game = GameId::classic;
    int first = 0;
    Year line = 0;
    std::vector<std::vector<Year>> hands;  // by seat
    std::vector<Year> pile;                // top first
    std::optional<std::string> on_miss;
    std::optional<std::string> tie_break;
    std::optional<int> rounds;
    bool shuffle = false;
    OptionsWish options = {};  // of games that have others
};

struct Name {
    Name(Year year) : text{std::to_string(year)} {}
    Name(int year) : Name{Year{year}} {}
    Name(const char* id) : text{id} {}

    std::string text;
};

template <class... Numbers>
std::vector<int> seats(Numbers... numbers) {
    return {numbers...};
}

// Shuffling turns the deck's order round: a test can tell what comes, and that there was a shuffle.
class LastCardOnTop final : public Chance {
  public:
    void shuffle(std::span<CardNo> cards, std::uint32_t /*nth*/) override {
        std::sort(cards.begin(), cards.end(), std::greater<>{});
    }
};

class Scene {
  public:
    explicit Scene(const Deal& deal) : game_{setup(deal)} {
        LastCardOnTop chance;
        Events events;
        game_.start(chance, Sink{events});
        note(events);
    }

    Scene& place(int seat, const Name& card, int gap) { return act(seat, Place{number(card), gap}); }
    Scene& accept(int seat) { return act(seat, Accept{}); }
    Scene& contest(int seat) { return act(seat, Contest{}); }
    Scene& give(int seat, const Name& card, std::optional<int> to = {}) { return act(seat, Give{number(card), to}); }
    Scene& act(int seat, const Action& action) {
        LastCardOnTop chance;
        Events events;
        const auto done = game_.apply(at(seat), action, chance, Sink{events});
        if (!done) ADD_FAILURE() << "refused: " << done.error().message;
        note(events);
        return *this;
    }

    // The code of the refusal that an action meets; it must leave everything as it was.
    std::string refusal(int seat, const Action& action) {
        const State before = game_.state();
        LastCardOnTop chance;
        Events events;
        const auto done = game_.apply(at(seat), action, chance, Sink{events});
        if (done) return "accepted";
        if (game_.state() != before || !events.empty()) return "refused, but something changed";
        if (done.error().message.empty()) return "refused without a word";
        return std::string{name(done.error().code)};
    }

    [[nodiscard]] const Texts& events() const { return events_; }  // of the last action; at first of the set-up
    [[nodiscard]] Texts line() const {
        Texts texts;
        for (const auto& [card, year] : game_.table().line) texts.push_back(text(game_.setup().deck, card, year));
        return texts;
    }
    [[nodiscard]] Texts hand(int seat) const { return ids(game_.table().hand(at(seat))); }
    [[nodiscard]] Texts pile() const { return ids(game_.table().pile.cards()); }
    [[nodiscard]] Texts discard() const { return ids(game_.table().discard); }
    [[nodiscard]] int round() const { return game_.table().round; }
    [[nodiscard]] bool over() const { return game_.over(); }
    [[nodiscard]] std::vector<int> to_act() const { return numbers(game_.to_act()); }
    [[nodiscard]] std::vector<int> winners() const { return numbers(game_.table().winners); }
    [[nodiscard]] std::vector<int> still_in() const { return numbers(std::get<LineState>(game_.state()).in); }
    // How many different actions are open to the seat.
    [[nodiscard]] std::uint64_t choices(int seat) const { return game_.legal(at(seat)).count(); }
    [[nodiscard]] CardNo number(const Name& card) const {
        const auto& faces = game_.setup().deck.faces;
        const auto it = std::find_if(faces.begin(), faces.end(), [&](const Face& f) { return f.id == card.text; });
        return it == faces.end() ? no_such_card : card_at(static_cast<std::size_t>(it - faces.begin()));
    }

  private:
    static Setup setup(const Deal& deal) {
        OptionsWish wish = deal.options;
        wish.set("first", deal.first);
        wish.set("on_miss", deal.on_miss);
        wish.set("tie_break", deal.tie_break);
        if (deal.rounds) wish.set("rounds", *deal.rounds);
        std::vector<std::int64_t> sizes;
        for (const auto& hand : deal.hands) sizes.push_back(static_cast<std::int64_t>(hand.size()));
        wish.set("hand", sizes);
        const Terms terms = settle(deal.game, static_cast<std::int64_t>(sizes.size()), wish).value();
        return {terms, check_deck(terms, cards(deal)).value(), deal.shuffle, 0};
    }

    static std::vector<Card> cards(const Deal& deal) {
        std::vector<Year> years;
        for (std::size_t i = 0; i < deal.hands.size(); ++i) {
            const auto& hand = deal.hands[(static_cast<std::size_t>(deal.first) + i) % deal.hands.size()];
            years.insert(years.end(), hand.begin(), hand.end());
        }
        years.push_back(deal.line);
        years.insert(years.end(), deal.pile.begin(), deal.pile.end());

        std::vector<Card> cards;
        for (auto it = years.begin(); it != years.end(); ++it) {
            std::string id = std::to_string(*it);
            if (const auto earlier = std::count(years.begin(), it, *it); earlier > 0) {
                id += static_cast<char>('a' + earlier);
            }
            cards.push_back({.face = {id, id}, .year = *it});
        }
        return cards;
    }

    static Seat at(int seat) { return seat_at(static_cast<std::size_t>(seat)); }
    static std::vector<int> numbers(SeatSet set) {
        std::vector<int> list;
        for (const Seat seat : set) list.push_back(seat.number);
        return list;
    }
    [[nodiscard]] Texts ids(std::span<const CardNo> cards) const {
        Texts texts;
        for (const CardNo card : cards) texts.push_back(game_.setup().deck.faces[index(card)].id);
        return texts;
    }
    void note(const Events& events) {
        events_.clear();
        for (const Event& event : events) events_.push_back(text(game_.setup().deck, event));
    }

    Game game_;
    Texts events_;
};

inline Scene scene(const Deal& deal) { return Scene{deal}; }

}  // namespace frise::test
