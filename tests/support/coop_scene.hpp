// A table of coop as a test wants it, built from years.
#pragma once

#include "tests/support/rearranged.hpp"
#include "tests/support/told_game.hpp"

#include <map>
#include <numeric>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace frise::told {

struct CoopTable {
    std::vector<Year> line{1900};
    std::vector<Year> rift{};  // over the gaps 1 to k - 1, 0 where free
    std::vector<Year> discard{1000};
    std::vector<std::vector<Year>> hands{};
    std::vector<Year> stuck{};      // of the cards in hand
    std::vector<Year> pile{};       // top first
    std::vector<int> full{};        // hand sizes to draw up to; left out: the hands as they are
    std::map<Year, Icons> icons{};  // {front, back}; left out: {0, 1}, which nobody can discard on {0, 1}
    int first = 0;
};

class CoopScene : public ToldGame {
  public:
    explicit CoopScene(const CoopTable& table) : ToldGame{Game{setup_for(table)}} {
        start();
        if (table.full.empty() && table.line.size() + table.discard.size() == 2 && table.stuck.empty()) return;
        Setup setup = game_.setup();
        if (!table.full.empty()) setup.terms.hand = table.full;
        game_ = Rearranged::game(game_, setup, rearranged(table));
    }

    CoopScene& play(int seat, const Called& called, std::optional<int> wish = {}) {
        act(seat, Play{card(called), wish});
        return *this;
    }
    CoopScene& discard(int seat, const Called& called) {
        act(seat, Discard{card(called)});
        return *this;
    }
    CoopScene& end_turn(int seat) {
        act(seat, EndTurn{});
        return *this;
    }

    [[nodiscard]] std::vector<std::string> rift() const { return ids(state().rift); }
    [[nodiscard]] std::vector<std::string> hand(int seat) const { return ids(state().table.hand(numbered(seat))); }
    [[nodiscard]] std::vector<std::string> legal(int seat) const {
        const Legal legal = game_.legal(numbered(seat));
        std::vector<std::string> list;
        for (std::uint64_t i = 0; i < legal.count(); ++i) list.push_back(in_words(legal.at(i)));
        return list;
    }
    [[nodiscard]] const CoopState& state() const { return std::get<CoopState>(game_.state()); }

  private:
    // Hands, line, discard and pile as they are dealt; then what lies on the table beside them.
    static Setup setup_for(const CoopTable& table) {
        const int seats = static_cast<int>(table.hands.size());
        std::vector<Year> years;
        const auto add = [&](const auto& from, std::size_t skip) {
            years.insert(years.end(), from.begin() + static_cast<std::ptrdiff_t>(skip), from.end());
        };
        for (int i = 0; i < seats; ++i) add(table.hands[static_cast<std::size_t>((table.first + i) % seats)], 0);
        years.push_back(table.line.front());
        years.push_back(table.discard.front());
        add(table.pile, 0);
        add(table.line, 1);
        for (const Year year : table.rift) {
            if (year != 0) years.push_back(year);
        }
        add(table.discard, 1);

        Setup setup;
        setup.deck = deck_of(years);
        std::vector<Icons> icons;
        for (const Year year : years) {
            const auto named = table.icons.find(year);
            icons.push_back(named == table.icons.end() ? Icons{0, 1} : named->second);
        }
        setup.deck.icons = std::move(icons);
        setup.terms = {GameId::coop, seats, numbered(table.first), {}, CoopOptions{static_cast<int>(years.size()), 4}};
        for (const auto& hand : table.hands) setup.terms.hand.push_back(static_cast<int>(hand.size()));
        return setup;
    }

    [[nodiscard]] CoopState rearranged(const CoopTable& table) const {
        CoopState s = state();
        std::size_t next = deck().size() - (s.table.pile.size() - table.pile.size());
        const auto take = [&] { return deck().dated(card_at(next++)); };
        s.table.pile.keep_top(table.pile.size());
        while (s.table.line.size() < table.line.size()) s.table.line.push_back(take());
        s.rift.assign(table.line.size() - 1, std::nullopt);
        for (std::size_t i = 0; i < table.rift.size(); ++i) {
            if (table.rift[i] != 0) s.rift.at(i) = take();
        }
        while (s.table.discard.size() < table.discard.size()) s.table.discard.push_back(take().card);
        for (const Year year : table.stuck) s.stuck[index(card(static_cast<int>(year)))] = 1;
        return s;
    }

    [[nodiscard]] std::string in_words(const Action& action) const {
        if (const auto* play = std::get_if<Play>(&action)) {
            return "play " + id(play->card) + (play->wish ? " with a gap" : "");
        }
        if (const auto* discard = std::get_if<Discard>(&action)) return "discard " + id(discard->card);
        return std::holds_alternative<EndTurn>(action) ? "end-turn" : "an action of another game";
    }
};

inline CoopScene coop(const CoopTable& table) { return CoopScene{table}; }

}  // namespace frise::told
