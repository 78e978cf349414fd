// Cards called by their years, and events told in a few words, so that a test reads as what happens at the table.
#pragma once

#include "engine/core/card.hpp"
#include "engine/rules/event.hpp"
#include "engine/rules/terms.hpp"

#include <map>
#include <sstream>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace frise::told {

// The name of a card: its year. A second card of the year has a b behind it, a third one a c.
struct Called {
    std::string id;

    Called(int year) : id{std::to_string(year)} {}
    Called(const char* name) : id{name} {}
};

inline std::vector<Card> cards_of(const std::vector<Year>& years) {
    std::map<Year, int> so_far;
    std::vector<Card> cards;
    for (const Year year : years) {
        const int nth = so_far[year]++;
        const std::string letter = nth == 0 ? "" : std::string(1, static_cast<char>('a' + nth));
        cards.push_back({{std::to_string(year) + letter, ""}, year, {}, {}});
    }
    return cards;
}

inline Deck deck_of(const std::vector<Year>& years) {
    std::vector<Face> faces;
    for (const Card& card : cards_of(years)) faces.push_back(card.face);
    return {std::move(faces), years, {}};
}

class Teller {
  public:
    explicit Teller(const Deck& deck) : deck_{deck} {}

    std::string operator()(const Event& event) const { return std::visit(*this, event); }

    std::string operator()(const Dealt& e) const {
        std::string told = say("dealt", e.seat);
        for (std::size_t i = 0; i < e.cards.size(); ++i) {
            told += ' ' + (e.fronts.empty() ? id(e.cards[i]) : with_icon(e.cards[i], e.fronts[i]));
        }
        return told;
    }
    std::string operator()(const Started& e) const { return say("started", turned(e)); }
    std::string operator()(const DiscardStarted& e) const {
        return say("discard-started", turned(e) + ':' + std::to_string(e.icon));
    }
    std::string operator()(const DuelPlaced& e) const {
        return say("placed", e.seat, turned(e), "gap", e.gap, e.right ? "right" : "wrong");
    }
    std::string operator()(const Discarded& e) const {
        return say("discarded", e.seat, turned(e) + (e.icon ? ':' + std::to_string(*e.icon) : ""));
    }
    std::string operator()(const Drew& e) const {
        return say("drew", e.seat, e.front ? with_icon(e.card, *e.front) : id(e.card));
    }
    std::string operator()(const Reshuffled& e) const { return say("reshuffled", all(e.cards)); }
    std::string operator()(const Out& e) const { return say("out", e.seat); }
    std::string operator()(const Played& e) const {
        return say("played", e.seat, turned(e), e.row == Row::line ? "line" : "rift", e.gap);
    }
    std::string operator()(const Stuck& e) const { return say("stuck", e.seat, turned(e)); }
    std::string operator()(const TurnEnded& e) const { return say("turn-ended", e.seat); }
    std::string operator()(const TrialBegan& e) const { return say("trial", name(e.kind), all(e.cards)); }
    std::string operator()(const Answered& e) const { return say("answered", e.seat); }
    std::string operator()(const Turned& e) const {
        std::string told = "turned";
        for (const Dated& card : e.cards) told += ' ' + turned(card);
        told += ':';
        for (const Dials& dials : e.answers) told += ' ' + shown(dials);
        return told;
    }
    std::string operator()(const Advanced& e) const { return say("advanced", e.seat, "by", e.by, "to", e.to); }
    std::string operator()(const DuelBegan& e) const {
        return say("duel", name(e.kind), all(e.seats)) + (e.card ? " card " + id(*e.card) : "");
    }
    std::string operator()(const Guessed& e) const {
        const char* hint = e.hint == Hint::later ? "later" : e.hint == Hint::earlier ? "earlier" : "right";
        return say("guessed", e.seat, e.year, hint);
    }
    std::string operator()(const DuelWon& e) const { return say("duel-won", e.seat); }
    std::string operator()(const GameOver& e) const {
        std::string told = say("game-over", all(e.winners));
        if (const auto* team = std::get_if<TeamScore>(&e.outcome))
            told += say(" score", team->score, "rank", team->rank);
        if (const auto* pawns = std::get_if<Positions>(&e.outcome)) told += say(" at", all(*pawns));
        return told;
    }
    template <class E>
    std::string operator()(const E& /*not of coop or challenge*/) const {
        return "an event of another game";
    }

    [[nodiscard]] std::string id(CardNo card) const { return deck_.faces->at(index(card)).id; }

  private:
    std::string text(Seat seat) const { return std::to_string(seat.number); }
    std::string text(CardNo card) const { return id(card); }
    template <class T>
    std::string text(const T& other) const {
        std::ostringstream out;
        out << other;
        return out.str();
    }
    template <class... Parts>
    std::string say(const char* what, const Parts&... parts) const {
        return (std::string{what} + ... + (' ' + text(parts)));
    }
    template <class List>
    std::string all(const List& list) const {
        std::string told;
        for (const auto& each : list) told += (told.empty() ? "" : " ") + text(each);
        return told;
    }
    // The name tells the year; an event with another year than the card's shows it.
    template <class E>
    std::string turned(const E& e) const {
        return id(e.card) + (e.year == deck_.year(e.card) ? "" : "=" + std::to_string(e.year));
    }
    std::string with_icon(CardNo card, Icon icon) const { return id(card) + ':' + std::to_string(icon); }
    static std::string shown(const Dials& dials) {
        std::string told = dials.sign == 0 ? "" : dials.sign > 0 ? "+" : "-";
        for (const int wheel : dials.wheels) told += std::to_string(wheel);
        return told;
    }

    const Deck& deck_;
};

}  // namespace frise::told
