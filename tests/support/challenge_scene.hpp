// A race of challenge as a test wants it: the deck in draw order, the board, the pawns.
#pragma once

#include "tests/support/rearranged.hpp"
#include "tests/support/told_game.hpp"

#include <cstdlib>
#include <initializer_list>
#include <optional>
#include <vector>

namespace frise::told {

struct ChallengeTable {
    int seats = 2;
    std::vector<Year> deck{};
    Board board = default_board();
    std::vector<int> at{};  // the pawns' spaces; duel lines behind the leading one have been played
    bool final_duel = false;
    int first = 0;
    bool shuffle = false;
};

inline Board trials(std::vector<TrialKind> track, std::vector<DuelLine> duels = {}) {
    return {default_board().dates, std::move(track), std::move(duels)};
}
// A track of right-date spaces only: one card each, and any number of moves from 0 to 4.
inline Board race(std::size_t spaces, std::vector<DuelLine> duels = {}) {
    return trials(std::vector(spaces, TrialKind::right_date), std::move(duels));
}

using Wheels = std::initializer_list<int>;

inline Answer dialled(Wheels wheels, std::optional<int> sign = {}) { return {{wheels.begin(), wheels.end()}, sign}; }

class ChallengeScene : public ToldGame {
  public:
    explicit ChallengeScene(const ChallengeTable& table) : ToldGame{Game{setup_for(table)}} {
        if (table.at.empty()) {
            start();
        } else {
            begin_at(table);
        }
    }

    ChallengeScene& answer(int seat, Wheels wheels, std::optional<int> sign = {}) {
        act(seat, dialled(wheels, sign));
        return *this;
    }
    // One answer of every seat, seat 0 first.
    ChallengeScene& answers(std::initializer_list<Wheels> list) {
        int seat = 0;
        for (const Wheels& wheels : list) answer(seat++, wheels);
        return *this;
    }
    // All answer a right-date trial, each with so many right digits.
    ChallengeScene& moves(const std::vector<int>& right_digits) {
        const Year year = deck().year(state().trial->cards.front());
        int seat = 0;
        for (const int right : right_digits) act(seat++, date_with(year, right));
        return *this;
    }
    ChallengeScene& place(int seat, int gap) {
        act(seat, PlaceDrawn{gap});
        return *this;
    }
    ChallengeScene& guess(int seat, Year year) {
        act(seat, Guess{year});
        return *this;
    }

    [[nodiscard]] std::vector<int> positions() const { return {state().positions.begin(), state().positions.end()}; }
    [[nodiscard]] ChallengeView view(Viewer viewer = onlooker) const {
        return std::get<ChallengeView>(game_.view(viewer).game);
    }
    [[nodiscard]] const ChallengeState& state() const { return std::get<ChallengeState>(game_.state()); }

  private:
    static Setup setup_for(const ChallengeTable& table) {
        Setup setup;
        setup.deck = deck_of(table.deck);
        setup.shuffle = table.shuffle;
        setup.terms = {
            GameId::challenge, table.seats, numbered(table.first), {}, ChallengeOptions{table.board, table.final_duel}};
        return setup;
    }

    void begin_at(const ChallengeTable& table) {
        ChallengeState s = state();
        s.positions.assign(table.at.begin(), table.at.end());
        const int lead = *std::max_element(table.at.begin(), table.at.end());
        for (const DuelLine& line : table.board.duels) s.duels_played += line.after < lead ? 1 : 0;
        game_ = Rearranged::game(game_, game_.setup(), s);
        const TrialKind kind = table.board.track.at(static_cast<std::size_t>(lead));
        const bool four = kind == TrialKind::four_cards || kind == TrialKind::order;
        TrialCards cards;
        for (std::size_t i = 0; i < (four ? 4U : kind == TrialKind::gap ? 2U : 1U); ++i) cards.push_back(card_at(i));
        game_.evolve(TrialBegan{kind, cards, 1});
    }

    static Answer date_with(Year year, int right) {
        Answer answer{{}, year < 0 ? -1 : 1};
        const int number = static_cast<int>(std::abs(year));
        for (const int digit : {number / 1000, number / 100 % 10, number / 10 % 10, number % 10}) {
            answer.wheels.push_back(right-- > 0 ? digit : (digit + 1) % 10);
        }
        return answer;
    }
};

inline ChallengeScene challenge(const ChallengeTable& table) { return ChallengeScene{table}; }

}  // namespace frise::told
