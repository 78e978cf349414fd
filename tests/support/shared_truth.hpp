// What the events that several games have say must be true of the table that they happen at, by rules.md and not by the
// rules' own functions. Each kind of game adds its own.
#pragma once

#include "engine/rules/game.hpp"

namespace frise::test {

class SharedTruth {
  public:
    // As the game stood just before the event.
    explicit SharedTruth(const Game& game) : game_{game}, table_{game.table()} {}

    void operator()(const Dealt& e) const;
    void operator()(const Started& e) const;
    void operator()(const Drew& e) const { check_top(e.card); }
    void operator()(const Placed& e) const { check_placed(e.gap, {e.card, e.year}, e.right); }
    void operator()(const PutRight& e) const;
    void operator()(const Discarded& e) const { check_year({e.card, e.year}); }
    void operator()(const Out& /*e*/) const {}
    void operator()(const Reshuffled& e) const { check_shuffle(e, e.cards.size()); }
    void operator()(const GameOver& e) const;

  protected:
    [[nodiscard]] const Game& game() const { return game_; }
    [[nodiscard]] const Table& table() const { return table_; }
    template <class State>
    [[nodiscard]] const State& state() const {
        return std::get<State>(game_.state());
    }
    template <class Options>
    [[nodiscard]] const Options& options() const {
        return std::get<Options>(game_.setup().terms.options);
    }

    void check_year(const Dated& card) const;
    void check_top(CardNo card) const;
    void check_placed(int gap, const Dated& card, bool right) const;
    // Of a whole deck only so many are played with.
    void check_shuffle(const Reshuffled& e, std::size_t used) const;

    // The year at a place of the line; beyond its ends the least and the greatest.
    [[nodiscard]] Year at(int place) const;

  private:
    const Game& game_;
    const Table& table_;
};

}  // namespace frise::test
