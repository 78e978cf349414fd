// A game being played by a test: what the last action did, what is refused, where the cards are.
#pragma once

#include "engine/rules/game.hpp"
#include "tests/support/told.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>
#include <utility>
#include <vector>

namespace frise::told {

// Leaves shuffled cards as they lie, so that a new pile shows the order of the discarded cards.
class AsItLies final : public Chance {
  public:
    void shuffle(std::span<CardNo> /*cards*/, std::uint32_t /*nth*/) override {}
};

class ToldGame {
  public:
    // The events of the last action, or of the set-up.
    [[nodiscard]] std::vector<std::string> events() const {
        std::vector<std::string> list;
        for (const Event& event : events_) list.push_back(Teller{deck()}(event));
        return list;
    }
    // The error code that an action meets, which must change nothing.
    std::string refusal(int seat, const Action& action) {
        const State before = game_.state();
        Events events;
        AsItLies chance;
        const auto result = game_.apply(numbered(seat), action, chance, Sink{events});
        if (result) return "accepted";
        EXPECT_TRUE(game_.state() == before) << "a refused action changed the game";
        EXPECT_TRUE(events.empty()) << "a refused action has events";
        EXPECT_FALSE(result.error().message.empty()) << "a refusal without a word";
        return std::string{name(result.error().code)};
    }

    [[nodiscard]] std::vector<int> to_act() const {
        std::vector<int> list;
        for (const Seat seat : game_.to_act()) list.push_back(seat.number);
        return list;
    }
    [[nodiscard]] CardNo card(const Called& called) const {
        const auto& faces = deck().faces;
        const auto it =
            std::find_if(faces.begin(), faces.end(), [&](const Face& face) { return face.id == called.id; });
        EXPECT_NE(it, faces.end()) << "no card " << called.id;
        return card_at(static_cast<std::size_t>(it - faces.begin()));
    }
    template <class List>
    [[nodiscard]] std::vector<std::string> ids(const List& list) const {
        std::vector<std::string> names;
        for (const auto& each : list) names.push_back(id(each));
        return names;
    }
    [[nodiscard]] std::vector<std::string> line() const { return ids(game_.table().line); }
    [[nodiscard]] std::vector<std::string> discard_pile() const { return ids(game_.table().discard); }
    [[nodiscard]] std::vector<std::string> pile() const { return ids(game_.table().pile.cards()); }
    [[nodiscard]] const Game& game() const { return game_; }
    [[nodiscard]] const Deck& deck() const { return game_.setup().deck; }

  protected:
    explicit ToldGame(Game game) : game_{std::move(game)} {}

    void act(int seat, const Action& action) {
        events_.clear();
        AsItLies chance;
        const auto result = game_.apply(numbered(seat), action, chance, Sink{events_});
        if (!result) ADD_FAILURE() << "seat " << seat << " is refused: " << result.error().message;
    }
    void start() {
        AsItLies chance;
        game_.start(chance, Sink{events_});
    }
    static Seat numbered(int seat) { return seat_at(static_cast<std::size_t>(seat)); }
    [[nodiscard]] std::string id(CardNo card) const { return Teller{deck()}.id(card); }
    [[nodiscard]] std::string id(const Dated& card) const { return id(card.card); }
    [[nodiscard]] std::string id(const std::optional<Dated>& card) const { return card ? id(card->card) : "free"; }

    Game game_;
    Events events_;
};

}  // namespace frise::told
